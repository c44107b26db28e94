import type { Retailer } from '../catalog/product';

/** What one offer costs at the door, ordered alone. */
export interface DeliveredPrice {
  totalCents: number;
  shippingCents: number;
  /** What the basket lacks to ship free: 0 when it does, null when this retailer never does. */
  missingToFreeShippingCents: number | null;
}

/**
 * A price with the retailer's shipping fee, unless it reaches free shipping. Not monotone: just
 * below the threshold a cheaper product may cost more at the door than a dearer one.
 */
export function deliveredPrice(
  priceCents: number,
  retailer: Pick<Retailer, 'shippingCents' | 'freeShippingFromCents'>,
): DeliveredPrice {
  const missing = missingToFreeShipping(priceCents, retailer);
  const shippingCents = missing === 0 ? 0 : retailer.shippingCents;
  return {
    totalCents: priceCents + shippingCents,
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
