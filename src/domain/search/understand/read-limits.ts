import type { SizeUnit } from '~/domain/catalog/product';
import { mlPerFluidOunce } from '~/domain/catalog/size-measures';
import type { Token, TokenizedText } from '../text/tokenize';
import {
  type Amount,
  gapAfter,
  isAmountWord,
  isMoney,
  numberWords,
  readAmount,
} from './read-amounts';
import { type QuerySlot, unlimitedAmount } from './understood-query';

/** A price, size or SPF in a query, from token `at` up to but excluding `end`. */
export interface LimitMatch {
  at: number;
  end: number;
  slot: QuerySlot;
  label: string;
}

const phrases = (text: string): readonly (readonly string[])[] =>
  text.split('|').map((phrase) => phrase.split(' '));

const below = phrases(
  'lower than|less than|cheaper than|smaller than|under|below|beneath|less then|fewer than|for less than|for under|sub|lt',
);
const upTo = [
  ...phrases(
    'no more than|not more than|no higher than|no greater than|not exceeding|not over|not above|at most|at or below|at or under|up to|upto|maximum of|maximum|max|within|budget of|budget is|budget',
  ),
  ...below,
  ...phrases('for'),
];
const above = phrases(
  'higher than|greater than|bigger than|larger than|more than|more then|over|above|exceeding',
);
const atLeast = [
  ...phrases(
    'no less than|not less than|not under|starting at|starting from|at least|upwards of|minimum of|minimum|min|from',
  ),
  ...above,
];
const between = phrases('between|from|price between|prices between|costing between');
const butAnd = phrases('but|and');
const packsOf = phrases('pack of|set of|box of|case of');
const about = phrases('around|about|approximately|approx|roughly|near|circa|close to');
const orLess = phrases(
  'or less|or under|or below|or cheaper|and under|and below|max|maximum|or lower|tops|budget|at most|at the most',
);
const orMore = phrases(
  'or more|or over|or above|or higher|and up|and above|and over|or bigger|or larger|minimum|plus|or greater',
);
const budgetWord = phrases('budget');
/** Around a price that is meant roughly: "in the $20 range", "$20ish". */
const roughly = phrases('range|price range|ish|or so|give or take');
/** "Doesn't cost more than $25" limits a price from above. */
const negations = new Set(
  'not no never nothing isnt doesnt dont wont cant cannot shouldnt wouldnt arent nor without'.split(
    ' ',
  ),
);
const spending = new Set(
  'cost costs costing spend spending pay paying go going want wanna to be is priced any a'.split(
    ' ',
  ),
);
/** "Women over 50" states an age. */
const ageBefore = new Set(
  'women woman men man ladies lady skin for age aged people mom anyone those folks females males hair someone person'.split(
    ' ',
  ),
);

/** All prices, sizes and SPFs of a query. */
export function readLimits(text: TokenizedText): LimitMatch[] {
  const limits: LimitMatch[] = [];
  if (!text.tokens.some(mayBeAmount)) return limits;
  for (let at = 0; at < text.tokens.length; ) {
    const limit = text.tokens[at]?.isLiteral ? null : readLimit(text, at);
    if (limit) limits.push(limit);
    at = limit?.end ?? at + 1;
  }
  return limits;
}

const mayBeAmount = ({ text, value }: Token): boolean =>
  value !== null || text === 'spf' || isAmountWord(text);

/** The price, size or SPF that starts at a token; null: none. */
function readLimit(text: TokenizedText, at: number): LimitMatch | null {
  return (
    readDiscount(text, at) ??
    readRating(text, at) ??
    readSpf(text, at) ??
    readRange(text, at) ??
    readOneSided(text, at) ??
    readPlain(text, at)
  );
}

/** "50% off", "at least 30% off". */
function readDiscount(text: TokenizedText, at: number): LimitMatch | null {
  const valueAt = skip(text, at, [...upTo, ...atLeast]) ?? at;
  const isPercent = text.tokens[valueAt]?.value != null && gapAfter(text, valueAt).startsWith('%');
  if (!isPercent || !isWord(text, valueAt + 1, 'off')) return null;
  return { at, end: valueAt + 2, slot: { kind: 'sale' }, label: 'On sale' };
}

const ratingWords = phrases('rating of|ratings of|rated at|rated|rating|ratings|reviews');
const stars = phrases(
  'star rating|star ratings|star reviews|stars rating|stars|star|rating|ratings|rated',
);
const maxStars = 5;

/** "Rated above 4.5", "over 4 stars", "4+ stars": no price. */
function readRating(text: TokenizedText, at: number): LimitMatch | null {
  const behindWord = skip(text, at, ratingWords);
  const start = behindWord ?? at;
  const valueAt = skip(text, start, atLeast) ?? start;
  const value = readStars(text, valueAt);
  if (value === null) return null;
  const behindMore = skip(text, valueAt + 1, orMore) ?? valueAt + 1;
  const behindStars = skip(text, behindMore, stars);
  if (behindWord === null && behindStars === null) return null;
  const last = behindStars ?? behindMore;
  const end = skip(text, last, orMore) ?? last;
  // Hardly anything has five stars from everyone.
  if (value === maxStars)
    return { at, end, slot: { kind: 'sort', sort: 'rating' }, label: 'Top rated' };
  const isStrict = skip(text, start, above) === valueAt;
  const min = Math.round(value * 10) / 10 + (isStrict ? 0.1 : 0);
  return {
    at,
    end,
    slot: { kind: 'rating', min: Math.round(min * 10) / 10 },
    label: isStrict ? `Over ${value} stars` : `${value}+ stars`,
  };
}

/** A number of stars; null: it is none. */
function readStars({ tokens }: TokenizedText, at: number): number | null {
  const { value = null, text = '' } = tokens[at] ?? {};
  const stars = value ?? numberWords.get(text) ?? null;
  return stars !== null && stars >= 1 && stars <= maxStars ? stars : null;
}

function readSpf(text: TokenizedText, at: number): LimitMatch | null {
  const start = skip(text, at, atLeast) ?? at;
  const spfFirst = isWord(text, start, 'spf') || isWord(text, start, 'factor');
  const valueAt = spfFirst ? start + (isWord(text, start + 1, 'of') ? 2 : 1) : start;
  const value = text.tokens[valueAt]?.value ?? null;
  if (value !== null && value > 1 && value <= 130 && !text.tokens[valueAt]?.isLiteral) {
    const isSpf = spfFirst || isWord(text, valueAt + 1, 'spf');
    if (!isSpf) return null;
    const end = spfFirst ? valueAt + 1 : valueAt + 2;
    return spfMatch(
      at,
      spfRangeEnd(text, end) ?? skip(text, end, orMore) ?? end,
      Math.round(value),
    );
  }
  if (isWord(text, at, 'high') && isWord(text, at + 1, 'spf')) return spfMatch(at, at + 2, 50);
  if (!isWord(text, start, 'spf')) return null;
  return { at: start, end: start + 1, slot: { kind: 'spf', min: 1 }, label: 'With SPF' };
}

/** The end of "SPF 30-50" and "SPF 30 to 50"; null: it is no range. */
function spfRangeEnd(text: TokenizedText, end: number): number | null {
  const isDash = /^ ?[-–—] ?$/.test(gapAfter(text, end - 1));
  const highAt = isDash ? end : isWord(text, end, 'to') ? end + 1 : null;
  const high = highAt === null ? null : (text.tokens[highAt]?.value ?? null);
  return highAt !== null && high !== null && high <= 130 ? highAt + 1 : null;
}

const spfMatch = (at: number, end: number, min: number): LimitMatch => ({
  at,
  end,
  slot: { kind: 'spf', min },
  label: `SPF ${min}+`,
});

/** "Between 10 and 30", "$10-$30", "from 10 to 30", "more than 20 but less than 40". */
function readRange(text: TokenizedText, at: number): LimitMatch | null {
  const introduced = skip(text, at, between);
  const more = introduced === null ? skip(text, at, atLeast) : null;
  const low = readAmount(text, introduced ?? more ?? at);
  if (!low) return null;
  const high = readHighEnd(text, low, introduced !== null, more !== null);
  if (!high) return null;
  const unit = low.unit === 'bare' ? high.unit : low.unit;
  if (high.unit !== 'bare' && high.unit !== unit) return null;
  // Without a currency, unit or introduction, "2-3" could be anything.
  if (unit === 'bare' && introduced === null && more === null) return null;
  // In "30-50 ml" the unit also belongs to the first number.
  const lowValue = low.unit === 'bare' ? low.value * high.factor : low.value;
  const [min, max] = [Math.min(lowValue, high.value), Math.max(lowValue, high.value)];
  const end = skip(text, high.end, roughly) ?? high.end;
  return { at, end, ...limit({ unit, factor: high.factor }, min, max) };
}

function readHighEnd(
  text: TokenizedText,
  low: Amount,
  isIntroduced: boolean,
  isOpen: boolean,
): Amount | null {
  const gap = gapAfter(text, low.end - 1)
    .replace(/\p{Sc}/u, '')
    .trim();
  const next = text.tokens[low.end];
  if (!isOpen && /^[-–—]$/.test(gap)) return readAmount(text, low.end);
  if (!isOpen && next && (next.text === 'to' || (isIntroduced && next.text === 'and'))) {
    return readAmount(text, low.end + 1);
  }
  if (!isOpen) return null;
  const joined = skip(text, low.end, butAnd) ?? low.end;
  const limitAt = skip(text, joined, upTo);
  return limitAt === null ? null : readAmount(text, limitAt);
}

function readOneSided(text: TokenizedText, at: number): LimitMatch | null {
  const sign = /([<>~])=? ?\p{Sc}?$/u.exec(text.tokens[at]?.gap ?? '')?.[1];
  const maxAt = sign === '<' ? at : (skip(text, at, upTo) ?? skipNotAbove(text, at));
  const minAt = maxAt === null ? (sign === '>' ? at : skip(text, at, atLeast)) : null;
  const aboutAt =
    maxAt === null && minAt === null ? (sign === '~' ? at : skip(text, at, about)) : null;
  const amountAt = maxAt ?? minAt ?? aboutAt;
  if (amountAt === null) return null;
  const amount = readAmount(text, amountAt);
  if (!amount) return null;
  const isFor = isWord(text, at, 'for') && amountAt === at + 1;
  if (isFor && !isMoney(amount.unit)) return null;
  if (minAt !== null && amount.unit === 'bare' && !sign && isAge(text, at, amount.value))
    return null;
  const { value } = amount;
  const end = skip(text, amount.end, budgetWord) ?? amount.end;
  if (minAt !== null) {
    const isStrict = skip(text, at, above) === minAt;
    return { at, end, ...limit(amount, value, null, isStrict) };
  }
  if (maxAt !== null) {
    const isStrict = skip(text, at, below) === maxAt || sign === '<';
    return { at, end, ...limit(amount, null, value, isStrict) };
  }
  return { at, end, ...nearly(amount) };
}

/** Up to a quarter less or more. */
const nearly = (amount: Amount): Limit => limit(amount, amount.value * 0.75, amount.value * 1.25);

/** The index behind "doesn't cost more than"; null: that does not start here. */
function skipNotAbove(text: TokenizedText, at: number): number | null {
  if (!negations.has(text.tokens[at]?.text ?? '')) return null;
  let next = at + 1;
  while (spending.has(text.tokens[next]?.text ?? '')) next++;
  return skip(text, next, above);
}

function isAge(text: TokenizedText, at: number, value: number): boolean {
  const before = text.tokens[at - 1];
  return value >= 30 && value <= 90 && before !== undefined && ageBefore.has(before.text);
}

/** "$20", "20 dollar", "30 ml", "pack of 6", "$50 or more". */
function readPlain(text: TokenizedText, at: number): LimitMatch | null {
  const packOf = skip(text, at, packsOf);
  if (packOf !== null) {
    const amount = readAmount(text, packOf);
    if (amount?.unit !== 'bare') return null;
    return { at, end: amount.end, ...exactSize({ unit: 'count', factor: 1 }, amount.value) };
  }
  const amount = readAmount(text, at);
  if (!amount) return null;
  const less = skip(text, amount.end, orLess);
  if (less !== null) return { at, end: less, ...limit(amount, null, amount.value) };
  const rough = isMoney(amount.unit) ? skip(text, amount.end, roughly) : null;
  if (rough !== null) return { at, end: rough, ...nearly(amount) };
  const more =
    skip(text, amount.end, orMore) ??
    (amount.unit !== 'bare' && gapAfter(text, amount.end - 1).startsWith('+') ? amount.end : null);
  if (more !== null) return { at, end: more, ...limit(amount, amount.value, null) };
  if (amount.unit === 'bare') return null;
  if (isMoney(amount.unit)) return { at, end: amount.end, ...limit(amount, null, amount.value) };
  const measure = { unit: amount.unit, factor: amount.factor };
  return { at, end: amount.end, ...exactSize(measure, amount.value) };
}

type Limit = Pick<LimitMatch, 'slot' | 'label'>;

/** The unit of an amount, and how it was typed. */
interface Measure {
  unit: SizeUnit;
  factor: Amount['factor'];
}

const otherCurrency: Limit = { slot: { kind: 'other-currency' }, label: 'Any price (US$ only)' };

/** A price "under $20" is at most $19.99, one "up to $20" may also be $20. */
function limit(
  { unit, factor }: Pick<Amount, 'unit' | 'factor'>,
  min: number | null,
  max: number | null,
  isStrict = false,
): Limit {
  if (unit === 'other-money') return otherCurrency;
  if (unit !== 'dollars' && unit !== 'near-dollars' && unit !== 'bare') {
    return sizeLimit({ unit, factor }, min, max, isStrict);
  }
  const cents = (dollars: number | null, strictOffset: number) =>
    dollars === null ? null : Math.round(dollars * 100) + (isStrict ? strictOffset : 0);
  const slot: QuerySlot = { kind: 'price', minCents: cents(min, 1), maxCents: cents(max, -1) };
  // Says that a price in pounds or euros was read as one in dollars.
  const text = (dollars: number) => `${unit === 'near-dollars' ? 'US' : ''}${dollarText(dollars)}`;
  if (min === null) return { slot, label: `${isStrict ? 'Under' : 'Up to'} ${text(max ?? 0)}` };
  if (max === null) return { slot, label: `${isStrict ? 'Over' : 'From'} ${text(min)}` };
  return { slot, label: `${text(min)}–${text(max)}` };
}

/** Labels round sizes, so "over 8 oz" begins above 8.1 oz. */
const strictSizeShare = 0.02;

function sizeLimit(
  measure: Measure,
  min: number | null,
  max: number | null,
  isStrict = false,
): Limit {
  const share = isStrict ? strictSizeShare : 0;
  const slot: QuerySlot = {
    kind: 'size',
    minAmount: round((min ?? 0) * (1 + share)),
    maxAmount: max === null ? unlimitedAmount : round(max * (1 - share)),
    unit: measure.unit,
  };
  if (min === null)
    return { slot, label: `${isStrict ? 'Under' : 'Up to'} ${sizeText(max ?? 0, measure)}` };
  if (max === null)
    return { slot, label: `${isStrict ? 'Over' : 'At least'} ${sizeText(min, measure)}` };
  return { slot, label: `${round(min / shownFactor(measure))}–${sizeText(max, measure)}` };
}

function exactSize(measure: Measure, amount: number): Limit {
  const { slot } = sizeLimit(measure, amount * 0.9, amount * 1.1);
  return { slot, label: sizeText(amount, measure) };
}

const round = (amount: number): number => Math.round(amount * 10) / 10;
const isOunces = ({ factor }: Measure): boolean => factor === mlPerFluidOunce;
/** Sizes typed in ounces are shown in ounces. */
const shownFactor = (measure: Measure): number => (isOunces(measure) ? mlPerFluidOunce : 1);
const sizeText = (amount: number, measure: Measure): string =>
  `${round(amount / shownFactor(measure))} ${isOunces(measure) ? 'oz' : measure.unit}`;
const dollarText = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;

function isWord({ tokens }: TokenizedText, at: number, word: string): boolean {
  const token = tokens[at];
  return token !== undefined && !token.isLiteral && token.text === word;
}

/** The index behind the first of these phrases that starts at a token; null: none does. */
function skip(
  { tokens }: TokenizedText,
  at: number,
  candidates: readonly (readonly string[])[],
): number | null {
  const first = tokens[at];
  if (!first || first.isLiteral) return null;
  for (const words of candidates) {
    if (words[0] !== first.text) continue;
    if (words.every((word, nth) => tokens[at + nth]?.text === word)) return at + words.length;
  }
  return null;
}
