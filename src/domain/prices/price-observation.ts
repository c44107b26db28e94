import type { Offer, PriceInterval } from '../catalog/product';
import { minuteMs } from '../durations';
import { isWebAddress } from '../feeds/offers/web-link';

/** What somebody saw at a retailer, at a moment. */
export interface ObservedPrice {
  priceCents: number;
  originalPriceCents: number | null;
  inStock: boolean;
  /** Left out: as before. */
  url?: string | undefined;
  seenAt: Date;
}

/** An observed price and the offer it belongs to, by its id or by product and retailer. */
export type PriceObservation = ObservedPrice &
  ({ offerId: number } | { productId: number; retailerId: number });

/** What observations do to an offer. */
export interface OfferChange {
  /** As it is afterwards. */
  offer: Offer;
  /** Something that a page shows has changed, not only when it was last seen. */
  visible: boolean;
  /** When the interval that was open so far ends; null: it stays open, or there was none. */
  closedAt: Date | null;
  /** In order; only the last one may be open. */
  intervals: PriceInterval[];
}

/** When the interval began that a change leaves open; null: it opens none. */
export function openedAt({ intervals }: Pick<OfferChange, 'intervals'>): Date | null {
  const last = intervals.at(-1);
  return last?.to === null ? last.from : null;
}

/**
 * Follows an offer through observations in the order of their times. What was seen no later than
 * what the offer already knows is ignored; null when that is all of it.
 */
export function addObservationsToIntervals(
  before: Offer,
  observations: readonly ObservedPrice[],
): OfferChange | null {
  let offer = before;
  let closedAt: Date | null = null;
  const intervals: PriceInterval[] = [];
  for (const seen of observations.toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime())) {
    if (seen.seenAt <= offer.seenAt) continue;
    const priceBefore = offer.inStock ? offer.priceCents : null;
    const priceNow = seen.inStock ? seen.priceCents : null;
    if (priceBefore !== priceNow) {
      const open = intervals.at(-1);
      if (open && open.to === null) open.to = seen.seenAt;
      else if (priceBefore !== null) closedAt = seen.seenAt;
      if (priceNow !== null) {
        intervals.push({ offerId: offer.id, priceCents: priceNow, from: seen.seenAt, to: null });
      }
    }
    const { priceCents, originalPriceCents, inStock, url, seenAt } = seen;
    offer = { ...offer, priceCents, originalPriceCents, inStock, url: url ?? offer.url, seenAt };
  }
  if (offer === before) return null;
  const visible =
    closedAt !== null ||
    intervals.length > 0 ||
    offer.priceCents !== before.priceCents ||
    offer.originalPriceCents !== before.originalPriceCents ||
    offer.url !== before.url;
  return { offer, visible, closedAt, intervals };
}

/** A million dollars: whatever costs more is a mistake in somebody's feed. */
const maxPriceCents = 100_000_000;
const maxUrlLength = 2_000;
/** How far a feed's clock may be ahead of ours. A date in the future would freeze the offer. */
const maxAheadMs = 5 * minuteMs;

/** What is wrong with an observation, in words; null when nothing is. */
export function findObservationProblem(observation: PriceObservation, now: Date): string | null {
  const { priceCents, originalPriceCents, inStock, url, seenAt } = observation;
  const ids =
    'offerId' in observation
      ? [observation.offerId]
      : [observation.productId, observation.retailerId];
  if (!ids.every(isId)) return 'names no offer';
  if (!isPrice(priceCents)) return `has the price ${priceCents}`;
  if (originalPriceCents !== null && !isPrice(originalPriceCents)) {
    return `has the original price ${originalPriceCents}`;
  }
  if (typeof inStock !== 'boolean') return 'does not say whether it is in stock';
  if (url !== undefined && (url.length > maxUrlLength || !isWebAddress(url)))
    return 'has an address that is not http or https';
  if (Number.isNaN(seenAt.getTime())) return 'was seen at no known time';
  if (seenAt.getTime() > now.getTime() + maxAheadMs) return 'was seen in the future';
  return null;
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
const isPrice = (cents: number) => Number.isInteger(cents) && cents > 0 && cents <= maxPriceCents;
