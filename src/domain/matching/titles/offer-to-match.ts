import type { StoredTitle } from './read-title';

/** What is known of an offer when its product is looked for. */
export interface OfferToMatch {
  brand?: string;
  name: string;
  /** As the shop writes it: '1.7 oz / 50 mL'. */
  size?: string;
  /** As the feed writes it; checked here. */
  gtin?: string;
  shade?: string;
  description?: string;
  /** Not compared: shops' prices for one product differ more than those of two products. */
  price?: number;
}

/** A product that the offer might belong to. */
export interface ProductToMatch {
  productId: number;
  brand?: string | undefined;
  name: string;
  size?: string | undefined;
  gtin?: string | undefined;
  shade?: string | undefined;
}

/** A product as it is decided about: listed by somebody, or kept by an index, which has its title alone. */
export type Candidate = ProductToMatch | (StoredTitle & { readonly productId: number });
