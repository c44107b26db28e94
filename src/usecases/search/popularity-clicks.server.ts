import { updateProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findProductClicks } from '~/db/clicks/offer-click.repo.server';
import { dayMs } from '~/domain/durations';
import { maxClicksPerOfferAndDay, popularityDays } from '~/domain/search/popularity';
import { utcDay } from '~/domain/utc-day';
import type { Deps } from '../deps';

/** The clicks that count for the popularity of each product. */
export async function readPopularityClicks({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<ReadonlyMap<number, number>> {
  const sinceDay = utcDay(new Date(clock.now().getTime() - popularityDays * dayMs));
  return findProductClicks(db, { sinceDay, maxPerDay: maxClicksPerOfferAndDay });
}

/** Has all search indexes rebuilt if clicks count: new ones have come, and old ones no longer do. */
export async function refreshPopularity(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const clicks = await readPopularityClicks(deps);
  if (clicks.size > 0) await updateProductsVersion(deps.db);
}
