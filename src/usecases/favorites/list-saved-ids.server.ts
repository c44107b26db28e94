import { asPerson } from '~/db/engine/as-person.server';
import { listFavouriteIds } from '~/db/favorites/favourite.repo.server';
import { favouriteLimits } from '~/domain/favorites/favourites';
import type { Deps } from '../deps';

/** Which products a person has saved, for the hearts of whatever page they look at. */
export async function listSavedIds(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<number[]> {
  return asPerson(db, userId, (tx) => listFavouriteIds(tx, userId, favouriteLimits.products));
}
