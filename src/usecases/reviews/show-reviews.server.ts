import {
  countMatchingReviews,
  findReview,
  listReviews,
} from '~/db/reviews/review-list.repo.server';
import {
  type CountedTrait,
  findReviewSummary,
  listTraitCounts,
} from '~/db/reviews/review-rating.repo.server';
import {
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSummary,
  reviewLimits,
} from '~/domain/reviews/review';
import { pickHighlights, wantedTraits } from '~/domain/reviews/review-traits';
import type { Deps } from '../deps';

/** More traits than the vocabulary has. */
const maxTraits = 500;
const maxListed = reviewLimits.pageSize * reviewLimits.maxPages;

/** A page of a product’s reviews, with the figures beside it. Does not check that the product exists. */
export async function showReviews(
  { db }: Pick<Deps, 'db'>,
  { productId, query }: { productId: number; query: ReviewQuery },
): Promise<ReviewPage> {
  const { reader } = db;
  const [summary, counts] = await Promise.all([
    findReviewSummary(reader, productId),
    listTraitCounts(reader, { productId, limit: maxTraits }),
  ]);
  const known = knownTotal(query, { summary, counts });
  const total =
    known ?? (await countMatchingReviews(reader, productId, { query, limit: maxListed + 1 }));
  const isTotalCapped = known === null && total > maxListed;
  const pageCount = Math.ceil(Math.min(total, maxListed) / reviewLimits.pageSize);
  const page = Math.min(Math.max(query.page, 1), Math.max(pageCount, 1));
  return {
    summary,
    counts,
    highlights: pickHighlights(counts),
    reviews: total === 0 ? [] : await listReviews(reader, productId, { ...query, page }),
    total: isTotalCapped ? maxListed : total,
    isTotalCapped,
    page,
    pageCount,
  };
}

/** The number of matches is counted already for up to one filter, and for another one with a number of stars. */
function knownTotal(
  query: ReviewQuery,
  { summary, counts }: { summary: ReviewSummary; counts: readonly CountedTrait[] },
): number | null {
  const wanted = wantedTraits({ ...query, stars: null });
  const found = wanted.map((trait) => counts.find((count) => count.trait === trait));
  if (found.some((count) => count === undefined)) return 0;
  const [first, second] = found;
  if (second) return null;
  if (query.stars === null) return first?.reviews ?? summary.count;
  if (first) return first.byStars[query.stars - 1] ?? 0;
  return counts.find(({ trait }) => trait === `stars:${query.stars}`)?.reviews ?? 0;
}

/** One published review, or null. */
export async function showReview(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<Review | null> {
  return findReview(db.reader, id);
}
