import { asPerson } from '~/db/engine/as-person.server';
import { listFavoriteIds } from '~/db/favorites/favorite.repo.server';
import { favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

/** Which products a person has saved, for the hearts of whatever page they look at. */
export async function listSavedIds(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<number[]> {
  return asPerson(db, userId, (tx) => listFavoriteIds(tx, userId, favoriteLimits.products));
}
