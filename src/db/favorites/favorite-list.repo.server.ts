import { z } from 'zod';
import { type FavoriteList, firstListName } from '~/domain/favorites/favorites';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

const listRow = z
  .object({
    id: z.string(),
    name: z.string(),
    position: z.number(),
    share_token: z.string().nullable(),
    count: z.number(),
  })
  .transform(({ share_token: shareToken, ...row }): FavoriteList => ({ ...row, shareToken }));

const selectLists = (condition: Sql, limit: number) => sql`
  select id, name, position, share_token,
    (select count(*)::integer from favorite where list_id = favorite_list.id) as count
  from favorite_list where ${condition} order by position, id limit ${limit}`;

/** A user's lists, in order. */
export async function listFavoriteLists(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<FavoriteList[]> {
  return db.rows(listRow, selectLists(sql`user_id = ${userId}`, limit));
}

/** One of a user's lists, or null. */
export async function findFavoriteList(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<FavoriteList | null> {
  const [list] = await db.rows(listRow, selectLists(sql`user_id = ${userId} and id = ${id}`, 1));
  return list ?? null;
}

/** The list that is shared under a token, or null. */
export async function findSharedFavoriteList(
  db: Queryable,
  token: string,
): Promise<FavoriteList | null> {
  const [list] = await db.rows(listRow, selectLists(sql`share_token = ${token}`, 1));
  return list ?? null;
}

/**
 * A user's default list, created if necessary. Locked until the transaction ends, to serialize changes to
 * one user's favorites.
 */
export async function upsertFirstFavoriteList(
  tx: Queryable,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<string> {
  await tx.execute(sql`insert into favorite_list (id, user_id, name, position, created_at)
    values (${id}, ${userId}, ${firstListName}, 0, ${now})
    on conflict do nothing`);
  const [list] = await tx.rows(
    z.object({ id: z.string() }),
    sql`select id from favorite_list where user_id = ${userId} and position = 0 for update`,
  );
  if (!list) throw new Error('The first list of favorites could not be created.');
  return list.id;
}

/**
 * Adds a list after the others; false if the user has the maximum. A duplicate name violates a unique
 * index (`isUniqueViolation`).
 */
export async function insertFavoriteList(
  tx: Queryable,
  list: { id: string; userId: string; name: string; now: Date; maxLists: number },
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into favorite_list
      (id, user_id, name, position, created_at)
    select ${list.id}, ${list.userId}, ${list.name}, coalesce(max(position), 0) + 1, ${list.now}
    from favorite_list where user_id = ${list.userId}
    having count(*) < ${list.maxLists}`);
  return touched === 1;
}

/** Changes the name or the share token of a list; false if there is no such list. */
export async function updateFavoriteList(
  tx: Queryable,
  list: { userId: string; id: string; name: string; shareToken: string | null },
): Promise<boolean> {
  const touched = await tx.execute(sql`update favorite_list
    set name = ${list.name}, share_token = ${list.shareToken}
    where user_id = ${list.userId} and id = ${list.id}`);
  return touched === 1;
}

/** Deletes a list other than the first, with its products. */
export async function deleteFavoriteList(
  tx: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const touched = await tx.execute(sql`delete from favorite_list
    where user_id = ${userId} and id = ${id} and position > 0`);
  return touched === 1;
}
