import { wholePercent } from '../prices/percent';
import type { Product } from './product';

/** The part of a product that it is compared by. */
export interface ComparableProduct
  extends Pick<Product, 'id' | 'groupId' | 'size' | 'rating' | 'reviewCount' | 'keyIngredients'> {
  bestPriceCents: number | null;
}

export interface Alternative {
  id: number;
  /** How much less a ml, a gram or a piece costs. */
  percentLess: number;
}

const thresholds = {
  minRating: 4,
  /** A rating by fewer is no rating. */
  minReviews: 10,
  /** Less is not worth a change. */
  minPercentLess: 10,
};

/**
 * Products of the same shelf that cost less by the ml (gram, piece) and are well rated: those that
 * share most of the key ingredients first, then the most reviewed. One size of a formula at most.
 */
export function cheaperAlternatives(
  product: ComparableProduct,
  candidates: readonly ComparableProduct[],
  limit: number,
  { minRating, minReviews, minPercentLess } = thresholds,
): Alternative[] {
  const wanted = new Set(product.keyIngredients);
  const shared = ({ keyIngredients }: ComparableProduct) =>
    keyIngredients.filter((name) => wanted.has(name)).length;
  const ranked = candidates
    .map((candidate) => ({ candidate, share: shareLess(product, candidate) }))
    .filter(
      ({ candidate, share }) =>
        candidate.groupId !== product.groupId &&
        candidate.rating >= minRating &&
        candidate.reviewCount >= minReviews &&
        share.less * 100 >= share.of * minPercentLess,
    )
    .sort(
      ({ candidate: a }, { candidate: b }) =>
        shared(b) - shared(a) || b.reviewCount - a.reviewCount || a.id - b.id,
    );
  const formulas = new Map<number, Alternative>();
  for (const { candidate, share } of ranked) {
    if (formulas.size === limit) break;
    if (!formulas.has(candidate.groupId)) {
      const percentLess = wholePercent(share.less, share.of);
      formulas.set(candidate.groupId, { id: candidate.id, percentLess });
    }
  }
  return [...formulas.values()];
}

/** How much less the other costs for the same amount; nothing of 1 when the two cannot be compared. */
function shareLess(
  product: ComparableProduct,
  other: ComparableProduct,
): { less: number; of: number } {
  const unknown = { less: 0, of: 1 };
  if (!product.size || !other.size || product.size.unit !== other.size.unit) return unknown;
  if (product.bestPriceCents === null || other.bestPriceCents === null) return unknown;
  const ours = product.bestPriceCents * other.size.amount;
  const theirs = other.bestPriceCents * product.size.amount;
  return { less: ours - theirs, of: ours };
}
