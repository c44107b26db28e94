import {
  countMatchingReviews,
  findReview,
  listReviews,
} from '~/db/reviews/review-list.repo.server';
import {
  countReviewsWithBoth,
  findReviewSummary,
  listTraitCounts,
} from '~/db/reviews/review-rating.repo.server';
import {
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSummary,
  type ReviewTrait,
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
  const wanted = wantedTraits(query);
  const [summary, counts, withBoth] = await Promise.all([
    findReviewSummary(reader, productId),
    listTraitCounts(reader, { productId, limit: maxTraits }),
    isPair(wanted) ? countReviewsWithBoth(reader, { productId, traits: wanted }) : null,
  ]);
  const known = withBoth ?? knownTotal(wanted, { summary, counts });
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

type Pair = readonly [ReviewTrait, ReviewTrait];
const isPair = (traits: readonly ReviewTrait[]): traits is Pair => traits.length === 2;

/** The number of matches is counted already without filters and for one; with an unknown one there are none. */
function knownTotal(
  wanted: readonly ReviewTrait[],
  { summary, counts }: { summary: ReviewSummary; counts: readonly TraitCount[] },
): number | null {
  const found = wanted.map((trait) => counts.find((count) => count.trait === trait)?.reviews ?? 0);
  if (found.includes(0)) return 0;
  if (wanted.length > 1) return null;
  return found[0] ?? summary.count;
}

/** One published review, or null. */
export async function showReview(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<Review | null> {
  return findReview(db.reader, id);
}
