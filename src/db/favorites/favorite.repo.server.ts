import { z } from 'zod';
import type { Favorite, FavoriteSort } from '~/domain/favorites/favorites';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';

const favoriteRow = rowOf({
  productId: z.number(),
  savedAt: z.date(),
  savedPriceCents: z.number().nullable(),
});

const columns: readonly Column<Favorite>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'saved_at', type: 'timestamptz', value: ({ savedAt }) => savedAt },
  { name: 'saved_price_cents', type: 'integer', value: ({ savedPriceCents }) => savedPriceCents },
];

interface NewFavorites {
  userId: string;
  listId: string;
  items: readonly Favorite[];
  /** The maximum for all lists together. */
  maxFavorites: number;
}

/**
 * Saves existing products that the user has not saved in any list; returns the number. The saved price
 * defaults to the current best price.
 */
export async function insertFavorites(
  tx: Queryable,
  { userId, listId, items, maxFavorites }: NewFavorites,
): Promise<number> {
  return tx.execute(sql`insert into favorite
      (user_id, product_id, list_id, saved_at, saved_price_cents)
    select ${userId}, given.product_id, ${listId}::uuid, given.saved_at,
      coalesce(given.saved_price_cents, best_price_cents)
    from ${rowTable(columns, items)}
      join product on product.id = given.product_id
      left join product_price on product_price.product_id = product.id
    order by given.saved_at
    limit greatest(0, ${maxFavorites} - (select count(*) from favorite where user_id = ${userId}))
    on conflict (user_id, product_id) do nothing`);
}

/** Removes a saved product and returns it, or null. */
export async function deleteFavorite(
  tx: Queryable,
  { userId, productId }: { userId: string; productId: number },
): Promise<boolean> {
  const touched = await tx.execute(sql`delete from favorite
    where user_id = ${userId} and product_id = ${productId}`);
  return touched === 1;
}

/** Moves a saved product, or with null all products of a list, to another list. */
export async function updateFavoriteLists(
  tx: Queryable,
  move: { userId: string; productId: number | null; fromListId: string | null; toListId: string },
): Promise<number> {
  return tx.execute(sql`update favorite set list_id = ${move.toListId}
    where user_id = ${move.userId}
      and (${move.productId}::integer is null or product_id = ${move.productId}::integer)
      and (${move.fromListId}::uuid is null or list_id = ${move.fromListId}::uuid)`);
}

/** The ids of a user's saved products. */
export async function listFavoriteIds(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<number[]> {
  const rows = await db.rows(
    z.object({ product_id: z.number() }),
    sql`select product_id from favorite where user_id = ${userId}
      order by saved_at desc, product_id limit ${limit}`,
  );
  return rows.map(({ product_id: id }) => id);
}

/** Counts a user's saved products. */
export async function countFavorites(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*)::integer as count from favorite where user_id = ${userId}`,
  );
  return row?.count ?? 0;
}

export interface FavoritePage {
  sort: FavoriteSort;
  offset: number;
  limit: number;
}

const orders: Record<FavoriteSort, Sql> = {
  newest: sql`saved_at desc`,
  'price-drop': sql`(saved_price_cents - best_price_cents)::float8 / saved_price_cents desc nulls last`,
  'price-low': sql`best_price_cents nulls last`,
  name: sql`brand.name, product.name`,
};

function selectPage(saved: Sql, { sort, offset, limit }: FavoritePage): Sql {
  return sql`select saved.product_id, saved_at, saved_price_cents
    from ${saved} as saved
      join product on product.id = saved.product_id
      join brand on brand.id = product.brand_id
      left join product_price on product_price.product_id = saved.product_id
    order by ${orders[sort]}, saved.product_id offset ${offset} limit ${limit}`;
}

/** A page of a list, without products that we no longer carry. */
export async function listFavorites(
  db: Queryable,
  listId: string,
  page: FavoritePage,
): Promise<Favorite[]> {
  const saved = sql`(select product_id, saved_at, saved_price_cents from favorite
    where list_id = ${listId})`;
  return db.rows(favoriteRow, selectPage(saved, page));
}

/** The same for products saved on a device. */
export async function listGivenFavorites(
  db: Queryable,
  items: readonly Favorite[],
  page: FavoritePage,
): Promise<Favorite[]> {
  const saved = sql`(select * from ${rowTable(columns, items)})`;
  return db.rows(favoriteRow, selectPage(saved, page));
}
