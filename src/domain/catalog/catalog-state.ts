interface CategoryFigures {
  productCount: number;
  brandCount: number;
  reviewCount: number;
  /** Number of products by subcategory slug. */
  subcategories: Record<string, number>;
}

/** Computed figures that the site shows. */
interface CatalogFigures {
  brandCount: number;
  retailerCount: number;
  offerCount: number;
  reviewCount: number;
  /** See `averageSavingsPercent`. */
  averageSavingsPercent: number;
  /** By slug; a category without products is missing. */
  categories: Record<string, CategoryFigures>;
}

/** The catalog's current state, in one row. */
export interface CatalogState {
  /** Incremented by every change that a page could show. */
  version: number;
  productCount: number;
  /** When the last load finished; null before the first. */
  loadedAt: Date | null;
  figures: CatalogFigures;
}
