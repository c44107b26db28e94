import type { Size } from '../catalog/product';
import { deliveredPrice } from '../prices/delivered-price';
import { isNearOtherPrices } from '../prices/implausible-price';
import { displayUnitPriceCents } from '../prices/unit-price';
import type { AlertRule } from './alert-rule';
import type { AlertCondition } from './price-alert';

/** An offer as alerts use it: its price and how reliable that is. */
export interface WatchedOffer {
  id: number;
  retailerId: number;
  priceCents: number;
  inStock: boolean;
  seenAt: Date;
  /** When it was first seen at this price, or sold out; null: it never had a price. */
  since: Date | null;
  /** The price before this one; null: this is the first. */
  previousCents: number | null;
  /** Null: unknown. */
  shippingCents: number | null;
  freeShippingFromCents: number | null;
}

/** A product with all its offers. */
export interface WatchedProduct {
  size: Size | null;
  offers: readonly WatchedOffer[];
}

/** Whether two observations at different times agree. */
export function isConfirmed({ since, seenAt }: Pick<WatchedOffer, 'since' | 'seenAt'>): boolean {
  return since === null || seenAt > since;
}

/**
 * Whether other stores have a similar price. A store whose price was seen once counts with the
 * lower of its present and previous price, so that two wrong feeds cannot confirm each other.
 */
export function isPlausible(
  offer: WatchedOffer,
  offers: readonly WatchedOffer[],
  { plausiblePercent }: AlertRule,
): boolean {
  const others = offers.flatMap((other) => {
    if (other.retailerId === offer.retailerId || !other.inStock) return [];
    const before = isConfirmed(other) ? other.priceCents : other.previousCents;
    if (before === null) return [];
    const pair = [other.priceCents, before];
    return { low: Math.max(...pair), high: Math.min(...pair) };
  });
  if (others.length === 0) return false;
  const range = {
    minCents: Math.min(...others.map(({ low }) => low)),
    maxCents: Math.max(...others.map(({ high }) => high)),
  };
  return isNearOtherPrices(offer.priceCents, range, plausiblePercent);
}

/**
 * The value an alert compares: the price with or without shipping, in total or per unit; null:
 * unknown.
 */
export function comparedCents(
  condition: Pick<AlertCondition, 'kind' | 'withShipping'>,
  offer: Pick<WatchedOffer, 'shippingCents' | 'freeShippingFromCents'>,
  priceCents: number,
  size: Size | null,
): number | null {
  const cents = condition.withShipping ? deliveredPrice(priceCents, offer).totalCents : priceCents;
  if (cents === null) return null;
  return condition.kind === 'unit-price-below' ? displayUnitPriceCents(cents, size) : cents;
}

/** The best value now among the stores of a condition; null: no store sells it. */
export function currentValue(
  condition: Pick<AlertCondition, 'kind' | 'withShipping' | 'retailerId'>,
  { offers, size }: WatchedProduct,
): number | null {
  const values = matchingOffers(condition, offers).flatMap(
    (offer) => (offer.inStock && comparedCents(condition, offer, offer.priceCents, size)) || [],
  );
  return values.length > 0 ? Math.min(...values) : null;
}

/** The offers of the condition's store, or of all stores. */
export function matchingOffers<Offer extends { retailerId: number }>(
  { retailerId }: Pick<AlertCondition, 'retailerId'>,
  offers: readonly Offer[],
): Offer[] {
  return offers.filter((offer) => retailerId === null || offer.retailerId === retailerId);
}
