import { asPerson } from '~/db/engine/as-person.server';
import { findReview } from '~/db/reviews/review-list.repo.server';
import {
  deleteReviewVote,
  findReviewAuthor,
  listOwnVotes,
  upsertReviewVote,
} from '~/db/reviews/review-vote.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { takeReviewLimit } from './take-review-limit.server';

interface Voting {
  userId: string;
  isAnonymous: boolean;
  reviewId: number;
  /** Null takes the vote back. */
  helpful: boolean | null;
}

const notFound = () => new AppError('not_found', { message: 'There is no such review.' });

/** Stores whether a review was helpful to a person; returns how many it was helpful to. */
export async function voteOnReview(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, isAnonymous, reviewId, helpful }: Voting,
): Promise<{ helpful: number; vote: boolean | null }> {
  const { db, clock } = deps;
  if (isAnonymous) {
    throw new AppError('no_authorization', { message: 'Please create an account to vote.' });
  }
  await takeReviewLimit(deps, { rate: 'vote', of: userId });
  const about = await findReviewAuthor(db, reviewId);
  if (!about) throw notFound();
  if (about.userId === userId) {
    throw new AppError('conflict', { message: 'You can’t vote on your own review.' });
  }
  await asPerson(db, userId, (tx) =>
    helpful === null
      ? deleteReviewVote(tx, { userId, reviewId })
      : upsertReviewVote(tx, { userId, reviewId, helpful }, clock.now()),
  );
  const review = await findReview(db, reviewId);
  if (!review) throw notFound();
  return { helpful: review.helpful, vote: helpful };
}

const maxVotes = 1_000;

/** A person’s votes on the reviews of a product. */
export async function showOwnVotes(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<{ reviewId: number; helpful: boolean }[]> {
  return listOwnVotes(db, { userId, productId, limit: maxVotes });
}
