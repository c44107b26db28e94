import { categories } from './category';

/** What shoppers can find in the catalog, in products (families) unless it says otherwise. */
export interface CatalogContents {
  productCount: number;
  /** All sizes and shades. */
  variantCount: number;
  /** Sizes and shades by slug of the category. */
  variantsOfCategory: Readonly<Record<string, number>>;
  storeCount: number;
  ratedCount: number;
  /** By slug of the category, and by both slugs of a subcategory: 'skincare/serums'. */
  shelves: Readonly<Record<string, number>>;
  /** By the path of a predefined list: '/products?filter=sale'. */
  lists: Readonly<Record<string, number>>;
}

/**
 * Paths of categories and predefined lists that have no products, so that nothing links to them. An empty
 * catalog has none: its categories say that products are coming.
 */
export function listEmptyPaths({ productCount, shelves, lists }: CatalogContents): string[] {
  if (productCount === 0) return [];
  const shelfPaths = categories.flatMap(({ slug, subcategories }) =>
    [slug, ...subcategories.map((subcategory) => `${slug}/${subcategory.slug}`)]
      .filter((shelf) => !shelves[shelf])
      .map((shelf) => `/category/${shelf}`),
  );
  const listPaths = Object.keys(lists).filter((path) => !lists[path]);
  return [...shelfPaths, ...listPaths];
}
