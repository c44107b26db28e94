import {
  countMatchingReviews,
  findReview,
  listReviews,
} from '~/db/reviews/review-list.repo.server';
import { findReviewSummary, listTraitCounts } from '~/db/reviews/review-rating.repo.server';
import {
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSummary,
  reviewLimits,
  type TraitCount,
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
  const total =
    knownTotal(query, { summary, counts }) ??
    (await countMatchingReviews(reader, productId, { query, limit: maxListed + 1 }));
  const isTotalCapped = total > maxListed && wantedTraits(query).length > 1;
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

/** Up to one filter, the number of matches is counted already. */
function knownTotal(
  query: ReviewQuery,
  { summary, counts }: { summary: ReviewSummary; counts: readonly TraitCount[] },
): number | null {
  const [wanted, ...others] = wantedTraits(query);
  if (!wanted) return summary.count;
  const known = counts.find(({ trait }) => trait === wanted)?.reviews ?? 0;
  return others.length === 0 || known === 0 ? known : null;
}

/** One published review, or null. */
export async function showReview(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<Review | null> {
  return findReview(db.reader, id);
}
