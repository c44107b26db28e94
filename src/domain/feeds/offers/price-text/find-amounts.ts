import { namesCurrency, withoutCurrencies } from '../currency';
import { readPriceWords } from './price-words';
import { type NumberStyle, toMinor } from './to-minor';

/** An amount of money in a text. */
export interface Amount {
  minor: number;
  start: number;
  end: number;
  hasCurrency: boolean;
  /** Other: a discount, one of several payments or the price of several pieces. */
  role: 'before' | 'current' | 'other' | null;
}

interface PlacedNumber {
  text: string;
  start: number;
  end: number;
  /** The text between the number before and this one. */
  lead: string;
  /** The text between this number and the next one. */
  trail: string;
  isLast: boolean;
}

const groups = String.raw`\d{1,3}(?:[ .,'_]\d{3})+(?![\d])(?:[.,]\d{1,3}(?!\d))?`;
const indianGroups = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?`;
const numberPattern = new RegExp(
  String.raw`${groups}|${indianGroups}|\d+(?:[.,]\d+)?|[.,]\d+`,
  'gu',
);
/** '12..50', '1,2,3', '1e3', '0x1F', '1⁄2', '2-for-1', '450k', '1万'. */
const unclearTrail =
  /^(?:[.,]+\d|e[+-]?\d|x\d|⁄|-for-| ?(?:k|rb|ribu|jt|juta|mil|tr|triệu|тыс|lakh|crore|mio|mln)(?!\p{L})| ?[万萬千만천])/iu;
const negativeLead = /[ (][-−][$£€]?$|[$£€] ?[-−]$/;
const negativeStart = /(?:^|[ (])[-−][$£€]?$|[$£€] ?[-−]$/;
const rangeSign = /^(?:[-–—~]|to|bis|à|a|do|до|til|tot|through|and|y|e|até|hasta|al)$/i;
/** Between a number of pieces or payments and an amount. */
const countSign = /^(?:[x×*/]|for|für|pour|por|voor|pentru|mal|za|på|um)(?: (?:de|à|zu))?$/i;

/**
 * The amounts of a normalized text, in order; of a range only the lower one. Null: it cannot be told what is
 * meant.
 */
export function findAmounts(text: string, style: NumberStyle): Amount[] | null {
  const numbers = placeNumbers(text);
  if (numbers.some((number) => isUnclear(number, text))) return null;
  const amounts: Amount[] = [];
  let last: PlacedNumber | undefined;
  for (const number of numbers) {
    const amount = readAmount(number, style);
    const previous = amounts.at(-1);
    if (amount && previous && last) {
      const joined = joinAmounts(previous, amount, last, number);
      if (!joined) return null;
      amounts.splice(-1, 1, ...joined);
    } else if (amount) amounts.push(amount);
    last = number;
  }
  const [first, second] = amounts;
  return amounts.length === 2 && first && second
    ? tellApart(first, second, numbers, text)
    : amounts;
}

const withTax = /^[^\p{L}\d]*(?:inc|incl|inkl|including|ttc|brutto|gross)(?!\p{L})/iu;
const withoutTax = /^[^\p{L}\d]*(?:ex|exc|excl|exkl|excluding|ht|netto|net)(?!\p{L})/iu;

/** Two amounts with what follows them: '20,00 € 15,00 € (-25%)', '£10.00 ex VAT (£12.00 inc VAT)'. */
function tellApart(
  first: Amount,
  second: Amount,
  numbers: readonly PlacedNumber[],
  text: string,
): Amount[] {
  const reduction = (1 - second.minor / first.minor) * 100;
  const isReduced =
    first.role === null &&
    second.role === null &&
    reduction > 0 &&
    numbers.some((one) => isPercent(one) && Math.abs(Number(one.text) - reduction) < 1);
  if (isReduced) return [{ ...first, role: 'before' }, second];
  const follows = (tax: RegExp, { end }: Amount) =>
    tax.test(withoutCurrencies(text.slice(end, end + 20)));
  const isUntaxed = (one: Amount, other: Amount) =>
    follows(withoutTax, one) && follows(withTax, other);
  if (isUntaxed(first, second)) return [{ ...first, role: 'other' }, second];
  return isUntaxed(second, first) ? [first, { ...second, role: 'other' }] : [first, second];
}

function placeNumbers(text: string): PlacedNumber[] {
  const found = [...text.matchAll(numberPattern)];
  return found.map(({ 0: number, index: start }, at) => {
    const before = found[at - 1];
    const end = start + number.length;
    const lead = text.slice(before ? before.index + before[0].length : 0, start);
    const trail = text.slice(end, found[at + 1]?.index);
    return { text: number, start, end, lead, trail, isLast: at === found.length - 1 };
  });
}

/** Also '12 . 50', '1299 99' and '$1, 299.99'. */
const isUnclear = (number: PlacedNumber, text: string) =>
  unclearTrail.test(text.slice(number.end)) ||
  (!isPercent(number) && /(?<![.,]\d{2})(?<=\d)[ .,]+$/.test(text.slice(0, number.start)));

const isPercent = ({ trail }: PlacedNumber) => /^ ?%/.test(trail);

/** Null: it is no amount, but a percentage or a negative number. */
function readAmount(number: PlacedNumber, style: NumberStyle): Amount | null {
  const { start, end, lead, trail } = number;
  const minor = toMinor(number.text, style);
  const isNegative = (start === lead.length ? negativeStart : negativeLead).test(lead);
  if (minor === null || isPercent(number) || isNegative) return null;
  const hasCurrency =
    namesCurrency(`${lead.slice(-6)}0`) || namesCurrency(`0${/^ ?[^\s/]*/.exec(trail)?.[0] ?? ''}`);
  return { minor, start, end, hasCurrency, role: readRole(number) };
}

/** What the last telling word before an amount, or a bracket's or clause's end after it, says about it. */
function readRole({ lead, trail, isLast }: PlacedNumber): Amount['role'] {
  // '$5 off $20'
  if (/^ ?off(?!\p{L})/iu.test(trail)) return 'other';
  const telling = tellingWords(lead.split(/[()|;,]/).at(-1) ?? '');
  // '25% off $15.00': the word belongs to the percentage.
  const kind = telling.findLast((word) => word !== 'discount' || !lead.trimStart().startsWith('%'));
  if (kind === 'before' || kind === 'current') return kind;
  if (kind) return 'other';
  // '($20 value)', '($5 off)'
  const [, closing = ''] = /^([^()|;,]*)[()|;,]/.exec(isLast ? `${trail};` : trail) ?? [];
  const [after] = tellingWords(closing);
  return after === 'before' ? after : after === 'discount' ? 'other' : null;
}

/** Two amounts in a row as one range, or with what they say about each other. Null: it cannot be told what is meant. */
function joinAmounts(
  first: Amount,
  second: Amount,
  last: PlacedNumber,
  { lead }: PlacedNumber,
): Amount[] | null {
  // '20,00 € -25% 15,00 €'
  const isReduced =
    isPercent(last) &&
    second.minor < first.minor &&
    first.role === null &&
    readPriceWords(`${withoutCurrencies(last.lead)} ${withoutCurrencies(lead)}`).every(
      (word) => word.kind === 'discount',
    );
  if (last.end !== first.end) return [isReduced ? { ...first, role: 'before' } : first, second];
  const between = withoutCurrencies(lead);
  if (rangeSign.test(between)) {
    // '25-09' is a date.
    const hasCurrency = first.hasCurrency || second.hasCurrency;
    if (second.minor < first.minor && !hasCurrency) return null;
    return [{ ...first, hasCurrency, end: second.end, minor: Math.min(first.minor, second.minor) }];
  }
  if (/^(?:→|->|=>)$/.test(between)) return [{ ...first, role: 'before' }, second];
  if (isReducedUnclearly(first, second, last.lead + lead)) return null;
  // '1/2'
  if (between === '/' && !first.hasCurrency && !second.hasCurrency) return null;
  const isCount = !first.hasCurrency && /^\d{1,2}$/.test(last.text);
  const isForSeveral = countSign.test(between) || isPayment(between);
  if (!isCount || !isForSeveral) return [first, second];
  return last.text === '1'
    ? [second]
    : [
        { ...first, role: 'other' },
        { ...second, role: 'other' },
      ];
}

/** '3 990 Ft helyett 2 990 Ft': words that we do not know say which of two amounts is the price. */
const isReducedUnclearly = (first: Amount, second: Amount, words: string) =>
  second.minor < first.minor &&
  first.hasCurrency === second.hasCurrency &&
  first.role === null &&
  second.role === null &&
  readPriceWords(withoutCurrencies(words)).some(({ kind }) => kind === null);

const isPayment = (text: string) => tellingWords(text).includes('payment');

/** The kinds of the words that say which price an amount is. */
const tellingWords = (text: string) =>
  readPriceWords(text).flatMap(({ kind }) => (kind === null || kind === 'plain' ? [] : [kind]));
