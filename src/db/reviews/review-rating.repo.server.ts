import { z } from 'zod';
import { averageStars, countRated, type Distribution, summarize } from '~/domain/reviews/rating';
import type { OwnRating, ReviewSummary, ReviewTrait, TraitCount } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** The channel for changes of published reviews: the id of a product, or nothing for many at once. */
export const reviewChangeChannel = 'reviews';

const distribution = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const ratingRow = rowOf({ productId: z.number(), reviewCount: z.number(), distribution });
const ratingFields = sql`product_id, review_count,
  array[stars_1, stars_2, stars_3, stars_4, stars_5] as distribution`;

const noReviews: Distribution = [0, 0, 0, 0, 0];

/** The published reviews of a product in figures. */
export async function findReviewSummary(db: Queryable, productId: number): Promise<ReviewSummary> {
  const [row] = await db.rows(
    ratingRow,
    sql`select ${ratingFields} from review_rating where product_id = ${productId}`,
  );
  return summarize(row?.reviewCount ?? 0, row?.distribution ?? noReviews);
}

function toOwnRating(row: z.infer<typeof ratingRow>): OwnRating {
  return {
    productId: row.productId,
    count: row.reviewCount,
    rated: countRated(row.distribution),
    average: averageStars(row.distribution),
  };
}

/** The ratings of products after an id, in the order of ids. */
export async function listRatings(
  db: Queryable,
  query: { afterId: number; limit: number },
): Promise<OwnRating[]> {
  const rows = await db.rows(
    ratingRow,
    sql`select ${ratingFields} from review_rating where product_id > ${query.afterId}
      order by product_id limit ${query.limit}`,
  );
  return rows.map(toOwnRating);
}

const isTrait = (text: string): text is ReviewTrait =>
  /^(all|verified|photos|(stars|skin|hair|age|concern):.+)$/.test(text);

const traitRow = rowOf({
  trait: z.string().refine(isTrait),
  reviews: z.number(),
  answers: z.number(),
  wouldBuyAgain: z.number(),
});

/** The traits of a product’s published reviews, the most frequent first. */
export async function listTraitCounts(
  db: Queryable,
  query: { productId: number; limit: number },
): Promise<TraitCount[]> {
  return db.rows(
    traitRow,
    sql`select trait, reviews, answers, would_buy_again from review_trait_count
      where product_id = ${query.productId} and reviews > 0
      order by reviews desc, trait limit ${query.limit}`,
  );
}

/** How many published reviews of a product have both of two traits. */
export async function countReviewsWithBoth(
  db: Queryable,
  { productId, traits }: { productId: number; traits: readonly [ReviewTrait, ReviewTrait] },
): Promise<number> {
  const pair = traits.toSorted().join('&');
  const [row] = await db.rows(
    z.object({ reviews: z.number() }),
    sql`select reviews from review_pair_count where product_id = ${productId} and pair = ${pair}`,
  );
  return row?.reviews ?? 0;
}

/** The published reviews of a category's products. */
export async function countReviewsOfCategory(db: Queryable, category: string): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select coalesce(sum(review_rating.review_count), 0)::integer as count
      from review_rating join product on product.id = product_id where category = ${category}`,
  );
  return row?.count ?? 0;
}
