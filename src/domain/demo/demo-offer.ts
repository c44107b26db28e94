import type { Offer, Retailer } from '../catalog/product';

type Marked = Pick<Offer, 'url' | 'productId'>;
type Store = Pick<Retailer, 'slug'>;

/** The address that the demonstration gives an offer; `.example` is reserved, so it leads to no store. */
export function demoOfferUrl(retailer: Store, productId: number): string {
  return `https://${retailer.slug}.example/products/${productId}`;
}

/** Whether an offer was invented for the demonstration; a feed that takes it over brings its own address. */
export function isDemoOffer({ url, productId }: Marked, retailer: Store): boolean {
  return url === demoOfferUrl(retailer, productId);
}

/** Whether any of these products has an invented offer. */
export function hasDemoOffers(
  products: readonly { offers: readonly (Marked & { retailer: Store })[] }[],
): boolean {
  return products.some(({ offers }) => offers.some((offer) => isDemoOffer(offer, offer.retailer)));
}
