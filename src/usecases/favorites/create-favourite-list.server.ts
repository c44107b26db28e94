import { asPerson } from '~/db/engine/as-person.server';
import {
  findFavouriteList,
  insertFavouriteList,
  upsertFirstFavouriteList,
} from '~/db/favorites/favourite-list.repo.server';
import { AppError } from '~/domain/app-error';
import { type FavouriteList, favouriteLimits } from '~/domain/favorites/favourites';
import type { Deps } from '../deps';
import { withOwnName } from './with-own-name.server';

/** Gives a person one more list. */
export async function createFavouriteList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, name }: { userId: string; name: string },
): Promise<FavouriteList> {
  const now = clock.now();
  const id = crypto.randomUUID();
  const { lists: most } = favouriteLimits;
  return withOwnName(name, () =>
    asPerson(db, userId, async (tx) => {
      await upsertFirstFavouriteList(tx, { userId, id: crypto.randomUUID(), now });
      const isRoom = await insertFavouriteList(tx, { id, userId, name, now, most });
      const list = isRoom && (await findFavouriteList(tx, { userId, id }));
      if (!list) throw new AppError('bad_request', { message: `${most} lists are the most.` });
      return list;
    }),
  );
}
