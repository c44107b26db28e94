import { AppError } from '../app-error';
import type { Offer, PriceInterval } from '../catalog/product';
import { minuteMs } from '../durations';
import { isWebAddress } from '../feeds/offers/web-link';
import { maxPriceCents } from './money';

/** A price observed at a retailer at a point in time. */
export interface ObservedPrice {
  priceCents: number;
  originalPriceCents: number | null;
  inStock: boolean;
  /** Omitted: unchanged. */
  url?: string | undefined;
  seenAt: Date;
}

/** An observed price with its offer, by id or by product and retailer. */
export type PriceObservation = ObservedPrice &
  ({ offerId: number } | { productId: number; retailerId: number });

/** The effect of observations on an offer. */
export interface OfferChange {
  /** The offer afterwards. */
  offer: Offer;
  /** Whether a page shows the change; false when only `seenAt` changed. */
  visible: boolean;
  /** When the open interval ends; null: it stays open, or there was none. */
  closedAt: Date | null;
  /** In order; only the last one may be open. */
  intervals: PriceInterval[];
}

/** Start of the interval that a change leaves open; null: none. */
export function openedAt({ intervals }: Pick<OfferChange, 'intervals'>): Date | null {
  const last = intervals.at(-1);
  return last?.to === null ? last.from : null;
}

/**
 * Applies observations to an offer in order of time. Ignores those not newer than the offer; null
 * when all are ignored.
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

type OfferKey = Pick<Offer, 'id' | 'productId' | 'retailerId'>;

/** An offer and when its price started; null: out of stock. */
export interface NewOffer {
  offer: Offer;
  since: Date | null;
}

/** A new offer that gets its id from the database. */
export interface NewOfferWithoutId {
  offer: Omit<Offer, 'id'>;
  since: Date | null;
}

/** The offer that one observation creates. */
export function offerFromObservation(
  { productId, retailerId }: Omit<OfferKey, 'id'>,
  { priceCents, originalPriceCents, inStock, seenAt }: ObservedPrice,
  url: string,
): NewOfferWithoutId {
  return {
    offer: { productId, retailerId, priceCents, originalPriceCents, inStock, url, seenAt },
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
  const { offer: created, since } = offerFromObservation(key, first, url);
  const offer = { ...created, id: key.id };
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

const maxUrlLength = 2_000;
/** How far a feed's clock may be ahead. A time in the future would block later updates. */
const maxAheadMs = 5 * minuteMs;

/** Why an observation is invalid; null if it is valid. */
export function findObservationProblem(observation: PriceObservation, now: Date): string | null {
  const { priceCents, originalPriceCents, inStock, url, seenAt } = observation;
  const ids =
    'offerId' in observation
      ? [observation.offerId]
      : [observation.productId, observation.retailerId];
  if (!ids.every(isId)) return 'has no valid offer id';
  if (!isPrice(priceCents)) return `has the price ${priceCents}`;
  if (originalPriceCents !== null && !isPrice(originalPriceCents)) {
    return `has the original price ${originalPriceCents}`;
  }
  if (typeof inStock !== 'boolean') return 'does not say whether it is in stock';
  if (url !== undefined && (url.length > maxUrlLength || !isWebAddress(url)))
    return 'has an address that is not http or https';
  if (Number.isNaN(seenAt.getTime())) return 'has no valid time';
  if (seenAt.getTime() > now.getTime() + maxAheadMs) return 'has a time in the future';
  return null;
}

/** Throws if an observation is invalid; the error names its place in the request. */
export function checkObservation(observation: PriceObservation, now: Date, index: number): void {
  const problem = findObservationProblem(observation, now);
  if (!problem) return;
  const name =
    'offerId' in observation
      ? `offer ${observation.offerId}`
      : `product ${observation.productId} at retailer ${observation.retailerId}`;
  throw new AppError('bad_request', {
    message: `Observation ${index + 1} (${name}) ${problem}.`,
    fields: { [`observations.${index}`]: problem },
  });
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
const isPrice = (cents: number) => Number.isInteger(cents) && cents > 0 && cents <= maxPriceCents;
