import { z } from 'zod';
import type { OtherReview } from '~/domain/reviews/moderation/rules/duplicates';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const otherRow = z
  .object({ fingerprint: z.string(), is_own: z.boolean(), text: z.string() })
  .transform(
    (row): OtherReview => ({
      fingerprint: BigInt(row.fingerprint),
      isOwn: row.is_own,
      text: row.text,
    }),
  );

/**
 * Reviews that may be near-duplicates of a text, because they share runs of words and their fingerprints differ in
 * few bits; the most similar first. Compares the reviews of all authors, without the one that the text replaces.
 */
export async function listSimilarReviews(
  db: Queryable,
  query: {
    text: string;
    fingerprint: bigint;
    maxDistance: number;
    userId: string;
    productId: number;
    limit: number;
  },
): Promise<OtherReview[]> {
  const given = sql`${String(query.fingerprint)}::bigint`;
  return db.rows(
    otherRow,
    sql`with candidate as (
        select id, bit_count((fingerprint # ${given})::bit(64)) as distance from review
        where not is_demo and sketch && review_sketch(${query.text})
          and bit_count((fingerprint # ${given})::bit(64)) <= ${query.maxDistance}
      )
      select fingerprint::text, user_id = ${query.userId} as is_own, text
      from candidate join review using (id)
      where not (user_id = ${query.userId} and product_id = ${query.productId})
      order by distance, id desc limit ${query.limit}`,
  );
}

const arrivalRow = z.object({ recent: z.number(), earlier: z.number() });

/** How many reviews of a product were written since a time, and between an earlier time and that one. */
export async function countArrivals(
  db: Queryable,
  query: { productId: number; userId: string; since: Date; earlierSince: Date },
): Promise<{ recent: number; earlier: number }> {
  const [row] = await db.rows(
    arrivalRow,
    sql`select count(*) filter (where created_at >= ${query.since})::integer as recent,
        count(*) filter (where created_at < ${query.since})::integer as earlier
      from review where product_id = ${query.productId} and not is_demo
        and created_at >= ${query.earlierSince} and user_id <> ${query.userId}`,
  );
  return row ?? { recent: 0, earlier: 0 };
}

/** Whether a review of a person was published before under this name. */
export async function hasPublishedAs(
  db: Queryable,
  query: { userId: string; author: string },
): Promise<boolean> {
  const rows = await db.rows(
    z.unknown(),
    sql`select 1 from review where user_id = ${query.userId} and author = ${query.author}
      and published_at is not null and state <> 'removed' limit 1`,
  );
  return rows.length > 0;
}

const textsRow = rowOf({
  description: z.string().nullable(),
  howToUse: z.string().nullable(),
  features: z.array(z.string()),
});

/** The texts of stores about a product; null if there is no such product. */
export async function findStoreTexts(db: Queryable, productId: number): Promise<string[] | null> {
  const [row] = await db.rows(
    textsRow,
    sql`select description, how_to_use, features from product where id = ${productId}`,
  );
  if (!row) return null;
  return [row.description ?? '', row.howToUse ?? '', ...row.features].filter((text) => text !== '');
}
