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

const amount = (price: number | null) => price ?? Number.MAX_VALUE;

const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
