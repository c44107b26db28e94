import { dayMs } from '~/domain/durations';
import { type PriceHistory, summarizePriceHistory } from '~/domain/prices/price-history';
import type { ProductParams } from '../product-params';
import type { StoreData } from './store-data';

/** The selected part of the price history: a number of days, for all stores or one. */
export interface ChosenHistory {
  /** Null if no store sold it in that period. */
  history: PriceHistory | null;
  stores: StoreData[];
  /** The selected store; null for all stores. */
  store: StoreData | null;
  start: number;
  /** The first known price; null if there is none. */
  trackedSince: number | null;
  now: number;
}

export function chooseHistory(
  { stores, now }: { stores: StoreData[]; now: number },
  { days, store: slug }: Pick<ProductParams, 'days' | 'store'>,
): ChosenHistory {
  const store = stores.find((candidate) => candidate.slug === slug) ?? null;
  const chosen = store ? [store] : stores;
  const intervals = chosen.flatMap((one) =>
    one.intervals.map(([priceCents, from, to]) => ({
      priceCents,
      from: new Date(from),
      to: to === null ? null : new Date(to),
    })),
  );
  const starts = intervals.map(({ from }) => from.getTime());
  return {
    history: summarizePriceHistory(intervals, new Date(now), days),
    stores: chosen,
    store,
    start: now - days * dayMs,
    trackedSince: starts.length > 0 ? Math.min(...starts) : null,
    now,
  };
}

/** The lowest price at a point in time and the stores that charged it; null if there was none. */
export function lowestPriceAt(
  stores: readonly StoreData[],
  at: number,
): { cents: number; retailers: string[] } | null {
  const storePrices = stores.flatMap(({ retailer, intervals }) => {
    const interval = intervals.find(([, from, to]) => from <= at && (to === null || at < to));
    return interval ? [{ retailer, cents: interval[0] }] : [];
  });
  if (storePrices.length === 0) return null;
  const cents = Math.min(...storePrices.map((one) => one.cents));
  const retailers = storePrices
    .filter((one) => one.cents === cents)
    .map(({ retailer }) => retailer);
  return { cents, retailers };
}

/** 'Sephora', 'Sephora and Target', 'Sephora and 2 more'. */
export function formatStores([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`;
}
