import { asPerson } from '~/db/engine/as-person.server';
import {
  findFavoriteList,
  insertFavoriteList,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import { type FavoriteList, favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';
import { withUniqueName } from './with-unique-name.server';

export async function createFavoriteList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, name }: { userId: string; name: string },
): Promise<FavoriteList> {
  const now = clock.now();
  const id = crypto.randomUUID();
  const { lists: maxLists } = favoriteLimits;
  return withUniqueName(name, () =>
    asPerson(db, userId, async (tx) => {
      await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now });
      const isAdded = await insertFavoriteList(tx, { id, userId, name, now, maxLists });
      const list = isAdded && (await findFavoriteList(tx, { userId, id }));
      if (!list)
        throw new AppError('bad_request', { message: `You can have up to ${maxLists} lists.` });
      return list;
    }),
  );
}
