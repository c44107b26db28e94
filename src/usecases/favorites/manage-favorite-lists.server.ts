import { randomBytes } from 'node:crypto';
import { asPerson } from '~/db/engine/as-person.server';
import { isUniqueViolation } from '~/db/engine/unique-violation';
import { updateFavoriteLists } from '~/db/favorites/favorite.repo.server';
import {
  deleteFavoriteList,
  findFavoriteList,
  insertFavoriteList,
  listFavoriteLists,
  updateFavoriteList,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
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

interface Change {
  userId: string;
  id: string;
  name: string | undefined;
  /** Whether others may see it; a revoked link never works again. */
  shared: boolean | undefined;
}

/** Renames a list, or shares it through a link that cannot be guessed. */
export async function changeFavoriteList(
  { db }: Pick<Deps, 'db'>,
  { userId, id, name, shared }: Change,
): Promise<FavoriteList> {
  return withUniqueName(name, () =>
    asPerson(db, userId, async (tx) => {
      const list = await findFavoriteList(tx, { userId, id });
      if (!list) throw new AppError('not_found', { message: 'There is no such list.' });
      const currentToken = shared === false ? null : list.shareToken;
      const changed = {
        ...list,
        name: name ?? list.name,
        shareToken: shared ? (currentToken ?? randomBytes(18).toString('base64url')) : currentToken,
      };
      await updateFavoriteList(tx, { ...changed, userId });
      return changed;
    }),
  );
}

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

/**
 * Turns the database's refusal of a second list with the same name into an error for the user.
 * Its unique index ignores case.
 */
async function withUniqueName<T>(name: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (name === undefined || !isUniqueViolation(error)) throw error;
    const problem = `You already have a list named “${name}”. Please choose another name.`;
    throw new AppError('conflict', { message: problem, fields: { name: problem } });
  }
}
