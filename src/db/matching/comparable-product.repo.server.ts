import { z } from 'zod';
import type { ComparableProduct } from '~/domain/catalog/cheaper-alternatives';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const comparableRow = z
  .object({
    id: z.number(),
    group_id: z.number(),
    size_amount: z.number().nullable(),
    size_unit: z.enum(['ml', 'g', 'count']).nullable(),
    rating: z.number(),
    review_count: z.number(),
    key_ingredients: z.array(z.string()),
    best_price_cents: z.number().nullable(),
  })
  .transform(
    (row): ComparableProduct => ({
      id: row.id,
      groupId: row.group_id,
      size:
        row.size_amount === null || row.size_unit === null
          ? null
          : { amount: row.size_amount, unit: row.size_unit },
      rating: row.rating,
      reviewCount: row.review_count,
      keyIngredients: row.key_ingredients,
      bestPriceCents: row.best_price_cents,
    }),
  );

/** The fields by which products are compared; unknown ids are skipped. */
export async function listComparableProducts(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<ComparableProduct[]> {
  return db.rows(
    comparableRow,
    sql`select id, group_id, size_amount::float8 as size_amount, size_unit,
        rating::float8 as rating, review_count, key_ingredients, best_price_cents
      from product left join product_price on product_id = id
      where id = any(${ids}::integer[]) order by id limit ${limit}`,
  );
}

const namedRow = z.object({ id: z.number(), name: z.string() });

/**
 * Finds the product for each of these names among the candidates: the brand's own before another brand's,
 * then the most reviewed. Names without a match are skipped.
 */
export async function listProductsByName(
  db: Queryable,
  query: { ids: readonly number[]; names: readonly string[]; brandId: number; limit: number },
): Promise<{ id: number; name: string }[]> {
  return db.rows(
    namedRow,
    sql`select distinct on (name) id, name from product
      where id = any(${query.ids}::integer[]) and name = any(${query.names}::text[])
      order by name, (brand_id = ${query.brandId}) desc, review_count desc, id
      limit ${query.limit}`,
  );
}
