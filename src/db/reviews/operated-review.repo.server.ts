import { z } from 'zod';
import type { OwnReview, ReviewState, Verification } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';
import { ownReviewFields, ownReviewRow } from './review-row.server';

/** A review with its author, as the operator sees it. */
export interface OperatedReview {
  review: OwnReview;
  /** Null in the demonstration. */
  userId: string | null;
}

const authorRow = rowOf({ userId: z.string().nullable() });
const operatedRow = ownReviewRow
  .and(authorRow)
  .transform(({ userId, ...review }): OperatedReview => ({ review, userId }));

/** A review in any state, locked until the transaction ends, or null. */
export async function findOperatedReview(
  tx: Queryable,
  id: number,
): Promise<OperatedReview | null> {
  const [found] = await tx.rows(
    operatedRow,
    sql`select ${ownReviewFields}, user_id from review where id = ${id} for update`,
  );
  return found ?? null;
}

const waitingRow = z
  .object({ id: z.number(), reports: z.array(z.string()), has_proof: z.boolean() })
  .transform(({ id, reports, has_proof }) => ({ id, reports, hasProof: has_proof }));

export interface WaitingReview {
  id: number;
  /** Reasons of open reports, each with its note. */
  reports: string[];
  hasProof: boolean;
}

/** Reviews that wait for the operator: held, reported or with an order confirmation; the oldest first. */
export async function listWaitingReviews(db: Queryable, limit: number): Promise<WaitingReview[]> {
  return db.rows(
    waitingRow,
    sql`with waiting as (
        (select id from review where state = 'held' order by id limit ${limit})
        union (select review_id from order_proof order by sent_at limit ${limit})
        union (select review_id from review_report where settled_at is null
          order by reported_at limit ${limit})
      )
      select waiting.id, exists (select from order_proof where review_id = waiting.id) as has_proof,
        array(select reason || case when note = '' then '' else ': ' || note end
          from review_report where review_id = waiting.id and settled_at is null
          order by reported_at limit 20) as reports
      from waiting order by waiting.id limit ${limit}`,
  );
}

/** Sets what the operator decided about a review. */
export async function updateReviewState(
  tx: Queryable,
  change: { id: number; state: ReviewState; reasons: readonly string[] },
  now: Date,
): Promise<void> {
  const isHeld = change.state !== 'published';
  await tx.execute(sql`update review set state = ${change.state}, is_operator_held = ${isHeld},
      reasons = ${change.reasons}::text[], published_at = case when ${isHeld} then published_at
        else coalesce(published_at, ${now}::timestamptz) end
    where id = ${change.id}`);
}

interface ProofDecision {
  id: number;
  verification: Verification;
  /** Why it proves nothing. */
  declined: string | null;
}

/** Sets what the operator decided about the order confirmation of a review. */
export async function updateVerification(
  tx: Queryable,
  { id, verification, declined }: ProofDecision,
): Promise<void> {
  await tx.execute(sql`update review set verification = ${verification}, proof_declined = ${declined}
    where id = ${id}`);
}
