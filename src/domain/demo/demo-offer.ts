import type { Offer, Retailer } from '../catalog/product';

type Marked = Pick<Offer, 'url' | 'productId'>;
type Store = Pick<Retailer, 'slug'>;

/** The URL of a demo offer; `.example` is reserved, so it leads nowhere. */
export function demoOfferUrl(retailer: Store, productId: number): string {
  return `https://${retailer.slug}.example/products/${productId}`;
}

/** Whether an offer is a demo offer; a feed that takes it over sets a real URL. */
export function isDemoOffer({ url, productId }: Marked, retailer: Store): boolean {
  return url === demoOfferUrl(retailer, productId);
}

/** Whether any of these products has a demo offer. */
export function hasDemoOffers(
  products: readonly { offers: readonly { isDemo: boolean }[] }[],
): boolean {
  return products.some(({ offers }) => offers.some(({ isDemo }) => isDemo));
}
