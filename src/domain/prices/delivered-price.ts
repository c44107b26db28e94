import type { Retailer } from '../catalog/product';

/** An offer's price including shipping, ordered alone; null where shipping is unknown. */
export interface DeliveredPrice {
  totalCents: number | null;
  shippingCents: number | null;
  /** Amount missing for free shipping: 0 when reached, null when the retailer never ships free. */
  missingToFreeShippingCents: number | null;
}

/**
 * A price plus shipping, unless it reaches free shipping. Not monotonic: just below the threshold,
 * a cheaper product may cost more delivered than a more expensive one.
 */
export function deliveredPrice(
  priceCents: number,
  retailer: Pick<Retailer, 'shippingCents' | 'freeShippingFromCents'>,
): DeliveredPrice {
  const missing = missingToFreeShipping(priceCents, retailer);
  const shippingCents = missing === 0 ? 0 : retailer.shippingCents;
  return {
    totalCents: shippingCents === null ? null : priceCents + shippingCents,
    shippingCents,
    missingToFreeShippingCents: missing,
  };
}

function missingToFreeShipping(
  priceCents: number,
  {
    shippingCents,
    freeShippingFromCents,
  }: Pick<Retailer, 'shippingCents' | 'freeShippingFromCents'>,
): number | null {
  if (shippingCents === 0) return 0;
  return freeShippingFromCents === null ? null : Math.max(0, freeShippingFromCents - priceCents);
}
