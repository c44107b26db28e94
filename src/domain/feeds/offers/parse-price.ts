import { readCurrency } from './currency';
import { decodeEntities } from './decode-entities';

export interface ParsedPrice {
  cents: number;
  /** ISO 4217; null: the text does not say. */
  currency: string | null;
  /** The original price in the same text. */
  originalCents: number | null;
}

const maxPriceTextLength = 200;
const maxReadableCents = 100_000_000_000;

const digits = String.raw`\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?|[.,]\d+`;
const numberPattern = new RegExp(digits, 'gu');
const before =
  /\b(?:rrp|r\.r\.p|uvp|msrp|was|reg(?:ular)?|list|original(?:ly)?|old|before|statt|compare at|value)\b/i;
const current = /\b(?:current|now|sale|our|your|special|today|offer|aktuell|jetzt|cena)\b/i;

/** Reads a price as shops write it: '$1,299.00', '12,50 €', 'from £9', 'RRP: £47.00Current price: £14.10'. */
export function parsePrice(text: string): ParsedPrice | null {
  if (text === '') return null;
  const plain = plainPrice(text);
  if (plain !== null) return plain;
  const clean = decodeEntities(text.slice(0, maxPriceTextLength))
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    // Some feeds write cents as '12€50' or '12.€50'.
    .replace(/(?<!\d)(\d+)[.,]?€(\d{2})(?!\d)/g, '€$1.$2')
    .replace(/(\d)\s?[.,]-+(?!\d)/g, '$1')
    .trim();
  const found = findPrices(clean);
  const [first] = found;
  if (!first) return null;
  const withSign = found.filter(({ hasCurrency }) => hasCurrency);
  const usable = withSign.length > 0 ? withSign : found;
  const chosen =
    usable.find(({ role }) => role === 'current') ??
    usable.find(({ role }) => role !== 'before') ??
    first;
  const original = found.find(({ role, cents }) => role === 'before' && cents > chosen.cents);
  return {
    cents: chosen.cents,
    currency: readCurrency(clean),
    originalCents: original?.cents ?? null,
  };
}

interface FoundPrice {
  cents: number;
  hasCurrency: boolean;
  role: 'before' | 'current' | null;
}

function findPrices(text: string): FoundPrice[] {
  const found: FoundPrice[] = [];
  let end = 0;
  for (const match of text.matchAll(numberPattern)) {
    const lead = text.slice(end, match.index);
    end = match.index + match[0].length;
    const trail = text.slice(end, end + 5);
    // Discounts and negative numbers are not prices.
    if (/^\s*%/.test(trail) || /(?:^|[\s(])[-−]\s*$/.test(lead.replace(/[^\s(−-]$/u, ''))) continue;
    const cents = toPriceCents(match[0]);
    if (cents === null) continue;
    const role = before.test(lead) ? 'before' : current.test(lead) ? 'current' : null;
    const hasCurrency =
      readCurrency(lead.slice(-5)) !== null ||
      readCurrency(/^\s?\S*/.exec(trail)?.[0] ?? '') !== null;
    found.push({ cents, hasCurrency, role });
  }
  return found;
}

const [zero, point, space, capitalA] = [48, 46, 32, 65];
const maxWholeDigits = 9;

/** Fast path for '12', '12.5', '12.50' and '12.50 USD', which nearly all feeds use. */
function plainPrice(text: string): ParsedPrice | null {
  const whole = digitsEnd(text, 0);
  if (whole === 0 || whole > maxWholeDigits) return null;
  let end = whole;
  if (text.charCodeAt(end) === point) {
    end = digitsEnd(text, whole + 1);
    if (end === whole + 1 || end > whole + 3) return null;
  }
  const isBare = end === text.length;
  if (!isBare && !isCodeAt(text, end)) return null;
  let cents = 0;
  for (let at = 0; at < end; at += 1) {
    if (at !== whole) cents = cents * 10 + (text.charCodeAt(at) - zero);
  }
  const decimals = end > whole ? end - whole - 1 : 0;
  cents *= decimals === 0 ? 100 : decimals === 1 ? 10 : 1;
  return {
    cents,
    currency: isBare ? null : readCurrency(text.slice(end + 1)),
    originalCents: null,
  };
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) break;
  }
  return at;
}

/** Whether only a space and three capitals follow. */
function isCodeAt(text: string, at: number): boolean {
  if (text.length !== at + 4 || text.charCodeAt(at) !== space) return false;
  for (let place = at + 1; place < text.length; place += 1) {
    const letter = text.charCodeAt(place) - capitalA;
    if (letter < 0 || letter > 25) return false;
  }
  return true;
}

/** '1.299,00', '1,299', '1 299.5', '34.992001' as cents. */
function toPriceCents(number: string): number | null {
  const bare = number.replace(/[ '’\u00a0\u202f]/g, '');
  const separators = bare.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const decimals = bare.length - bare.lastIndexOf(last) - 1;
  const isMixed = new Set(separators).size > 1;
  // A single separator before exactly three digits groups thousands, unless nothing precedes it.
  const isDecimal =
    last !== '' &&
    (isMixed || (separators.length === 1 && (decimals !== 3 || /^0?[.,]/.test(bare))));
  const amount = isDecimal
    ? Number(
        `${bare.slice(0, bare.lastIndexOf(last)).replace(/[.,]/g, '')}.${bare.slice(bare.lastIndexOf(last) + 1)}`,
      )
    : Number(bare.replace(/[.,]/g, ''));
  const cents = Math.round(amount * 100 + 1e-6);
  return Number.isFinite(cents) && cents <= maxReadableCents ? cents : null;
}
