import { dayMs } from '../../durations';
import { currencyDecimals, isCurrencyCode } from '../../prices/currency';
import type { FeedOffer, FeedRecord, ReadingContext } from '../feed-offer';
import { fieldValue, type RecordLayout } from '../formats/record-fields';
import { readCurrency } from './currency';
import { parsePrice } from './parse-price';

/** The price as written in the feed. */
export function statedPrice(record: FeedRecord, { places }: RecordLayout): string {
  return fieldValue(record, places.price) || fieldValue(record, places.salePrice);
}

type Prices = Pick<FeedOffer, 'priceMinor' | 'originalPriceMinor' | 'currency'>;

const unpriced: Prices = { priceMinor: null, originalPriceMinor: null, currency: null };

/** An offer's price and currency; null: none can be read. */
export function readFeedPrices(
  record: FeedRecord,
  layout: RecordLayout,
  context: ReadingContext,
): Prices | null {
  const { places } = layout;
  if (!layout.isPriced) return unpriced;
  const text = statedPrice(record, layout);
  const feedCurrency = context.currency;
  const field = fieldValue(record, places.currency);
  const stated = field === '' ? null : readStatedCurrency(field, feedCurrency);
  // '$' with 'CAD' in the currency field is a Canadian dollar.
  const named = parsePrice(text, { feedCurrency: stated ?? feedCurrency });
  if (!named) return null;
  const contradicts = stated !== null && named.currency !== null && named.currency !== stated;
  const currency = contradicts
    ? null
    : stated ||
      named.currency ||
      layout.currency ||
      // 'kr' in a feed in dollars names a currency, but does not say which.
      (named.isNamed ? null : currencyOfCountry(record, layout, context) || feedCurrency);
  const decimals = currency === null ? 2 : currencyDecimals(currency);
  const priceOf = (given: string) => (given === '' ? null : parsePrice(given, { currency }));
  const price = decimals === 2 ? named : priceOf(text);
  if (!price || price.minor <= 0) return null;
  const sale = priceOf(fieldValue(record, places.salePrice));
  const isOnSale =
    sale !== null &&
    sale.minor > 0 &&
    sale.minor < price.minor &&
    isSaleOn(saleDates(record, layout), context.now);
  const before =
    priceOf(fieldValue(record, places.originalPrice))?.minor ?? price.originalMinor ?? 0;
  const priceMinor = isOnSale ? sale.minor : price.minor;
  const original = isOnSale ? Math.max(price.minor, before) : before;
  return {
    priceMinor,
    // An original price of more than twenty times the price is an error, not a discount.
    originalPriceMinor: original > priceMinor && original <= priceMinor * 20 ? original : null,
    currency,
  };
}

/** Start and end of a sale as written in the feed. */
export function saleDates(
  record: FeedRecord,
  { places }: RecordLayout,
): { range: string; from: string; to: string } {
  return {
    range: fieldValue(record, places.saleDates),
    from: fieldValue(record, places.saleFrom),
    to: fieldValue(record, places.saleTo),
  };
}

/** Whether a sale price applies at a time, by the feed's dates; without dates it does. */
export function isSaleOn(
  dates: { range?: string; from?: string; to?: string },
  now: Date,
): boolean {
  const [first, second] = (dates.range ?? '').split(/\/|\sto\s/);
  const from = readMoment(dates.from || first || '', 'start');
  const to = readMoment(dates.to || second || '', 'end');
  return (from === null || from <= now.getTime()) && (to === null || now.getTime() <= to);
}

/** A date without a time means the whole day. */
function readMoment(text: string, edge: 'start' | 'end'): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(trimmed) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? [];
  const date = year ? [year, month, day] : usYear ? [usYear, usMonth, usDay] : null;
  if (date) {
    const start = Date.UTC(Number(date[0]), Number(date[1]) - 1, Number(date[2]));
    return edge === 'start' ? start : start + dayMs - 1;
  }
  // 2026-03-01T13:00-0800: Google's format; Date needs a colon in the offset.
  const parsed = Date.parse(trimmed.replace(/([+-]\d{2})(\d{2})$/, '$1:$2').replace(' ', 'T'));
  return Number.isNaN(parsed) ? null : parsed;
}

function readStatedCurrency(text: string, feedCurrency: string | null): string | null {
  return isCurrencyCode(text) ? text : readCurrency(text.trim().toUpperCase(), feedCurrency);
}

/** Heureka states no currency: its shops sell in the country of their domain. */
function currencyOfCountry(
  record: FeedRecord,
  { places }: RecordLayout,
  { format }: ReadingContext,
): string | null {
  if (format !== 'heureka') return null;
  const hints = `${fieldValue(record, places.link)} ${fieldValue(record, places.category)}`;
  if (/heureka\.sk|:\/\/[^/]+\.sk(?:[/:]|$)/i.test(hints)) return 'EUR';
  return /heureka\.cz|:\/\/[^/]+\.cz(?:[/:]|$)/i.test(hints) ? 'CZK' : null;
}
