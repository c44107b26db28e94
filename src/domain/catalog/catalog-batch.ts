import type { CatalogBatch } from './catalog-source';
import type { Offer } from './product';

/**
 * Why a batch is inconsistent; null when it is not. An offer in stock has one open interval at its
 * price, one out of stock has none, and no interval ends after the offer was last seen.
 */
export function findBatchProblem({ products, offers, intervals }: CatalogBatch): string | null {
  const productIds = new Set(products.map(({ id }) => id));
  const unmatched = new Map<number, Offer>();
  const offersById = new Map<number, Offer>();
  for (const offer of offers) {
    if (!productIds.has(offer.productId)) return `offer ${offer.id} has no product in the batch`;
    offersById.set(offer.id, offer);
    if (offer.inStock) unmatched.set(offer.id, offer);
  }
  for (const { offerId, priceCents, from, to } of intervals) {
    const offer = offersById.get(offerId);
    if (!offer) return `an interval belongs to the missing offer ${offerId}`;
    if ((to ?? from) > offer.seenAt)
      return `offer ${offerId} has a price later than its last observation`;
    if (to !== null) continue;
    if (!unmatched.delete(offerId)) return `offer ${offerId} has more than one open interval`;
    if (offer.priceCents !== priceCents)
      return `offer ${offerId} has an open interval at a different price`;
  }
  const [lone] = unmatched.keys();
  return lone === undefined ? null : `offer ${lone} is in stock without an open interval`;
}
