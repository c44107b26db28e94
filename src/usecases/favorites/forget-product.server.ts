import { deleteSavedAlerts } from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { deleteFavourite } from '~/db/favorites/favourite.repo.server';
import type { Deps } from '../deps';

/** Takes a product out of what a person has saved; no matter if it was not there. */
export async function forgetProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    await deleteFavourite(tx, { userId, productId });
    await deleteSavedAlerts(tx, { userId, productId });
  });
}
