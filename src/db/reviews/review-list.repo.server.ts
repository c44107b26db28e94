import { z } from 'zod';
import type { Review, ReviewQuery, ReviewSort, ReviewTrait } from '~/domain/reviews/review';
import { reviewLimits } from '~/domain/reviews/review';
import { wantedTraits } from '~/domain/reviews/review-traits';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';
import { reviewFields, reviewRow } from './review-row.server';

/** Each has an index, so that a page is read without the other reviews of the product. */
const orders: Record<ReviewSort, Sql> = {
  helpful: sql`helpful_score desc, id desc`,
  newest: sql`published_at desc, id desc`,
  highest: sql`stars desc, helpful_score desc, id desc`,
  lowest: sql`stars, helpful_score desc, id desc`,
};

/** A page of a product’s published reviews. */
export async function listReviews(
  db: Queryable,
  productId: number,
  query: ReviewQuery,
): Promise<Review[]> {
  const { pageSize } = reviewLimits;
  // Earlier pages are skipped in the index; only the reviews of this page are read.
  return db.rows(
    reviewRow,
    sql`select ${reviewFields} from review join (
        select id from review where ${matching(productId, query)}
        order by ${orders[query.sort]} limit ${pageSize} offset ${(query.page - 1) * pageSize}
      ) page using (id) order by ${orders[query.sort]}`,
  );
}

/** Counts the reviews that match a query with filters, up to a limit; reads only the index of traits. */
export async function countMatchingReviews(
  db: Queryable,
  productId: number,
  { query, limit }: { query: ReviewQuery; limit: number },
): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*)::integer as count from (
        select from review where traits @> ${storedTraits(productId, wantedTraits(query))}::text[]
        limit ${limit}
      ) matches`,
  );
  return row?.count ?? 0;
}

function matching(productId: number, query: ReviewQuery): Sql {
  const published = sql`product_id = ${productId} and state = 'published'`;
  const stars = query.stars === null ? sql`` : sql`and stars = ${query.stars}`;
  // The orders by stars have an index for them; other traits share one.
  const traits = wantedTraits({ ...query, stars: null });
  if (traits.length === 0) return sql`${published} ${stars}`;
  return sql`${published} ${stars} and traits @> ${storedTraits(productId, traits)}::text[]`;
}

/** Traits as `review_traits` in the database writes them. */
const storedTraits = (productId: number, traits: readonly ReviewTrait[]) =>
  traits.map((trait) => `${productId}/${trait}`);

/** A published review, or null. */
export async function findReview(db: Queryable, id: number): Promise<Review | null> {
  const [review] = await db.rows(
    reviewRow,
    sql`select ${reviewFields} from review where id = ${id} and state = 'published'`,
  );
  return review ?? null;
}
