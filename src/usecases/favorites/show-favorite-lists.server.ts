import { asPerson } from '~/db/engine/as-person.server';
import {
  listFavoriteLists,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { type FavoriteList, favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

/** A user's lists; the first one always exists. */
export async function showFavoriteLists(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: { userId: string },
): Promise<FavoriteList[]> {
  return asPerson(db, userId, async (tx) => {
    const lists = await listFavoriteLists(tx, userId, favoriteLimits.lists);
    if (lists.length > 0) return lists;
    await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now: clock.now() });
    return listFavoriteLists(tx, userId, favoriteLimits.lists);
  });
}
