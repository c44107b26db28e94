import { asPerson } from '~/db/engine/as-person.server';
import { deleteReview, findOwnReview, listOwnReviews } from '~/db/reviews/review.repo.server';
import { insertReviewLog } from '~/db/reviews/review-log.repo.server';
import { AppError } from '~/domain/app-error';
import { type OwnReview, reviewLimits } from '~/domain/reviews/review';
import type { Deps } from '../deps';

/** A person’s reviews, the newest first. */
export async function showOwnReviews(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<OwnReview[]> {
  return asPerson(db, userId, (tx) =>
    listOwnReviews(tx, { userId, limit: reviewLimits.ownReviews }),
  );
}

/** A person’s review of a product, or null. */
export async function showOwnReview(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<OwnReview | null> {
  return asPerson(db, userId, (tx) => findOwnReview(tx, { userId, productId }));
}

/** Deletes a person’s review with its photos, votes, reports and order confirmation. */
export async function removeReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await deleteReview(tx, { userId, id });
    if (!removed) throw new AppError('not_found', { message: 'You have no such review.' });
    await insertReviewLog(tx, {
      reviewId: id,
      productId: removed.productId,
      actor: 'author',
      action: 'deleted',
      reasons: [],
      at: clock.now(),
    });
  });
}
