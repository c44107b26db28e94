import { z } from 'zod';
import type { StoreRating, StoreRatingSource } from '~/domain/catalog/store-rating';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Sets what a store says about ratings, by product; null: nothing anymore. */
export async function updateStoreRatings(
  tx: Queryable,
  retailerId: number,
  ratings: ReadonlyMap<number, StoreRating | null>,
): Promise<void> {
  const all = Array.from(ratings, ([productId, given]) => ({ productId, given }));
  const withdrawn = all.filter(({ given }) => given === null).map(({ productId }) => productId);
  const stated = all.flatMap(({ productId, given }) => (given ? [{ productId, ...given }] : []));
  if (withdrawn.length > 0) {
    await tx.execute(sql`delete from store_rating
      where retailer_id = ${retailerId} and product_id = any(${withdrawn}::integer[])`);
  }
  if (stated.length === 0) return;
  await tx.execute(sql`insert into store_rating as known (product_id, retailer_id, stars, ratings)
    select product_id, ${retailerId}, stars, ratings
    from unnest(${stated.map(({ productId }) => productId)}::integer[],
      ${stated.map(({ stars }) => stars)}::float8[], ${stated.map((each) => each.ratings)}::integer[])
      given (product_id, stars, ratings)
    on conflict (product_id, retailer_id) do update
      set stars = excluded.stars, ratings = excluded.ratings
      where (known.stars, known.ratings) <> (excluded.stars, excluded.ratings)`);
}

const sourceRow = z
  .object({
    retailer: z.string(),
    stars: z.number(),
    ratings: z.number(),
    seen_at: z.date(),
  })
  .transform(
    ({ retailer, stars, ratings, seen_at }): StoreRatingSource => ({
      retailer,
      given: { stars, ratings },
      seenAt: seen_at,
    }),
  );

/** What stores say about the ratings of a product, most ratings first. */
export async function listStoreRatings(
  db: Queryable,
  { productId, limit }: { productId: number; limit: number },
): Promise<StoreRatingSource[]> {
  return db.rows(
    sourceRow,
    sql`select retailer.name as retailer, stars::float8 as stars, ratings, offer.seen_at
      from store_rating join offer using (product_id, retailer_id)
        join retailer on retailer.id = retailer_id
      where product_id = ${productId} order by ratings desc, retailer.name limit ${limit}`,
  );
}
