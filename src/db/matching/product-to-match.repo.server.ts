import { z } from 'zod';
import { sketchFormula } from '~/domain/matching/rules/formula-sketch';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import type { FamilyMember } from '~/domain/search/tags/families/families';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

const productShape = z.object({
  id: z.number(),
  brand: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  gtin: z.string().nullable(),
  price_cents: z.number().nullable(),
  ingredient_ids: z.array(z.number()).nullable(),
});
const productRow = productShape.transform(toProductToMatch);

const memberRow = productShape
  .extend({
    group_id: z.number(),
    brand_id: z.number(),
    category: z.string(),
    subcategory: z.string(),
  })
  .transform((row) => ({
    toMatch: toProductToMatch(row),
    member: {
      id: row.id,
      groupId: row.group_id,
      brandId: row.brand_id,
      name: row.name,
      category: row.category,
      subcategory: row.subcategory,
    } satisfies FamilyMember,
  }));

function toProductToMatch({
  id,
  brand,
  name,
  size,
  gtin,
  price_cents,
  ingredient_ids,
}: z.infer<typeof productShape>): ProductToMatch {
  const formula = ingredient_ids === null ? null : sketchFormula(ingredient_ids);
  return {
    productId: id,
    brand,
    name,
    ...(size !== null && { size }),
    ...(gtin !== null && { gtin }),
    ...(price_cents !== null && { price: price_cents / 100 }),
    ...(formula !== null && { formula }),
  };
}

const select = (where: Sql, limit: number) =>
  sql`select product.id, brand.name as brand, product.name, gtin, group_id, brand_id, category, subcategory,
      trim_scale(size_amount) || case size_unit when 'count' then ' ct' else ' ' || size_unit end as size,
      best_price_cents as price_cents, ingredient_ids
    from product join brand on brand.id = brand_id
      left join product_price on product_price.product_id = product.id
    where ${where} order by product.id limit ${limit}`;

/** The fields that matching and families need, of the products after this id, in order. */
export async function listProductsToMatch(
  db: Queryable,
  afterId: number,
  limit: number,
): Promise<{ toMatch: ProductToMatch; member: FamilyMember }[]> {
  return db.rows(memberRow, select(sql`product.id > ${afterId}`, limit));
}

/** The fields that matching needs, of the products with these ids. */
export async function listProductsToMatchById(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<ProductToMatch[]> {
  return db.rows(productRow, select(sql`product.id = any(${ids}::integer[])`, limit));
}

/** The highest product id; 0 if there are none. */
export async function findMaxProductId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`select coalesce(max(id), 0) as id from product`,
  );
  return row?.id ?? 0;
}

/** Products that are a size of another product's formula, with that product's id, in order. */
export async function listProductVariants(
  db: Queryable,
  afterId: number,
  limit: number,
): Promise<{ id: number; groupId: number }[]> {
  return db.rows(
    z
      .object({ id: z.number(), group_id: z.number() })
      .transform(({ id, group_id }) => ({ id, groupId: group_id })),
    sql`select id, group_id from product where group_id <> id and id > ${afterId}
      order by id limit ${limit}`,
  );
}
