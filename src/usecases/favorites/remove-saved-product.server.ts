import { deleteSavedAlerts } from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { deleteFavorite } from '~/db/favorites/favorite.repo.server';
import type { Deps } from '../deps';

/** Removes a product from a user's favorites. Idempotent. */
export async function removeSavedProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    await deleteFavorite(tx, { userId, productId });
    await deleteSavedAlerts(tx, { userId, productId });
  });
}
