import { z } from 'zod';
import type { ReportReason } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Stores a report about a review. */
export async function insertReviewReport(
  tx: Queryable,
  report: { reviewId: number; reason: ReportReason; note: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into review_report (review_id, reason, note, reported_at)
    values (${report.reviewId}, ${report.reason}, ${report.note}, ${now})`);
}

/** Reasons of open reports about a review, each with its note; the oldest first. */
export async function listOpenReports(
  db: Queryable,
  { reviewId, limit }: { reviewId: number; limit: number },
): Promise<string[]> {
  const rows = await db.rows(
    z.object({ reason: z.string(), note: z.string() }),
    sql`select reason, note from review_report where review_id = ${reviewId} and settled_at is null
      order by reported_at, id limit ${limit}`,
  );
  return rows.map(({ reason, note }) => (note === '' ? reason : `${reason}: ${note}`));
}

/** Marks the reports about a review as decided. */
export async function updateReportsSettled(
  tx: Queryable,
  reviewId: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update review_report set settled_at = ${now}
    where review_id = ${reviewId} and settled_at is null`);
}
