import { z } from 'zod';
import type { DemoReview, ReviewedProduct } from '~/domain/reviews/demo-review';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import { withoutIndexes } from '../catalog/catalog-load.repo.server';
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

/** Calls `fill` while the reviews have no indexes: building them once is faster. */
export async function withoutReviewIndexes(
  tx: Queryable,
  fill: () => Promise<unknown>,
): Promise<void> {
  return withoutIndexes(tx, ['review'], fill);
}

/** Whether there are reviews of the demonstration. */
export async function hasDemoReviews(db: Queryable): Promise<boolean> {
  const rows = await db.rows(z.unknown(), sql`select 1 from review where is_demo limit 1`);
  return rows.length > 0;
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

/** The products of the demonstration with the most ratings at stores. */
export async function listMostRatedProducts(
  db: Queryable,
  query: { upToId: number; limit: number },
): Promise<ReviewedProduct[]> {
  return db.rows(
    productRow,
    sql`select product.id, brand.name as brand, category, subcategory, rating::float8 as rating, review_count,
        key_ingredients, tags, first_seen_at
      from product join brand on brand.id = brand_id
      where product.id <= ${query.upToId} and review_count > 0
      order by review_count desc, product.id limit ${query.limit}`,
  );
}
