import { asPerson } from '~/db/engine/as-person.server';
import { updateFavouriteLists } from '~/db/favorites/favourite.repo.server';
import {
  deleteFavouriteList,
  upsertFirstFavouriteList,
} from '~/db/favorites/favourite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

/** Removes a list; what was in it goes back to the first one, so nothing saved is lost. */
export async function removeFavouriteList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    const now = clock.now();
    const first = await upsertFirstFavouriteList(tx, { userId, id: crypto.randomUUID(), now });
    await updateFavouriteLists(tx, { userId, productId: null, fromListId: id, toListId: first });
    if (!(await deleteFavouriteList(tx, { userId, id }))) {
      throw new AppError('not_found', { message: 'There is no such list, or it has to stay.' });
    }
  });
}
