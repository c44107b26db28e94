import { namesCurrency, readCurrency } from './currency';
import { decodeEntities } from './decode-entities';

export interface ParsedPrice {
  /** In minor units of the given number of decimals: cents by default. */
  minor: number;
  /** ISO 4217; null: the text does not say, or not clearly. */
  currency: string | null;
  /** Whether it has a currency sign or word. */
  isNamed: boolean;
  /** The original price in the same text. */
  originalMinor: number | null;
}

export interface PriceContext {
  /** Decimals of the currency's minor unit. */
  decimals?: number;
  /** The feed's own currency, which tells '$' or 'kr' of several countries apart. */
  feedCurrency?: string | null;
}

const maxPriceTextLength = 200;
const maxReadableMinor = 1e15;

const groups = String.raw`\d{1,3}(?:[ .,'’_]\d{3})+(?![\d])(?:[.,]\d{1,3}(?!\d))?`;
const indianGroups = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`;
const numberPattern = new RegExp(
  String.raw`${groups}|${indianGroups}|\d+(?:[.,]\d+)?|[.,]\d+`,
  'gu',
);
const before =
  /\b(?:rrp|r\.r\.p|uvp|msrp|was|reg(?:ular)?|list|original(?:ly)?|old|before|statt|compare at|value|běžná|avant|instead)\b/i;
const current = /\b(?:current|now|sale|our|your|special|today|offer|aktuell|jetzt|cena)\b/i;

/** Reads a price as shops write it: '$1,299.00', '12,50 €', 'from £9', 'RRP: £47.00Current price: £14.10'. */
export function parsePrice(text: string, context: PriceContext = {}): ParsedPrice | null {
  if (text === '') return null;
  const { decimals = 2, feedCurrency = null } = context;
  const plain = decimals === 2 ? plainPrice(text) : null;
  if (plain !== null) return plain;
  const clean = normalize(decodeEntities(text.slice(0, maxPriceTextLength)));
  const found = findPrices(clean, decimals);
  // A price of zero next to another one is a placeholder.
  const charged = found.some(({ minor }) => minor > 0) ? found.filter(isCharged) : found;
  const [first] = charged;
  if (!first) return null;
  const withSign = charged.filter(({ hasCurrency }) => hasCurrency);
  const usable = withSign.length > 0 ? withSign : charged;
  const chosen =
    usable.find(({ role }) => role === 'current') ??
    usable.find(({ role }) => role !== 'before') ??
    first;
  const original = charged.find(({ role, minor }) => role === 'before' && minor > chosen.minor);
  return {
    minor: chosen.minor,
    currency: readCurrency(clean, feedCurrency),
    isNamed: namesCurrency(clean),
    originalMinor: original?.minor ?? null,
  };
}

const isCharged = ({ minor }: FoundPrice) => minor > 0;

/** Unusual digits, separators and ways to write cents in the usual form. */
function normalize(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replaceAll('\u066b', '.')
      .replaceAll('\u066c', ',')
      // '<del>19.99</del> 12.99'.
      .replace(/<(?:del|s|strike)(?=[ >])[^<>]*>/gi, ' was ')
      .replace(/<\/(?:del|s|strike)>/gi, ' now ')
      .replace(/\s/g, ' ')
      .replace(/(?<=\d)[·‧:](?=\d{2}(?!\d))/g, '.')
      // '25,00 €/100 ml', '$12 per oz': a price per unit is not the price.
      .replace(
        /\d[\d.,]{0,12} ?[^\s\d/]{0,4} ?(?:\/|per |pro ) ?(?:\d{1,4} ?)?(?:ml|cl|l|g|kg|oz)(?!\p{L})/giu,
        ' ',
      )
      // 'Rs.499', 'kr.199': the period belongs to the word.
      .replace(/(?<=\p{L})\.(?=\d)/gu, '. ')
      // '10 – 20 €', '10 to 20 USD': the lower price.
      .replace(/(?<=\d) ?(?:[-–—~]| to | bis | à ) ?\d[\d.,]*(?=\D*$)/gu, '')
      // '12€50', '12.€50', '12 € 50'.
      .replace(/(?<![\d.,])(\d+)[.,]? ?€ ?(\d{2})(?![\d.,])/g, '€$1.$2')
      // '49,-', '5.—'.
      .replace(/(\d) ?[.,][-–—]+(?!\d)/g, '$1')
      // '1.837, 32' and '$ 8. 94'.
      .replace(/(?<=\d)([.,]) (\d{2})(?!\d)/g, '$1$2')
      // '$12 99', where the cents are raised.
      .replace(/^(\D*[$£€] ?\d{1,4}) (\d{2})(?=\D*$)/, '$1.$2')
      // '$.750.30'.
      .replace(/(?<=[$£€])\.+(?=\d+[.,]\d)/g, '')
      // '99¢', '85p'.
      .replace(/^(\d{1,3}) ?¢$/, (_, cents: string) => `$0.${cents.padStart(2, '0')}`)
      .replace(/^(\d{1,2}) ?p$/, (_, pence: string) => `£0.${pence.padStart(2, '0')}`)
      .trim()
  );
}

interface FoundPrice {
  minor: number;
  hasCurrency: boolean;
  role: 'before' | 'current' | null;
}

function findPrices(text: string, decimals: number): FoundPrice[] {
  const found: FoundPrice[] = [];
  let end = 0;
  for (const match of text.matchAll(numberPattern)) {
    const lead = text.slice(end, match.index);
    end = match.index + match[0].length;
    const trail = text.slice(end, end + 7);
    // '12..50', '1,2,3', '1e3': it cannot be told what is meant.
    if (/^(?:[.,]+|e[+-]?)\d/i.test(trail)) return [];
    // Discounts and negative numbers are not prices.
    if (/^\s*%/.test(trail) || /(?:^|[\s(])[-−]$/.test(lead.replace(/[^\s(−-]$/u, ''))) continue;
    const minor = toMinor(match[0], decimals);
    if (minor === null) continue;
    const role = before.test(lead) ? 'before' : current.test(lead) ? 'current' : null;
    const hasCurrency =
      namesCurrency(`${lead.slice(-6)}0`) || namesCurrency(`0${/^\s?\S*/.exec(trail)?.[0] ?? ''}`);
    found.push({ minor, hasCurrency, role });
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
  let minor = 0;
  for (let at = 0; at < end; at += 1) {
    if (at !== whole) minor = minor * 10 + (text.charCodeAt(at) - zero);
  }
  const decimals = end > whole ? end - whole - 1 : 0;
  minor *= decimals === 0 ? 100 : decimals === 1 ? 10 : 1;
  const currency = isBare ? null : readCurrency(text.slice(end + 1));
  return { minor, currency, isNamed: !isBare, originalMinor: null };
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

/** '1.299,00', '1,299', '1 299.5', '34.992001' in minor units. */
function toMinor(number: string, minorDecimals: number): number | null {
  const bare = number.replace(/[ '’_]/g, '');
  const separators = bare.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const decimals = bare.length - bare.lastIndexOf(last) - 1;
  const isMixed = new Set(separators).size > 1;
  if (!isMixed && separators.length > 1 && decimals !== 3) return null;
  // A single separator before exactly three digits groups thousands, unless nothing precedes it or the
  // currency has three decimals.
  const isDecimal =
    last !== '' &&
    (isMixed ||
      (separators.length === 1 &&
        (decimals !== 3 || /^0?[.,]/.test(bare) || (minorDecimals === 3 && last === '.'))));
  const amount = isDecimal
    ? Number(
        `${bare.slice(0, bare.lastIndexOf(last)).replace(/[.,]/g, '')}.${bare.slice(bare.lastIndexOf(last) + 1)}`,
      )
    : Number(bare.replace(/[.,]/g, ''));
  const minor = Math.round(amount * 10 ** minorDecimals + 1e-6);
  return Number.isFinite(minor) && minor <= maxReadableMinor ? minor : null;
}
