import { asPerson } from '~/db/engine/as-person.server';
import { updateFavoriteLists } from '~/db/favorites/favorite.repo.server';
import { findFavoriteList } from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

export async function moveSavedProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId, listId }: { userId: string; productId: number; listId: string },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    const list = await findFavoriteList(tx, { userId, id: listId });
    const move = { userId, productId, fromListId: null, toListId: listId };
    if (!list || (await updateFavoriteLists(tx, move)) === 0) {
      throw new AppError('not_found', { message: 'This product or list does not exist.' });
    }
  });
}
