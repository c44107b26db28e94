import type { Queryable } from '~/db/engine/database.server';
import { planLookups } from '~/db/engine/plan-lookups.server';
import { insertDailyLows, takeDailyLowsFrom } from '~/db/prices/daily-low.repo.server';
import {
  countIntervalPages,
  listMonthsOfOldIntervals,
  listPastIntervals,
  moveOldIntervals,
  takeOldIntervals,
} from '~/db/prices/past-interval.repo.server';
import { findLastProductId } from '~/db/prices/price-drop-progress.repo.server';
import {
  lockPriceHistoryProgress,
  updatePriceHistoryProgress,
} from '~/db/prices/price-history-progress.repo.server';
import {
  createPricePartitions,
  dropPricePartition,
  listPricePartitions,
} from '~/db/prices/price-partition.repo.server';
import { findDailyLows, lowAsInterval } from '~/domain/prices/daily-lows';
import { monthStart, rawPricesSince, shownPricesSince } from '~/domain/prices/price-retention';
import type { PricedInterval } from '~/domain/prices/price-steps';
import type { Deps } from '../../deps';

interface HistoryOptions {
  /** For how many months intervals are stored. */
  rawMonths: number;
  /** The job is scheduled often, and a process that stops waits for it. */
  maxRunMs: number;
  /** About 150 rows each. */
  pagesPerBatch?: number;
  productsPerBatch?: number;
}

/**
 * Moves price intervals that no page shows to partitions by month, and replaces the oldest partitions by
 * daily lows. A killed run continues after the last batch that was committed; readers see every interval once.
 */
export async function tidyPriceHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rawMonths, maxRunMs, pagesPerBatch = 64, productsPerBatch = 500 }: HistoryOptions,
): Promise<void> {
  const stopAt = performance.now() + maxRunMs;
  const inBatches = async (work: (tx: Queryable) => Promise<boolean>) => {
    let more = true;
    while (more && performance.now() < stopAt) more = await db.transaction(work);
  };
  const keptSince = () => rawPricesSince(clock.now(), rawMonths);
  await inBatches((tx) => moveBatch(tx, clock.now(), keptSince(), pagesPerBatch));
  await inBatches((tx) => rollUpBatch(tx, keptSince(), productsPerBatch));
}

/** Moves the old intervals of some pages; false when none are left. */
async function moveBatch(
  tx: Queryable,
  now: Date,
  keptSince: Date,
  pageCount: number,
): Promise<boolean> {
  const progress = await lockPriceHistoryProgress(tx);
  const endedBefore = shownPricesSince(now);
  if (progress.movedBefore >= endedBefore) return false;
  const rawSince = latest(progress.rawSince, keptSince);
  await planLookups(tx);
  const pages = { firstPage: progress.pagesRead, pageCount };
  await insertLows(tx, await takeOldIntervals(tx, { ...pages, endedBefore: rawSince }));
  const old = { ...pages, endedBefore };
  const months = await listMonthsOfOldIntervals(tx, { ...old, since: rawSince });
  await createPricePartitions(tx, months);
  if (months.length > 0) await moveOldIntervals(tx, old);
  const pagesRead = progress.pagesRead + pageCount;
  const isDone = pagesRead >= (await countIntervalPages(tx));
  await updatePriceHistoryProgress(tx, {
    ...progress,
    rawSince,
    ...(isDone ? { movedBefore: endedBefore, pagesRead: 0 } : { pagesRead }),
  });
  return true;
}

/** Stores the daily lows of some products from the oldest partition, at last drops it; false if it is kept. */
async function rollUpBatch(tx: Queryable, keptSince: Date, productCount: number): Promise<boolean> {
  const progress = await lockPriceHistoryProgress(tx);
  const rawSince = latest(progress.rawSince, keptSince);
  const [month] = await listPricePartitions(tx);
  if (!month || month >= rawSince) return false;
  const after = progress.upToProduct;
  const isLast = after >= (await findLastProductId(tx));
  if (isLast) await dropPricePartition(tx, month);
  else {
    await planLookups(tx);
    const range = { after, upTo: after + productCount, from: month, to: monthStart(month, 1) };
    await insertLows(tx, await listPastIntervals(tx, range));
  }
  await updatePriceHistoryProgress(tx, {
    ...progress,
    rawSince,
    upToProduct: isLast ? 0 : after + productCount,
  });
  return true;
}

/** The time never goes back when the setting grows: older partitions may have been dropped. */
const latest = (one: Date, other: Date) => (one > other ? one : other);

/** Stores the daily lows of intervals, combined with the lows that are stored. */
async function insertLows(
  tx: Queryable,
  byProduct: ReadonlyMap<number, readonly PricedInterval[]>,
): Promise<void> {
  const lows = findLows(byProduct);
  if (lows.length === 0) return;
  const firstLows = new Map(lows.toReversed().map((low) => [low.productId, low]));
  const stored = await takeDailyLowsFrom(tx, [...firstLows.values()]);
  const combined = Map.groupBy([...lows, ...stored], ({ productId }) => productId);
  await insertDailyLows(
    tx,
    findLows(new Map([...combined].map(([id, list]) => [id, list.map(lowAsInterval)]))),
  );
}

/** By product, each oldest first. */
const findLows = (byProduct: ReadonlyMap<number, readonly PricedInterval[]>) =>
  [...byProduct].flatMap(([productId, intervals]) =>
    findDailyLows(intervals).map((low) => ({ ...low, productId })),
  );
