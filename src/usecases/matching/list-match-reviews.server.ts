import { listOpenMatchReviews } from '~/db/matching/match-review.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import type { MatchReview } from '~/domain/matching/match-review';
import type { WeighedCandidate } from '~/domain/matching/rules/decide';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import type { Deps } from '../deps';

/** A review with the names of its candidates. */
export interface ReadableMatchReview extends Omit<MatchReview, 'candidates'> {
  candidates: readonly (WeighedCandidate & { product: ProductToMatch })[];
}

/** The offers that the operator has to match; those first whose answer settles the most offers. */
export async function listMatchReviews(
  { db }: Pick<Deps, 'db'>,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ReadableMatchReview[]> {
  const reviews = await listOpenMatchReviews(db, { offset, limit });
  const ids = reviews.flatMap(({ candidates }) => candidates.map(({ productId }) => productId));
  const products = await listProductsToMatchById(db, ids, ids.length);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return reviews.map((review) => ({
    ...review,
    // A candidate may have been deleted since.
    candidates: review.candidates.flatMap((candidate) => {
      const product = byId.get(candidate.productId);
      return product ? [{ ...candidate, product }] : [];
    }),
  }));
}
