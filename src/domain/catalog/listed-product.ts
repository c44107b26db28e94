import type { Brand, Offer, Product, Retailer } from './product';

/** An offer with its store. */
export interface ListedOffer extends Offer {
  retailer: Retailer;
}

interface Listed {
  brand: Brand;
  /** Null without offers. */
  bestPriceCents: number | null;
  highestPriceCents: number | null;
  onSale: boolean;
  /** Cheapest first, out of stock last. */
  offers: ListedOffer[];
}

/** A product with everything its page shows. */
export interface ListedProduct extends Product, Listed {}

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
export interface ProductSummary extends Pick<Product, CardField>, Listed {}

/** Another size of the same formula. */
export interface ProductSibling extends Pick<Product, 'id' | 'name' | 'size'> {
  bestPriceCents: number | null;
}
