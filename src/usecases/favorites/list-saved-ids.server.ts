import { asPerson } from '~/db/engine/as-person.server';
import { listFavoriteIds } from '~/db/favorites/favorite.repo.server';
import { favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

/** The ids of all products a user has saved, for the hearts on any page. */
export async function listSavedIds(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<number[]> {
  return asPerson(db, userId, (tx) => listFavoriteIds(tx, userId, favoriteLimits.products));
}
