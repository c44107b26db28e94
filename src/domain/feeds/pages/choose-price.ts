import type { FeedRecord, RowProblem } from '../feed-offer';
import { parsePrice } from '../offers/parse-price';

/** A price that a page states in its metadata. */
export interface StatedPrice {
  source: string;
  price: string;
  currency: string;
}

const fieldOf = (record: FeedRecord, name: string) =>
  record.values[record.names.indexOf(name)] ?? '';

const centsOf = (price: string) => parsePrice(price)?.minor ?? null;

/**
 * Compares the prices of a page's records with what else it states. Where they differ, the one that the
 * page shows to visitors counts, and the difference is reported. With several prices in the records, they
 * are variants, and nothing is replaced.
 */
export function chooseShownPrice(
  records: readonly FeedRecord[],
  stated: readonly StatedPrice[],
  visibleText: string,
): { records: FeedRecord[]; problem: RowProblem | null } {
  const own = [...new Set(records.map((record) => fieldOf(record, 'price')))];
  const [first = ''] = own;
  const others = stated.filter(({ price }) => centsOf(price) !== null);
  if (own.length > 1 || others.length === 0) return { records: [...records], problem: null };
  if (first === '')
    return { records: records.map((one) => withPrice(one, others[0])), problem: null };
  const different = others.filter(({ price }) => centsOf(price) !== centsOf(first));
  if (different.length === 0)
    return { records: records.map((one) => withCurrency(one, others)), problem: null };
  const shown = shownAmounts(visibleText);
  const isShown = (price: string) => shown.has(centsOf(price) ?? -1);
  const chosen = isShown(first) ? undefined : different.find(({ price }) => isShown(price));
  const value = [
    `${first} in the product data`,
    ...different.map(({ source, price }) => `${price} in ${source}`),
  ];
  const reason = chosen
    ? 'the page states different prices; the one that visitors see is used'
    : 'the page states different prices; the one in its product data is used';
  return {
    records: records.map((one) => (chosen ? withPrice(one, chosen) : one)),
    problem: { line: 1, field: 'price', value: value.join(', ').slice(0, 120), reason },
  };
}

function withFields(record: FeedRecord, fields: Readonly<Record<string, string>>): FeedRecord {
  return {
    ...record,
    values: record.values.map((value, at) => fields[record.names[at] ?? ''] ?? value),
  };
}

function withPrice(record: FeedRecord, stated: StatedPrice | undefined): FeedRecord {
  if (!stated) return record;
  const currency = stated.currency || fieldOf(record, 'currency');
  return withFields(record, { price: stated.price, currency });
}

/** Adds the currency that only another source states. */
function withCurrency(record: FeedRecord, others: readonly StatedPrice[]): FeedRecord {
  const currency = others.find((other) => other.currency !== '')?.currency ?? '';
  return fieldOf(record, 'currency') === '' ? withFields(record, { currency }) : record;
}

const maxAmounts = 500;

/** The amounts in a visible text, in hundredths. */
function shownAmounts(text: string): ReadonlySet<number> {
  const amounts = new Set<number>();
  for (const [number] of text.matchAll(
    /\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?/g,
  )) {
    const cents = centsOf(number);
    if (cents !== null) amounts.add(cents);
    if (amounts.size >= maxAmounts) break;
  }
  return amounts;
}
