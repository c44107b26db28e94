/** What stands on one of the six shelves. */
interface CategoryFigures {
  productCount: number;
  brandCount: number;
  reviewCount: number;
  /** How many products, by slug of the subcategory. */
  subcategories: Record<string, number>;
}

/** What the site says of its catalog, computed. */
interface CatalogFigures {
  brandCount: number;
  retailerCount: number;
  offerCount: number;
  reviewCount: number;
  /** The mean of the products' savings badges; not rounded. */
  averageSavingsPercent: number;
  /** By slug; a category without products is missing. */
  categories: Record<string, CategoryFigures>;
}

/** What the catalog is right now, in one row. */
export interface CatalogState {
  /** Moves on with every change that a page could show. */
  version: number;
  productCount: number;
  /** When the last load finished; null before the first. */
  loadedAt: Date | null;
  figures: CatalogFigures;
}
