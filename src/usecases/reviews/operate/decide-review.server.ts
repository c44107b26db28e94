import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  findOperatedReview,
  type OperatedReview,
  updateReviewState,
  updateVerification,
} from '~/db/reviews/operated-review.repo.server';
import { deleteOrderProof } from '~/db/reviews/order-proof.repo.server';
import { insertReviewLog } from '~/db/reviews/review-log.repo.server';
import { updateReportsSettled } from '~/db/reviews/review-report.repo.server';
import { AppError } from '~/domain/app-error';
import { type ReviewDecision, renderReviewDecision } from '~/emails/reviews/review-decision.email';
import type { Deps } from '../../deps';
import { queueMail } from '../../email/queue-mail.server';
import { tidyStorage } from '../../storage/tidy-storage.server';

type Needs = Pick<Deps, 'db' | 'clock' | 'site'>;

const states = { publish: 'published', hold: 'held', remove: 'removed' } as const;
export type StateDecision = keyof typeof states;

/** Publishes, holds or removes a review for the operator; returns whether its author gets an email about it. */
export async function decideReview(
  deps: Needs,
  { id, decision, reason }: { id: number; decision: StateDecision; reason: string },
): Promise<boolean> {
  if (decision !== 'publish' && reason.trim() === '') {
    throw new AppError('bad_request', { message: 'Say why: the author is told the reason.' });
  }
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const found = await findForDecision(tx, id);
    const state = states[decision];
    const reasons = decision === 'publish' ? [] : [reason.trim()];
    await updateReviewState(tx, { id, state, reasons }, now);
    await updateReportsSettled(tx, id, now);
    await log(tx, found, { action: state, reasons }, now);
    if (found.review.state === state) return false;
    return tellAuthor(deps, tx, found, { state, reasons });
  });
}

/**
 * Accepts or declines the order confirmation of a review, and deletes it with its file. Returns whether the author
 * gets an email about it.
 */
export async function decideOrderProof(
  deps: Needs & Pick<Deps, 'files'>,
  { id, isAccepted, reason }: { id: number; isAccepted: boolean; reason: string },
): Promise<boolean> {
  if (!isAccepted && reason.trim() === '') {
    throw new AppError('bad_request', { message: 'Say why: the author is told the reason.' });
  }
  const now = deps.clock.now();
  const isTold = await deps.db.transaction(async (tx) => {
    const found = await findForDecision(tx, id);
    if (!(await deleteOrderProof(tx, id))) {
      throw new AppError('not_found', { message: 'There is no order confirmation to check.' });
    }
    const verification = isAccepted ? 'purchase' : found.review.verification;
    const declined = isAccepted ? null : reason.trim();
    await updateVerification(tx, { id, verification, declined });
    const state = isAccepted ? 'verified' : 'not-verified';
    const reasons = declined === null ? [] : [declined];
    await log(tx, found, { action: state, reasons }, now);
    return tellAuthor(deps, tx, found, { state, reasons });
  });
  // The job would delete the file too, but only while the site runs, and up to a minute later.
  await tidyStorage(deps);
  return isTold;
}

async function findForDecision(tx: Queryable, id: number): Promise<OperatedReview> {
  const found = await findOperatedReview(tx, id);
  if (!found) throw new AppError('not_found', { message: `There is no review ${id}.` });
  return found;
}

async function log(
  tx: Queryable,
  { review }: OperatedReview,
  { action, reasons }: { action: string; reasons: readonly string[] },
  at: Date,
): Promise<void> {
  const { id: reviewId, productId } = review;
  await insertReviewLog(tx, { reviewId, productId, actor: 'operator', action, reasons, at });
}

async function tellAuthor(
  { site, clock }: Needs,
  tx: Queryable,
  { review, userId }: OperatedReview,
  decision: Pick<ReviewDecision, 'state' | 'reasons'>,
): Promise<boolean> {
  const user = userId === null ? null : await findAuthUser(tx, userId);
  // Without a confirmed address, the author reads it in the profile.
  if (!user?.email || !user.emailConfirmedAt) return false;
  const { id, title, productId } = review;
  const mail = renderReviewDecision(site, { ...decision, to: user.email, id, title, productId });
  await queueMail(tx, mail, { now: clock.now() });
  return true;
}
