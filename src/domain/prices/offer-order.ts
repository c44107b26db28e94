export const offerOrders = ['price', 'delivered'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** The fields that decide an offer's position. */
export interface OfferToOrder {
  retailer: string;
  price: number;
  /** Null: shipping is unknown. */
  deliveredPrice: number | null;
  inStock: boolean;
}

/**
 * Sorts offers for comparison: in stock first, then by the requested price, unknown ones last, ties by the
 * other price and then by name. Commissions play no part.
 */
export function orderOffers<T extends OfferToOrder>(offers: readonly T[], by: OfferOrder): T[] {
  const [first, second] =
    by === 'price'
      ? (['price', 'deliveredPrice'] as const)
      : (['deliveredPrice', 'price'] as const);
  return offers.toSorted(
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      amount(a[first]) - amount(b[first]) ||
      amount(a[second]) - amount(b[second]) ||
      compareNames(a.retailer, b.retailer),
  );
}

/**
 * The offers with the lowest price among those in stock. None if all cost the same, or if the price of one of them is
 * unknown.
 */
export function cheapestOffers<T extends OfferToOrder>(
  offers: readonly T[],
  by: OfferOrder,
): readonly T[] {
  const inStock = offers.filter((offer) => offer.inStock);
  const priceOf = (offer: T) => (by === 'price' ? offer.price : offer.deliveredPrice);
  const prices = inStock.map((offer) => amount(priceOf(offer)));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest || highest === amount(null)) return [];
  return inStock.filter((offer) => priceOf(offer) === lowest);
}

const amount = (price: number | null) => price ?? Number.MAX_VALUE;

const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
