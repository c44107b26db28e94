import type { ListedOffer } from '../catalogue/listed-product';
import type { Offer, Retailer } from '../catalogue/product';

/** The address that the demonstration gives an offer; `.example` is reserved, so it leads to no store. */
export function demoOfferUrl(retailer: Pick<Retailer, 'slug'>, productId: number): string {
  return `https://${retailer.slug}.example/products/${productId}`;
}

/** Whether an offer was invented for the demonstration; a feed that takes it over brings its own address. */
export function isDemoOffer(
  { url, productId }: Pick<Offer, 'url' | 'productId'>,
  retailer: Pick<Retailer, 'slug'>,
): boolean {
  return url === demoOfferUrl(retailer, productId);
}

/** Whether any of these products has an invented offer. */
export function hasDemoOffers(
  products: readonly { offers: readonly Pick<ListedOffer, 'url' | 'productId' | 'retailer'>[] }[],
): boolean {
  return products.some(({ offers }) => offers.some((offer) => isDemoOffer(offer, offer.retailer)));
}
