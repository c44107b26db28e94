interface CategoryFigures {
  brandCount: number;
  reviewCount: number;
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
  /** Each size and shade counts; listings count them as one product. */
  productCount: number;
  /** When the last load finished; null before the first. */
  loadedAt: Date | null;
  figures: CatalogFigures;
}
