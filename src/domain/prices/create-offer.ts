import type { Offer } from '../catalog/product';
import {
  addObservationsToIntervals,
  type ObservedPrice,
  type OfferChange,
} from './price-observation';

type OfferKey = Pick<Offer, 'id' | 'productId' | 'retailerId'>;

/** An offer and when its price started; null: out of stock. */
export interface NewOffer {
  offer: Offer;
  since: Date | null;
}

/** The offer that one observation creates. */
export function offerFromObservation(
  { id, productId, retailerId }: OfferKey,
  { priceCents, originalPriceCents, inStock, seenAt }: ObservedPrice,
  url: string,
): NewOffer {
  return {
    offer: { id, productId, retailerId, priceCents, originalPriceCents, inStock, url, seenAt },
    since: inStock ? seenAt : null,
  };
}

/**
 * Creates an offer from its first observations; null without a URL. The earliest one opens the
 * first interval.
 */
export function createOfferFromObservations(
  key: OfferKey,
  observations: readonly ObservedPrice[],
): OfferChange | null {
  const [first, ...later] = observations.toSorted(
    (a, b) => a.seenAt.getTime() - b.seenAt.getTime(),
  );
  const url = first?.url ?? later.find((seen) => seen.url !== undefined)?.url;
  if (!first || url === undefined) return null;
  const { offer, since } = offerFromObservation(key, first, url);
  const change = addObservationsToIntervals(offer, later);
  const { id: offerId, priceCents } = offer;
  const opening = since ? [{ offerId, priceCents, from: since, to: change?.closedAt ?? null }] : [];
  return {
    offer: change?.offer ?? offer,
    visible: true,
    closedAt: null,
    intervals: [...opening, ...(change?.intervals ?? [])],
  };
}
