import type { Brand, Offer, PriceInterval, Product, Retailer } from './product';

export interface Ingredient {
  inciName: string;
  synonyms: readonly string[];
  functions: readonly string[];
  restrictions: readonly { text: string; source: string }[];
}

/** Some products with everything that belongs to them. */
export interface CatalogBatch {
  products: Product[];
  offers: Offer[];
  intervals: PriceInterval[];
}

/** Where a whole catalog comes from, in pieces that fit into memory. */
export interface CatalogSource {
  brands: readonly Brand[];
  retailers: readonly Retailer[];
  ingredients: readonly Ingredient[];
  productCount: number;
  /** Products in ascending order of their ids; an offer's id is unique over all batches. */
  batches(): Iterable<CatalogBatch>;
}
