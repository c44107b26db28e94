import type { Queryable } from '~/db/engine/database.server';
import {
  countArrivals,
  hasPublishedAs,
  listSimilarReviews,
} from '~/db/reviews/review-check.repo.server';
import { dayMs } from '~/domain/durations';
import { judgeReview, type ReviewVerdict } from '~/domain/reviews/moderation/judge-review';
import { candidateDistance } from '~/domain/reviews/moderation/rules/duplicates';

/** The most similar reviews are compared word by word. */
const maxSimilar = 50;
/** The days that say how many reviews of a product are usual. */
const usualDays = 30;

interface Written {
  userId: string;
  productId: number;
  author: string;
  title: string;
  text: string;
  fingerprint: bigint;
  /** Photos that the operator has not seen. */
  newPhotos: number;
  storeTexts: readonly string[];
}

/** Gathers what the checks need and asks them. They do not learn the number of stars. */
export async function judgeWritten(
  tx: Queryable,
  { userId, productId, author, title, text, fingerprint, newPhotos, storeTexts }: Written,
  now: Date,
): Promise<ReviewVerdict> {
  const since = new Date(now.getTime() - dayMs);
  const earlierSince = new Date(since.getTime() - usualDays * dayMs);
  const { recent, earlier } = await countArrivals(tx, { productId, userId, since, earlierSince });
  const others = await listSimilarReviews(tx, {
    text,
    fingerprint,
    maxDistance: candidateDistance,
    userId,
    productId,
    limit: maxSimilar,
  });
  return judgeReview({
    title,
    text,
    photoCount: newPhotos,
    // A new name of a known author gets a look, too.
    isFirstReview: !(await hasPublishedAs(tx, { userId, author })),
    storeTexts,
    others,
    recentOnProduct: recent,
    usualOnProduct: earlier / usualDays,
  });
}
