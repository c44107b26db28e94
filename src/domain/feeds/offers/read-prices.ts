import type { FeedOffer, FeedRecord } from '../feed-offer';
import { fieldValue } from '../formats/field-value';
import type { RecordLayout } from '../formats/record-layout';
import { memoize } from '../memoize';
import type { ReadingContext } from '../reading-context';
import { readCurrency } from './currency';
import { parsePrice } from './parse-price';
import { isSaleOn } from './sale-window';

/** The price as written in the feed. */
export function statedPrice(record: FeedRecord, { places }: RecordLayout): string {
  return fieldValue(record, places.price) || fieldValue(record, places.salePrice);
}

type Prices = Pick<FeedOffer, 'priceCents' | 'originalPriceCents' | 'currency'>;

const unpriced: Prices = { priceCents: null, originalPriceCents: null, currency: null };

/** An offer's price and currency; null: none can be read. */
export function readFeedPrices(
  record: FeedRecord,
  layout: RecordLayout,
  context: ReadingContext,
): Prices | null {
  const { places } = layout;
  if (!layout.isPriced) return unpriced;
  const price = parsePrice(statedPrice(record, layout));
  if (!price || price.cents <= 0) return null;
  const sale = parsePrice(fieldValue(record, places.salePrice));
  const isOnSale =
    sale !== null &&
    sale.cents > 0 &&
    sale.cents < price.cents &&
    isSaleOn(saleDates(record, layout), context.now);
  const stated = parsePrice(fieldValue(record, places.originalPrice));
  const before = stated?.cents ?? price.originalCents ?? 0;
  const priceCents = isOnSale ? sale.cents : price.cents;
  const original = isOnSale ? Math.max(price.cents, before) : before;
  const currency = fieldValue(record, places.currency);
  return {
    priceCents,
    // An original price of more than twenty times the price is an error, not a discount.
    originalPriceCents: original > priceCents && original <= priceCents * 20 ? original : null,
    currency:
      (currency && readStatedCurrency(currency)) ||
      price.currency ||
      layout.currency ||
      currencyOfCountry(record, layout, context) ||
      context.currency,
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

const readStatedCurrency = memoize((text) => readCurrency(text.trim().toUpperCase()));

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
