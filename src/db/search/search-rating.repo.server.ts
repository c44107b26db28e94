import { z } from 'zod';
import { averageStars, countRated } from '~/domain/reviews/rating';
import { reviewLimits } from '~/domain/reviews/review';
import type { SearchRating } from '~/domain/search/search-index';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

export const ownStars = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
  .nullable();

/** The rated reviews of a product by stars, for the column `own_stars`; null if they are too few. */
export const ownStarsField = sql`(
  select case when stars_1 + stars_2 + stars_3 + stars_4 + stars_5 >= ${reviewLimits.ownRatingFrom}
    then array[stars_1, stars_2, stars_3, stars_4, stars_5] end
  from review_rating where review_rating.product_id = product.id)`;

/** The rating of this site, if there are enough reviews for one. */
export function toOwnRating(stars: z.infer<typeof ownStars>) {
  const average = stars && averageStars(stars);
  return stars && average !== null ? { average, rated: countRated(stars) } : null;
}

const ratingRow = z
  .object({ id: z.number(), rating: z.number(), review_count: z.number(), own_stars: ownStars })
  .transform(({ id, rating, review_count, own_stars }): SearchRating => {
    const own = toOwnRating(own_stars);
    return { id, rating: own?.average ?? rating, ratingCount: own?.rated ?? review_count };
  });

const select = (where: Sql) => sql`select id, rating::float8 as rating, review_count,
  ${ownStarsField} as own_stars from product where ${where} order by id`;

/** The ratings of these products for the search index. */
export async function listSearchRatings(
  db: Queryable,
  productIds: readonly number[],
): Promise<SearchRating[]> {
  return db.rows(ratingRow, select(sql`id = any(${productIds}::integer[])`));
}
