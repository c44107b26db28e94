import { z } from 'zod';
import { type ReviewLogEntry, reviewActors } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** Records what was done with a review, in the transaction that did it. */
export async function insertReviewLog(
  tx: Queryable,
  { reviewId, productId, actor, action, reasons, at }: ReviewLogEntry,
): Promise<void> {
  await tx.execute(sql`insert into review_log (review_id, product_id, actor, action, reasons, at)
    values (${reviewId}, ${productId}, ${actor}, ${action}, ${reasons}::text[], ${at})`);
}

const logRow = rowOf({
  reviewId: z.number(),
  productId: z.number(),
  actor: z.enum(reviewActors),
  action: z.string(),
  reasons: z.array(z.string()),
  at: z.date(),
});

/** What was done with a review, the oldest first. */
export async function listReviewLog(
  db: Queryable,
  query: { reviewId: number; limit: number },
): Promise<ReviewLogEntry[]> {
  return db.rows(
    logRow,
    sql`select review_id, product_id, actor, action, reasons, at from review_log
      where review_id = ${query.reviewId} order by id limit ${query.limit}`,
  );
}
