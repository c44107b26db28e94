import { deleteSavedAlerts } from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { deleteFavorite } from '~/db/favorites/favorite.repo.server';
import type { Deps } from '../deps';

/** Takes a product out of what a person has saved; no matter if it was not there. */
export async function removeSavedProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    await deleteFavorite(tx, { userId, productId });
    await deleteSavedAlerts(tx, { userId, productId });
  });
}
