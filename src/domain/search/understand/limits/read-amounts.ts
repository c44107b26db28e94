import type { SizeUnit } from '~/domain/catalog/product';
import { gramsPerOunce, mlPerFluidOunce } from '~/domain/catalog/size-measures';
import type { Token, TokenizedText } from '../../text/tokenize';

/**
 * Dollars; pounds and euros, whose numbers are read as dollars; and other currencies, which are worth so much less or more
 * that their numbers say nothing.
 */
export type Money = 'dollars' | 'near-dollars' | 'other-money';

/** A number in a query and what it measures. */
export interface Amount {
  value: number;
  /** From the typed number to `value`: 1000 for liters. */
  factor: number;
  unit: Money | 'bare' | SizeUnit;
  /** Index of the token behind it. */
  end: number;
}

export const numberWords: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['eight', 8],
  ['ten', 10],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
]);
/** Words that are an amount of money by themselves. */
const bankNotes: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
]);
const dollars = new Set('dollar dollars buck bucks usd us'.split(' '));
const nearDollars = new Set('quid pound pounds gbp euro euros eur £ €'.split(' '));
const currencyCodes =
  'gbp eur tnd cad aud nzd jpy cny inr chf sek nok dkk pln czk huf ron aed sar qar kwd bhd jod egp dzd zar ngn kes brl mxn krw sgd hkd myr idr php thb vnd pkr';
const otherCurrencies = new Set(
  `quid pound pounds euro euros dinar dinars dirham dirhams yen yuan rupee rupees ${currencyCodes}`.split(
    ' ',
  ),
);
/** Written before the number too: "EUR 20". */
const leadingCodes = new Set(`usd ${currencyCodes}`.split(' '));
const currencySign = /\p{Sc}$/u;
const leadingCurrencySign = /^\p{Sc}/u;
const sizeUnits: ReadonlyMap<string, { unit: SizeUnit; factor: number }> = new Map([
  ...names('ml', 1, 'ml mls milliliter milliliters millilitre millilitres cc'),
  ...names('ml', 10, 'cl'),
  ...names('ml', 1000, 'l liter liters litre litres ltr'),
  ...names('ml', mlPerFluidOunce, 'oz ounce ounces floz'),
  ...names('g', 1, 'g gr gm gram grams'),
  ...names('g', 1000, 'kg kilo kilos'),
  ...names('g', 16 * gramsPerOunce, 'lb lbs'),
  ...names('count', 1, 'count ct pack packs pk pc pcs piece pieces'),
]);
/** Counted nouns that also say what the product is, so they stay in the text. */
const countedNouns = new Set(
  'capsule capsules tablet tablets softgel softgels gummy gummies pill pills sachet sachets brushes'.split(
    ' ',
  ),
);
/** A number before these is neither a price nor a size. */
const otherUnits = new Set(
  'hour hours hr hrs h day days minute minutes min mins week weeks month months year years yr yrs inch inches in mm cm shades colors steps step times x off percent watt watts degrees billion million mg mcg iu cfu strain strains star stars skin something s'.split(
    ' ',
  ),
);

function names(
  unit: SizeUnit,
  factor: number,
  words: string,
): [string, { unit: SizeUnit; factor: number }][] {
  return words.split(' ').map((word) => [word, { unit, factor }]);
}

/** Whether a word can be a number or an amount of money. */
export const isAmountWord = (word: string): boolean => numberWords.has(word) || bankNotes.has(word);

/** What was typed directly behind a token. */
export const gapAfter = ({ tokens, tail }: TokenizedText, at: number): string =>
  tokens[at + 1]?.gap ?? tail;

/** The amount that starts at a token; null: none, or one of another kind. */
export function readAmount(text: TokenizedText, at: number): Amount | null {
  const token = text.tokens[at];
  const next = text.tokens[at + 1];
  if (!token || token.isLiteral) return null;
  // "A hundred", "a tenner".
  if (token.text === 'a' && next && isAmountWord(next.text)) return readAmount(text, at + 1);
  if (leadingCodes.has(token.text) && next?.value != null && !next.isLiteral) {
    return { value: next.value, factor: 1, unit: moneyOf(token.text), end: at + 2 };
  }
  const note = bankNotes.get(token.text);
  if (note !== undefined) return { value: note, factor: 1, unit: 'near-dollars', end: at + 1 };
  const value = token.value ?? numberWords.get(token.text) ?? null;
  if (value === null || !Number.isFinite(value) || value > 1_000_000) return null;
  const after = gapAfter(text, at);
  const sign =
    currencySign.exec(token.gap)?.[0] ??
    (isBeforeAmount(text, at + 1) ? undefined : leadingCurrencySign.exec(after)?.[0]);
  const currency = isCurrency(next) ? next : null;
  if (sign !== undefined) {
    const unit = moneyOf(sign === '$' && currency ? currency.text : sign);
    return { value, factor: 1, unit, end: at + (currency ? 2 : 1) };
  }
  if (currency) return { value, factor: 1, unit: moneyOf(currency.text), end: at + 2 };
  if (after.startsWith('%')) return null;
  if (next?.gap === '/' && next.value) return readFraction(text, at, value / next.value);
  const isFluid = next !== undefined && (next.text === 'fl' || next.text === 'fluid');
  const unitAt = at + (isFluid ? 2 : 1);
  const unit = text.tokens[unitAt];
  const size = unit && !unit.isLiteral && isJoined(unit) ? sizeUnits.get(unit.text) : undefined;
  if (size)
    return { value: value * size.factor, factor: size.factor, unit: size.unit, end: unitAt + 1 };
  if (next && isJoined(next)) {
    if (countedNouns.has(next.text)) return { value, factor: 1, unit: 'count', end: at + 1 };
    if (otherUnits.has(next.text)) return null;
  }
  return { value, factor: 1, unit: 'bare', end: at + 1 };
}

/** "1/2 oz"; without a unit it could be anything. */
function readFraction(text: TokenizedText, at: number, value: number): Amount | null {
  const whole = readAmount(text, at + 1);
  const isSize = whole !== null && !isMoney(whole.unit) && whole.unit !== 'bare';
  return isSize ? { ...whole, value: value * whole.factor } : null;
}

/** In "10$ 20" the sign belongs to 10, in "10 $20" to 20. */
function isBeforeAmount({ tokens }: TokenizedText, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.value !== null && currencySign.test(token.gap);
}

const isCurrency = (token: Token | undefined): token is Token =>
  token !== undefined &&
  !token.isLiteral &&
  (dollars.has(token.text) || otherCurrencies.has(token.text));

/** By a word or a sign. */
function moneyOf(currency: string): Money {
  if (currency === '$' || dollars.has(currency)) return 'dollars';
  return nearDollars.has(currency) ? 'near-dollars' : 'other-money';
}

export const isMoney = (unit: Amount['unit']): unit is Money =>
  unit === 'dollars' || unit === 'near-dollars' || unit === 'other-money';

const isJoined = ({ gap }: Token): boolean =>
  gap === '' || gap === ' ' || gap === '-' || gap === '. ';
