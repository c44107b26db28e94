import { insertReviewLog } from '~/db/reviews/review-log.repo.server';
import { insertReviewReport } from '~/db/reviews/review-report.repo.server';
import { findReviewAuthor } from '~/db/reviews/review-vote.repo.server';
import { AppError } from '~/domain/app-error';
import type { ReportReason } from '~/domain/reviews/review';
import type { Deps } from '../deps';
import { takeReviewLimit } from './take-review-limit.server';

/** Tells the operator about a review. It stays where it is until the operator decides. */
export async function reportReview(
  deps: Pick<Deps, 'db' | 'clock'>,
  report: { reviewId: number; reason: ReportReason; note: string; network: string },
): Promise<void> {
  const { reviewId, reason, note, network } = report;
  const about = await findReviewAuthor(deps.db, reviewId);
  if (!about) throw new AppError('not_found', { message: 'There is no such review.' });
  await takeReviewLimit(deps, { rate: 'report', of: network });
  await takeReviewLimit(deps, { rate: 'sameReport', of: `${reviewId} ${network}` });
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await insertReviewReport(tx, { reviewId, reason, note }, at);
    await insertReviewLog(tx, {
      reviewId,
      productId: about.productId,
      actor: 'reader',
      action: 'reported',
      reasons: [reason],
      at,
    });
  });
}
