import type { Brand, Offer, Product, Retailer } from './product';

/** An offer with its store, without its URL. */
export interface CardOffer extends Omit<Offer, 'url'> {
  retailer: Retailer;
  /** Whether it is demonstration data. */
  isDemo: boolean;
}

/** An offer with its store. */
export interface ListedOffer extends Offer, CardOffer {}

interface Listed {
  brand: Brand;
  /** From reviews on this site, once there are enough; `rating` is what stores report. */
  ownRating?: { average: number; rated: number };
  /** Null without offers. */
  bestPriceCents: number | null;
  highestPriceCents: number | null;
  onSale: boolean;
}

/** A product with everything its page shows. */
export interface ListedProduct extends Product, Listed {
  /** Cheapest first, out of stock last. */
  offers: ListedOffer[];
}

type CardField =
  | 'id'
  | 'groupId'
  | 'name'
  | 'category'
  | 'subcategory'
  | 'size'
  | 'picture'
  | 'keyIngredients'
  | 'rating'
  | 'reviewCount'
  | 'firstSeenAt';

/** A product for a card in a list, without long texts. */
export interface ProductSummary extends Pick<Product, CardField>, Listed {
  /** Cheapest first, out of stock last. */
  offers: CardOffer[];
}

/** Another size of the same formula. */
export interface ProductSibling extends Pick<Product, 'id' | 'name' | 'size'> {
  bestPriceCents: number | null;
}
