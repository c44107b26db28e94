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

/** Marks the reports about a review as decided. */
export async function updateReportsSettled(
  tx: Queryable,
  reviewId: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update review_report set settled_at = ${now}
    where review_id = ${reviewId} and settled_at is null`);
}
