import { currencyDecimals, siteCurrency, usesDecimalComma } from '../../prices/currency';
import { namesCurrency, readCurrency, readCurrencyAt } from './currency';
import { type Amount, findAmounts } from './price-text/find-amounts';
import { normalizePriceText } from './price-text/normalize-price-text';
import { readPriceWords } from './price-text/price-words';
import { type NumberStyle, toMinor } from './price-text/to-minor';

export interface ParsedPrice {
  /** In minor units of the currency: cents by default. */
  minor: number;
  /** ISO 4217; null: the text does not say, or not clearly. */
  currency: string | null;
  /** Whether it has a currency sign or word, or an unknown word in its place. */
  isNamed: boolean;
  /** The original price in the same text. */
  originalMinor: number | null;
}

export interface PriceContext {
  /** The currency of the amount, whose decimals count. */
  currency?: string | null;
  /** The feed's own currency, which tells '$' or 'kr' of several countries apart. */
  feedCurrency?: string | null;
}

/** Reads a price as shops write it: '$1,299.00', '12,50 €', 'from £9', 'RRP: £47.00Current price: £14.10'. */
export function parsePrice(text: string, context: PriceContext = {}): ParsedPrice | null {
  if (text === '') return null;
  const { currency = null, feedCurrency = null } = context;
  const style = numberStyle(currency);
  const usual = usualPrice(text, style, feedCurrency);
  if (usual !== null) return usual;
  const clean = normalizePriceText(text);
  if (clean === null) return null;
  const found = findAmounts(clean, style) ?? [];
  const chosen = chooseAmounts(found);
  const isNamed = namesCurrency(clean);
  const unknown = isNamed ? 'none' : findUnknownWords(clean, found);
  if (!chosen || unknown === 'several') return null;
  return {
    minor: chosen.price.minor,
    currency: readCurrencyAt(clean, chosen.price, found, feedCurrency),
    isNamed: isNamed || unknown === 'one',
    originalMinor: chosen.original?.minor ?? null,
  };
}

const cents: NumberStyle = { decimals: 2, hasDecimalComma: false };

function numberStyle(currency: string | null): NumberStyle {
  if (currency === null || currency === siteCurrency) return cents;
  return { decimals: currencyDecimals(currency), hasDecimalComma: usesDecimalComma(currency) };
}

/** The price and the original price; null: there is none, or they contradict each other. */
function chooseAmounts(found: readonly Amount[]): { price: Amount; original?: Amount } | null {
  const prices = found.filter(({ role }) => role !== 'other');
  // A price of zero next to another one is a placeholder.
  const charged = prices.some(({ minor }) => minor > 0)
    ? prices.filter(({ minor }) => minor > 0)
    : prices;
  const withSign = charged.filter(({ hasCurrency }) => hasCurrency);
  const usable = withSign.length > 0 ? withSign : charged;
  const price =
    usable.find(({ role }) => role === 'current') ??
    usable.find(({ role }) => role !== 'before') ??
    usable[0];
  if (!price) return null;
  const original = usable.find(({ role }) => role === 'before');
  if (!original || original === price) return { price };
  return original.minor < price.minor ? null : { price, original };
}

/**
 * Words of a text without a currency that do not belong to a price: one next to the amount may be a currency that we do not
 * know ('12.50 XYZ'); several are another text ('Pack of 3 brushes').
 */
function findUnknownWords(text: string, amounts: readonly Amount[]): 'none' | 'one' | 'several' {
  const [unknown, ...others] = readPriceWords(text).filter(({ kind }) => kind === null);
  if (!unknown) return 'none';
  const isNextToAmount = amounts.some(({ start, end }) =>
    unknown.end <= start
      ? /^[. ]*$/.test(text.slice(unknown.end, start))
      : /^ ?$/.test(text.slice(end, unknown.start)),
  );
  return others.length === 0 && isNextToAmount ? 'one' : 'several';
}

const mention = String.raw`\p{Sc}|[A-Z]{3}`;
const usualPattern = new RegExp(
  String.raw`^(?:(${mention})[ \xa0]?)?(\d{1,9}(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?)(?:[ \xa0]?(${mention}))?$`,
  'u',
);

/** Fast path for '12', '12.50', '12.50 USD', '$1,299.00' and '12,50 €', which nearly all feeds use. */
function usualPrice(
  text: string,
  style: NumberStyle,
  feedCurrency: string | null,
): ParsedPrice | null {
  const [, before, number, after] = usualPattern.exec(text) ?? [];
  if (number === undefined || (before && after)) return null;
  const sign = before ?? after;
  const currency = sign === undefined ? null : readCurrency(sign, feedCurrency);
  const minor = toMinor(number, style);
  if (minor === null || (sign !== undefined && currency === null)) return null;
  return { minor, currency, isNamed: sign !== undefined, originalMinor: null };
}
