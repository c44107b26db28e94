export const offerOrders = ['price', 'delivered'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** The part of an offer that decides its place, in one unit of money. */
export interface OfferToOrder {
  retailer: string;
  price: number;
  deliveredPrice: number;
  inStock: boolean;
}

/**
 * Offers as a shopper compares them: what can be bought first, then the cheapest by the price asked
 * for, equals by the other price and then by name. What a store pays us is no part of it.
 */
export function orderOffers<T extends OfferToOrder>(offers: readonly T[], by: OfferOrder): T[] {
  const [first, second] =
    by === 'price'
      ? (['price', 'deliveredPrice'] as const)
      : (['deliveredPrice', 'price'] as const);
  return offers.toSorted(
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      a[first] - b[first] ||
      a[second] - b[second] ||
      compareNames(a.retailer, b.retailer),
  );
}

const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
