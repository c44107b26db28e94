import { asPerson } from '~/db/engine/as-person.server';
import {
  listFavouriteLists,
  upsertFirstFavouriteList,
} from '~/db/favorites/favourite-list.repo.server';
import { type FavouriteList, favouriteLimits } from '~/domain/favorites/favourites';
import type { Deps } from '../deps';

/** A person's lists; there is always the first one. */
export async function showFavouriteLists(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: { userId: string },
): Promise<FavouriteList[]> {
  return asPerson(db, userId, async (tx) => {
    const lists = await listFavouriteLists(tx, userId, favouriteLimits.lists);
    if (lists.length > 0) return lists;
    await upsertFirstFavouriteList(tx, { userId, id: crypto.randomUUID(), now: clock.now() });
    return listFavouriteLists(tx, userId, favouriteLimits.lists);
  });
}
