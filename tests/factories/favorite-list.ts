import { randomUUID } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import { upsertFirstFavoriteList } from '~/db/favorites/favorite-list.repo.server';
import { insertSavedProducts } from '~/db/testing/favorites.server';

/** Adds a person's first list of favorites with these products; returns the list's id. */
export async function createFavoriteList(
  db: Queryable,
  { userId, productIds = [] }: { userId: string; productIds?: readonly number[] },
): Promise<string> {
  const id = await upsertFirstFavoriteList(db, { userId, id: randomUUID(), now: new Date() });
  await insertSavedProducts(db, { listId: id, productIds });
  return id;
}
