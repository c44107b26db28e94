import { z } from 'zod';
import type { ProductToMatch } from '~/domain/matching/offer-to-match';
import type { Queryable } from './database.server';
import { type Sql, sql } from './sql.server';

const productRow = z
  .object({
    id: z.number(),
    brand: z.string(),
    name: z.string(),
    size: z.string().nullable(),
    gtin: z.string().nullable(),
  })
  .transform(
    ({ id, brand, name, size, gtin }): ProductToMatch => ({
      productId: id,
      brand,
      name,
      ...(size !== null && { size }),
      ...(gtin !== null && { gtin }),
    }),
  );

const select = (where: Sql, limit: number) =>
  sql`select product.id, brand.name as brand, product.name, gtin,
      trim_scale(size_amount) || case size_unit when 'count' then ' ct' else ' ' || size_unit end as size
    from product join brand on brand.id = brand_id
    where ${where} order by product.id limit ${limit}`;

/** What matching needs to know of the products after this id, in the order of their ids. */
export async function listProductsToMatch(
  db: Queryable,
  afterId: number,
  limit: number,
): Promise<ProductToMatch[]> {
  return db.rows(productRow, select(sql`product.id > ${afterId}`, limit));
}

/** What matching needs to know of the products with these ids. */
export async function listProductsToMatchById(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<ProductToMatch[]> {
  return db.rows(productRow, select(sql`product.id = any(${ids}::integer[])`, limit));
}

/** The highest id of a product; 0: there are none. */
export async function findHighestProductId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`select coalesce(max(id), 0) as id from product`,
  );
  return row?.id ?? 0;
}

/** Which formula each of these products is a size of. */
export async function listProductGroups(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.rows(
    z.object({ id: z.number(), group_id: z.number() }),
    sql`select id, group_id from product where id = any(${ids}::integer[])`,
  );
  return new Map(rows.map(({ id, group_id }) => [id, group_id]));
}

/** Those of these GTINs that some product already has. */
export async function listTakenGtins(db: Queryable, gtins: readonly string[]): Promise<string[]> {
  const rows = await db.rows(
    z.object({ gtin: z.string() }),
    sql`select gtin from product where gtin = any(${gtins}::text[])`,
  );
  return rows.map(({ gtin }) => gtin);
}
