import { z } from 'zod';
import type { Size } from '~/domain/catalog/product';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const sizeUnit = z.enum(['ml', 'g', 'count']);

const productRow = z
  .object({
    id: z.number(),
    size_amount: z.number().nullable(),
    size_unit: sizeUnit.nullable(),
    ingredients: z.array(z.string()),
    other_sizes: z.array(z.object({ amount: z.number(), unit: sizeUnit })),
  })
  .transform((row) => ({
    id: row.id,
    size:
      row.size_amount === null || row.size_unit === null
        ? null
        : { amount: row.size_amount, unit: row.size_unit },
    ingredients: row.ingredients,
    otherSizes: row.other_sizes,
  }));

/** What entries of feeds are compared with; `otherSizes` are those of its group. */
export type ComparedProduct = z.infer<typeof productRow>;

const maxSizes = 30;

/** The sizes and labels of some products. */
export async function listComparedProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<ComparedProduct[]> {
  return db.rows(
    productRow,
    sql`select id, size_amount::float8 as size_amount, size_unit, ingredients,
        (select coalesce(json_agg(sibling), '[]') from (
          select size_amount::float8 as amount, size_unit as unit from (
            select id, size_amount, size_unit from product as first where first.id = product.group_id
            union all
            select id, size_amount, size_unit from product as other
            where other.group_id = product.group_id and other.group_id <> other.id
          ) as member
          where member.id <> product.id
            and size_amount is not null and size_unit is not null
          order by id limit ${maxSizes}) as sibling) as other_sizes
      from product where id = any(${ids}::integer[]) order by id`,
  );
}

/** The entries of a store as their feed stated them, as JSON. */
export async function listEntryTexts(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<{ retailerKey: string; raw: string }[]> {
  return db.rows(
    z
      .object({ retailer_key: z.string(), raw: z.string() })
      .transform((row) => ({ retailerKey: row.retailer_key, raw: row.raw })),
    sql`select retailer_key, raw from feed_offer
      where retailer_id = ${retailerId} and retailer_key = any(${retailerKeys}::text[])
      order by id`,
  );
}

/** How many stores offer a product. */
export async function countStores(db: Queryable, productId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ stores: z.number() }),
    sql`select count(*)::integer as stores from offer where product_id = ${productId}`,
  );
  return row?.stores ?? 0;
}

/** Gives a product another size. */
export async function updateProductSize(
  db: Queryable,
  { productId, size }: { productId: number; size: Size },
): Promise<void> {
  await db.execute(sql`update product set size_amount = ${size.amount}, size_unit = ${size.unit}
    where id = ${productId}`);
}

/** Gives a product another label; its tags have to be derived again. */
export async function updateProductLabel(
  db: Queryable,
  { productId, ingredients }: { productId: number; ingredients: readonly string[] },
): Promise<void> {
  await db.execute(
    sql`update product set ingredients = ${ingredients}::text[] where id = ${productId}`,
  );
}
