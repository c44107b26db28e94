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
  const title = fieldOf(records[0] ?? { line: 1, names: [], values: [] }, 'title');
  const others = stated.filter(({ price }) => centsOf(price) !== null);
  if (own.length > 1 || others.length === 0) return { records: [...records], problem: null };
  if (first === '')
    return { records: records.map((one) => withPrice(one, others[0])), problem: null };
  const different = others.filter(({ price }) => centsOf(price) !== centsOf(first));
  if (different.length === 0)
    return { records: records.map((one) => withCurrency(one, others)), problem: null };
  const exact = withoutRounded([first, ...different.map(({ price }) => price)]);
  const chosen = exact.length === 1 ? exact[0] : findShown(exact, visibleText, title);
  const other = different.find(({ price }) => price === chosen);
  const value = [
    `${first} in the product data`,
    ...different.map(({ source, price }) => `${price} in ${source}`),
  ];
  const used = !other
    ? 'the one in its product data'
    : exact.length === 1
      ? 'the one with decimals'
      : 'the one that visitors see';
  const reason = `the page states different prices; ${used} is used`;
  return {
    records: records.map((one) => (other ? withPrice(one, other) : one)),
    problem: { line: 1, field: 'price', value: value.join(', ').slice(0, 120), reason },
  };
}

/** Without whole amounts that another price states with decimals: templates of shops cut '3.49' to '3'. */
function withoutRounded(prices: readonly string[]): readonly string[] {
  const all = prices.map((price) => centsOf(price) ?? 0);
  const isRounded = (cents: number) =>
    all.some((other) => other % 100 !== 0 && other - (other % 100) === cents);
  return prices.filter((_, at) => !isRounded(all[at] ?? 0));
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

/** Prices this near to each other in the text are those before and after a reduction. */
const maxReductionGap = 200;

/**
 * Which of different prices visitors see first after the product's title; of two next to each other the lower one. Null:
 * none is shown.
 */
function findShown(prices: readonly string[], visibleText: string, title: string): string | null {
  const text = visibleText.slice(Math.max(0, visibleText.indexOf(title)));
  const places = placeAmounts(text);
  const shown = prices
    .flatMap((price) => {
      const cents = centsOf(price) ?? -1;
      const place = places.get(cents);
      return place === undefined ? [] : [{ price, cents, place }];
    })
    .toSorted((a, b) => a.place - b.place);
  const [first] = shown;
  if (!first) return text === visibleText ? null : findShown(prices, visibleText, '');
  return shown
    .filter(({ place }) => place - first.place <= maxReductionGap)
    .reduce((low, one) => (one.cents < low.cents ? one : low)).price;
}

const maxAmounts = 500;

/** Where amounts, in hundredths, first appear in a text. */
function placeAmounts(text: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { 0: number, index } of text.matchAll(
    /\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?/g,
  )) {
    const cents = centsOf(number);
    if (cents !== null && !places.has(cents)) places.set(cents, index);
    if (places.size >= maxAmounts) break;
  }
  return places;
}
