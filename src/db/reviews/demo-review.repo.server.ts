import { z } from 'zod';
import type { DemoReview, ReviewedProduct } from '~/domain/reviews/demo-review';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const columns: readonly Column<DemoReview>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'author', type: 'text', value: ({ author }) => author },
  { name: 'stars', type: 'integer', value: ({ stars }) => stars },
  { name: 'title', type: 'text', value: ({ title }) => title },
  { name: 'text', type: 'text', value: ({ text }) => text },
  { name: 'would_buy_again', type: 'boolean', value: ({ wouldBuyAgain }) => wouldBuyAgain },
  { name: 'used_for', type: 'text[]', value: ({ usedFor }) => usedFor },
  { name: 'use_period', type: 'text', value: ({ usePeriod }) => usePeriod },
  { name: 'got_it_free', type: 'boolean', value: ({ gotItFree }) => gotItFree },
  { name: 'skin_type', type: 'text', value: ({ skinType }) => skinType },
  { name: 'hair_type', type: 'text', value: ({ hairType }) => hairType },
  { name: 'age_range', type: 'text', value: ({ ageRange }) => ageRange },
  { name: 'concerns', type: 'text[]', value: ({ concerns }) => concerns },
  { name: 'state', type: 'text', value: () => 'published' },
  { name: 'is_demo', type: 'boolean', value: () => true },
  { name: 'helpful', type: 'integer', value: ({ helpful }) => helpful },
  { name: 'unhelpful', type: 'integer', value: ({ unhelpful }) => unhelpful },
  { name: 'fingerprint', type: 'bigint', value: ({ text }) => String(fingerprintOf(text)) },
  { name: 'created_at', type: 'timestamptz', value: ({ createdAt }) => createdAt },
  { name: 'edited_at', type: 'timestamptz', value: ({ editedAt }) => editedAt },
  { name: 'published_at', type: 'timestamptz', value: ({ createdAt }) => createdAt },
];

/** Adds reviews of the demonstration. */
export async function insertDemoReviews(
  tx: Queryable,
  reviews: readonly DemoReview[],
): Promise<void> {
  await tx.execute(insertRows('review', columns, reviews));
}

const productRow = rowOf({
  id: z.number(),
  brand: z.string(),
  category: z.string(),
  subcategory: z.string(),
  rating: z.number(),
  reviewCount: z.number(),
  keyIngredients: z.array(z.string()),
  tags: z
    .array(z.string())
    .nullable()
    .transform((tags) => tags ?? []),
  firstSeenAt: z.date(),
});

/** The best-known products of the demo catalog that have no demo reviews yet; reads the whole catalog. */
export async function listUnreviewedProductIds(
  db: Queryable,
  query: { upToId: number; best: number },
): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.number() }),
    sql`select id from (
        select id, review_count from product where id <= ${query.upToId} and review_count > 0
        order by review_count desc, id limit ${query.best}
      ) best
      where not exists (select from review where product_id = best.id and is_demo)
      order by review_count desc, id`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these products that have no demo reviews yet. */
export async function listUnreviewedProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<ReviewedProduct[]> {
  return db.rows(
    productRow,
    sql`select product.id, brand.name as brand, category, subcategory, rating::float8 as rating, review_count,
        key_ingredients, tags, first_seen_at
      from product join brand on brand.id = brand_id
      where product.id = any(${ids})
        and not exists (select from review where product_id = product.id and is_demo)`,
  );
}
