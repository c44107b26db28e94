import { countPriceAlerts } from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Deps } from '../deps';

/** Counts a user's alerts, and the ones that are not paused. */
export async function countAlerts(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<{ total: number; active: number }> {
  return asPerson(db, userId, (tx) => countPriceAlerts(tx, { userId }));
}
