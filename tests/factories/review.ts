import { randomUUID } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import { upsertReview } from '~/db/reviews/review.repo.server';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import type { ReviewContent, ReviewQuery } from '~/domain/reviews/review';

/** What an author writes; `given` replaces fields. */
export function aReviewContent(given: Partial<ReviewContent> = {}): ReviewContent {
  return {
    stars: 4,
    title: 'Soft skin, no shine',
    text: 'I have used it for two months in the evening, and my cheeks stopped flaking after a week.',
    wouldBuyAgain: null,
    usedFor: [],
    usePeriod: null,
    gotItFree: false,
    skinType: null,
    hairType: null,
    ageRange: null,
    concerns: [],
    ...given,
  };
}

type Stored = Parameters<typeof upsertReview>[1];

/** Stores a published review of product 1 by a new person, unless stated otherwise; returns its id. */
export async function createReview(
  db: Queryable,
  given: Partial<Stored> & { now?: Date } = {},
): Promise<number> {
  const { now = new Date('2026-03-01T12:00:00Z'), ...fields } = given;
  const content = aReviewContent(fields);
  return upsertReview(
    db,
    {
      userId: randomUUID(),
      productId: 1,
      author: 'Maya R.',
      verification: 'none',
      photoCount: 0,
      state: 'published',
      reasons: [],
      fingerprint: fingerprintOf(content.text),
      ...content,
      ...fields,
    },
    now,
  );
}

/** The first page of all reviews. */
export const firstReviews: ReviewQuery = {
  stars: null,
  skinType: null,
  hairType: null,
  ageRange: null,
  concern: null,
  verified: false,
  withPhotos: false,
  sort: 'newest',
  page: 1,
};
