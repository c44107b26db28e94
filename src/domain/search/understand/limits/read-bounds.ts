import type { TokenizedText } from '../../text/tokenize';
import type { Limit, LimitMatch } from './limit-match';
import { above, atLeast, below, isWord, orLess, orMore, phrases, skip, upTo } from './limit-words';
import { priceLimit } from './price-limit';
import { type Amount, gapAfter, isMoney, readAmount } from './read-amounts';
import { exactSize, sizeLimit } from './size-limit';

const between = phrases('between|from|price between|prices between|costing between');
const butAnd = phrases('but|and');
const packsOf = phrases('pack of|set of|box of|case of');
const about = phrases('around|about|approximately|approx|roughly|near|circa|close to');
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

/** The price or size that starts at a token; null: none. */
export function readBounds(text: TokenizedText, at: number): LimitMatch | null {
  return readRange(text, at) ?? readOneSided(text, at) ?? readPlain(text, at);
}

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
  // "Around $40 max" is about $40 and not more.
  const less = skip(text, amount.end, orLess);
  return less === null
    ? { at, end, ...nearly(amount) }
    : { at, end: less, ...nearly(amount, value) };
}

/** Up to a quarter less or more, unless the maximum is stated. */
const nearly = (amount: Amount, max = amount.value * 1.25): Limit =>
  limit(amount, amount.value * 0.75, max);

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

/** A number without a unit is a price. */
function limit(
  { unit, factor }: Pick<Amount, 'unit' | 'factor'>,
  min: number | null,
  max: number | null,
  isStrict = false,
): Limit {
  if (unit === 'bare') return priceLimit('dollars', min, max, isStrict);
  if (isMoney(unit)) return priceLimit(unit, min, max, isStrict);
  return sizeLimit({ unit, factor }, min, max, isStrict);
}
