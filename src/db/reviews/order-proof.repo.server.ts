import { z } from 'zod';
import type { OrderProof } from '~/domain/reviews/order-proof';
import { resumeFindings } from '~/domain/uploads/resume-report';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const proofRow = rowOf({
  reviewId: z.number(),
  userId: z.string(),
  key: z.string(),
  contentType: z.enum(['application/pdf', 'image/webp']),
  findings: z.array(z.enum(resumeFindings)),
  sentAt: z.date(),
});

const fields = sql`review_id, user_id, key, content_type, findings, sent_at`;

/**
 * Stores an order confirmation, and forgets why an earlier one was declined. One that waits must be deleted
 * first.
 */
export async function insertOrderProof(tx: Queryable, proof: OrderProof): Promise<void> {
  await tx.execute(sql`insert into order_proof (${fields})
    values (${proof.reviewId}, ${proof.userId}, ${proof.key}, ${proof.contentType},
      ${proof.findings}::text[], ${proof.sentAt})`);
  await tx.execute(sql`update review set proof_declined = null
    where id = ${proof.reviewId} and proof_declined is not null`);
}

/** The order confirmation of a review that waits, or null. */
export async function findOrderProof(db: Queryable, reviewId: number): Promise<OrderProof | null> {
  const [proof] = await db.rows(
    proofRow,
    sql`select ${fields} from order_proof where review_id = ${reviewId}`,
  );
  return proof ?? null;
}

/** Deletes the order confirmation of a review with its file; returns whether there was one. */
export async function deleteOrderProof(tx: Queryable, reviewId: number): Promise<boolean> {
  return (await tx.execute(sql`delete from order_proof where review_id = ${reviewId}`)) === 1;
}
