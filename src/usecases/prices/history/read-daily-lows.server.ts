import { listDailyLows } from '~/db/prices/daily-low.repo.server';
import { listAllPriceIntervals } from '~/db/prices/price-interval.repo.server';
import { type DailyLow, findDailyLows, lowAsInterval } from '~/domain/prices/daily-lows';
import type { Deps } from '../../deps';

/** A hundred stores for a lifetime. */
const limit = 200_000;

/** The lowest price of a product on every day of its whole history up to now, as ranges of days. */
export async function readDailyLows(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  productId: number,
): Promise<DailyLow[]> {
  const now = clock.now();
  const stored = await listDailyLows(db, { productId, limit });
  const intervals = await listAllPriceIntervals(db, { productId, limit });
  return findDailyLows([
    ...intervals.map((interval) => ({ ...interval, to: interval.to ?? now })),
    ...stored.map(lowAsInterval),
  ]);
}
