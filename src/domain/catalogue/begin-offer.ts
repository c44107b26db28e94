import { followObservations, type ObservedPrice, type OfferChange } from './price-observation';
import type { Offer } from './product';

/**
 * Makes an offer of what was observed of one that we did not have; null when nothing says where it
 * can be bought. The earliest observation opens its first interval.
 */
export function beginOffer(
  key: Pick<Offer, 'id' | 'productId' | 'retailerId'>,
  observations: readonly ObservedPrice[],
): OfferChange | null {
  const [first, ...later] = observations.toSorted(
    (a, b) => a.seenAt.getTime() - b.seenAt.getTime(),
  );
  const url = first?.url ?? later.find((seen) => seen.url !== undefined)?.url;
  if (!first || url === undefined) return null;
  const { priceCents, originalPriceCents, inStock, seenAt } = first;
  const { id, productId, retailerId } = key;
  const begun: Offer = {
    ...{ id, productId, retailerId },
    ...{ priceCents, originalPriceCents, inStock, url, seenAt },
  };
  const change = followObservations(begun, later);
  const opening = inStock
    ? [{ offerId: id, priceCents, from: seenAt, to: change?.closedAt ?? null }]
    : [];
  return {
    offer: change?.offer ?? begun,
    visible: true,
    closedAt: null,
    intervals: [...opening, ...(change?.intervals ?? [])],
  };
}
