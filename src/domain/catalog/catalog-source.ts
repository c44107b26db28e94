import type { ProductChange } from '../changes/product-change';
import type { Brand, Offer, PriceInterval, Product, Retailer } from './product';

export interface Ingredient {
  inciName: string;
  synonyms: readonly string[];
  functions: readonly string[];
  restrictions: readonly { text: string; source: string }[];
}

/** A size or formula that a store has replaced by another one. */
export interface CatalogChange extends ProductChange {
  productId: number;
  retailerId: number;
  priceCentsBefore: number | null;
  priceCentsAfter: number | null;
  seenAt: Date;
}

/** Some products with all their data. */
export interface CatalogBatch {
  products: Product[];
  offers: Offer[];
  intervals: PriceInterval[];
  /** Few products have any. */
  changes?: CatalogChange[];
}

/** A source of a whole catalog, in batches that fit into memory. */
export interface CatalogSource {
  brands: readonly Brand[];
  retailers: readonly Retailer[];
  ingredients: readonly Ingredient[];
  productCount: number;
  /** Products in ascending order of id; offer ids are unique over all batches. */
  batches(): Iterable<CatalogBatch>;
}
