import type { Size } from '../catalog/product';
import { deliveredPrice } from '../prices/delivered-price';
import { displayUnitPriceCents } from '../prices/unit-price';
import type { AlertRule } from './alert-rule';
import type { AlertCondition } from './price-alert';

/** An offer as an alert sees it: what it costs, and how sure that is. */
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
  shippingCents: number;
  freeShippingFromCents: number | null;
}

/** A product with all its offers. */
export interface WatchedProduct {
  size: Size | null;
  offers: readonly WatchedOffer[];
}

/** Whether what the offer says now was said at two different times. */
export function isConfirmed({ since, seenAt }: Pick<WatchedOffer, 'since' | 'seenAt'>): boolean {
  return since === null || seenAt > since;
}

/**
 * Whether other stores ask about as much. One whose price was seen once vouches with it and the price
 * before, whichever says less: two feeds that slip together must not believe each other.
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
  const cents = offer.priceCents * 100;
  const cheapest = Math.min(...others.map(({ low }) => low));
  const mostExpensive = Math.max(...others.map(({ high }) => high));
  return (
    cents >= cheapest * (100 - plausiblePercent) &&
    cents <= mostExpensive * (100 + plausiblePercent)
  );
}

/**
 * What an alert compares: the price, with or without shipping, of the whole or of the unit that pages show;
 * null: unknown.
 */
export function comparedCents(
  condition: Pick<AlertCondition, 'kind' | 'withShipping'>,
  offer: Pick<WatchedOffer, 'shippingCents' | 'freeShippingFromCents'>,
  priceCents: number,
  size: Size | null,
): number | null {
  const cents = condition.withShipping ? deliveredPrice(priceCents, offer).totalCents : priceCents;
  return condition.kind === 'unit-price-below' ? displayUnitPriceCents(cents, size) : cents;
}

/** The best value of all stores that a wish is about, as they say it right now; null: nobody sells it. */
export function currentValue(
  condition: Pick<AlertCondition, 'kind' | 'withShipping' | 'retailerId'>,
  { offers, size }: WatchedProduct,
): number | null {
  const values = matchingOffers(condition, offers).flatMap(
    (offer) => (offer.inStock && comparedCents(condition, offer, offer.priceCents, size)) || [],
  );
  return values.length > 0 ? Math.min(...values) : null;
}

/** The offers that a wish is about. */
export function matchingOffers<Offer extends { retailerId: number }>(
  { retailerId }: Pick<AlertCondition, 'retailerId'>,
  offers: readonly Offer[],
): Offer[] {
  return offers.filter((offer) => retailerId === null || offer.retailerId === retailerId);
}
