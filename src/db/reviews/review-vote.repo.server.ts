import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** Stores whether a review was helpful to a person, once per review; a trigger counts it. */
export async function upsertReviewVote(
  tx: Queryable,
  vote: { reviewId: number; userId: string; helpful: boolean },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into review_vote as known (review_id, user_id, helpful, voted_at)
    values (${vote.reviewId}, ${vote.userId}, ${vote.helpful}, ${now})
    on conflict (review_id, user_id) do update set helpful = excluded.helpful,
      voted_at = excluded.voted_at where known.helpful <> excluded.helpful`);
}

/** Takes a vote back. Idempotent. */
export async function deleteReviewVote(
  tx: Queryable,
  { reviewId, userId }: { reviewId: number; userId: string },
): Promise<void> {
  await tx.execute(sql`delete from review_vote
    where review_id = ${reviewId} and user_id = ${userId}`);
}

const voteRow = rowOf({ reviewId: z.number(), helpful: z.boolean() });

/** A person’s votes on reviews of a product. */
export async function listOwnVotes(
  db: Queryable,
  query: { userId: string; productId: number; limit: number },
): Promise<{ reviewId: number; helpful: boolean }[]> {
  return db.rows(
    voteRow,
    sql`select review_id, review_vote.helpful from review_vote join review on review.id = review_id
      where review_vote.user_id = ${query.userId} and product_id = ${query.productId}
      order by review_id desc limit ${query.limit}`,
  );
}

/** The author of a published review and its product; null if there is none. */
export async function findReviewAuthor(
  db: Queryable,
  reviewId: number,
): Promise<{ userId: string | null; productId: number } | null> {
  const [row] = await db.rows(
    rowOf({ userId: z.string().nullable(), productId: z.number() }),
    sql`select user_id, product_id from review where id = ${reviewId} and state = 'published'`,
  );
  return row ?? null;
}
