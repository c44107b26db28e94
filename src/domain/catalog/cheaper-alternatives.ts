import { wholePercent } from '../prices/percent';
import type { Product } from './product';

/** The fields that products are compared by. */
export interface ComparableProduct
  extends Pick<Product, 'id' | 'groupId' | 'size' | 'rating' | 'reviewCount' | 'keyIngredients'> {
  bestPriceCents: number | null;
}

export interface Alternative {
  id: number;
  /** How much less it costs per ml, gram or piece. */
  percentLess: number;
}

const thresholds = {
  minRating: 4,
  /** Ratings by fewer reviewers are ignored. */
  minReviews: 10,
  /** Smaller savings are not worth a switch. */
  minPercentLess: 10,
};

/**
 * Well-rated products of the same subcategory with a lower unit price: first those that share the
 * most key ingredients, then the most reviewed. At most one size per formula.
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

/**
 * How much less the other costs for the same amount, from 0 to 1; 0 when they are not comparable.
 */
export function shareLess(
  product: Pick<ComparableProduct, 'size' | 'bestPriceCents'>,
  other: Pick<ComparableProduct, 'size' | 'bestPriceCents'>,
): { less: number; of: number } {
  const unknown = { less: 0, of: 1 };
  if (!product.size || !other.size || product.size.unit !== other.size.unit) return unknown;
  if (product.bestPriceCents === null || other.bestPriceCents === null) return unknown;
  const ours = product.bestPriceCents * other.size.amount;
  const theirs = other.bestPriceCents * product.size.amount;
  return { less: ours - theirs, of: ours };
}
