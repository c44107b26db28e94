/** One price interval of a store, in milliseconds; `to` is null while the price is current. */
type IntervalData = [cents: number, from: number, to: number | null];

/** A store and its prices. */
export interface StoreData {
  retailer: string;
  slug: string;
  intervals: IntervalData[];
}

/** A store in a page's data, where its prices are one short string. */
export type PackedStore = readonly [retailer: string, slug: string, prices: string];

/**
 * Prices are written as '3400,1763383093 3200,1777358820': cents and the second from which they applied. A third
 * number is the end of an interval that does not end where the next one begins.
 */
export function packStore({ retailer, slug, intervals }: StoreData): PackedStore {
  const prices = intervals.map(([cents, from, to], index) => {
    const next = intervals[index + 1]?.[1] ?? null;
    const start = `${cents},${toSeconds(from)}`;
    return to === next ? start : `${start},${to === null ? '' : toSeconds(to)}`;
  });
  return [retailer, slug, prices.join(' ')];
}

export function unpackStore([retailer, slug, prices]: PackedStore): StoreData {
  const parts = prices === '' ? [] : prices.split(' ').map((part) => part.split(','));
  const intervals = parts.map(([cents, from, to], index): IntervalData => {
    const end = to ?? parts[index + 1]?.[1];
    return [Number(cents), Number(from) * 1000, end ? Number(end) * 1000 : null];
  });
  return { retailer, slug, intervals };
}

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
