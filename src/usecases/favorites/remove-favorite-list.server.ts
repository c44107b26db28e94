import { asPerson } from '~/db/engine/as-person.server';
import { updateFavoriteLists } from '~/db/favorites/favorite.repo.server';
import {
  deleteFavoriteList,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

/** Deletes a list; its products move to the first list, so nothing saved is lost. */
export async function removeFavoriteList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    const now = clock.now();
    const first = await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now });
    await updateFavoriteLists(tx, { userId, productId: null, fromListId: id, toListId: first });
    if (!(await deleteFavoriteList(tx, { userId, id }))) {
      throw new AppError('not_found', {
        message: 'This list does not exist or cannot be deleted.',
      });
    }
  });
}
