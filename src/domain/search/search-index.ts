/** A product's searchable, filterable and sortable fields. */
export interface SearchProduct {
  id: number;
  name: string;
  brandId: number;
  brand: string;
  brandSlug: string;
  /** Slugs; see domain/catalog/category.ts. */
  category: string;
  subcategory: string;
  keyIngredients: readonly string[];
  /** Lowest price among the offers in stock, or among all when none is. */
  bestPriceCents: number;
  /** Highest listed price among the same offers. */
  highestPriceCents: number;
  /** Some offer is below its original price. */
  onSale: boolean;
  /** Per 100 ml, 100 g or piece; null without a size. */
  unitPriceCents: number | null;
  /** 0 to 5, one decimal. */
  rating: number;
  reviewCount: number;
  firstSeenAt: Date;
}

/** The fields that price changes affect. */
export type SearchPrices = Pick<
  SearchProduct,
  'id' | 'bestPriceCents' | 'highestPriceCents' | 'onSale' | 'unitPriceCents'
>;

export const sorts = [
  'popular',
  'price-low',
  'price-high',
  'rating',
  'name',
  'savings',
  'unit-price',
  'newest',
] as const;
export type Sort = (typeof sorts)[number];

export const listingFilters = ['new', 'bestsellers', 'sale'] as const;
export type ListingFilter = (typeof listingFilters)[number];

export const priceBands = ['under-25', 'luxury'] as const;
export type PriceBand = (typeof priceBands)[number];

/** A listing request; every field has a value that means "any". */
export interface ListingQuery {
  /** Every word must occur in the name, brand, category, subcategory or key ingredients. */
  search: string;
  category: string | null;
  subcategory: string | null;
  /** Slugs of brands; empty: any. */
  brands: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Minimum; 0: any. */
  rating: number;
  filter: ListingFilter | null;
  price: PriceBand | null;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
  now: Date;
}

/** The filters that show counts beside their choices. */
export const facetNames = ['category', 'subcategory', 'brand', 'rating', 'price'] as const;

/** Counts per choice, each as if its own filter were off. */
export interface Facets {
  category: Record<string, number>;
  subcategory: Record<string, number>;
  /** By slug of the brand. */
  brand: Record<string, number>;
  /** Number of products rated at least '4', '3', '2', '1'. */
  rating: Record<string, number>;
  /** Bands of equal width in dollars; the last one is open: `to` is null. */
  price: { from: number; to: number | null; count: number }[];
}

export interface ListingResult {
  total: number;
  /** One page, in order. */
  ids: number[];
  facets: Facets;
}

export interface Suggestions {
  /** Product ids, best first. */
  products: number[];
  /** Category slugs, best first. */
  categories: string[];
}

/** In-memory search and filters. The database stays the source of truth. */
export interface SearchIndex {
  readonly productCount: number;
  /** For header and hero: at most 6 products and 3 categories, 8 in total. */
  suggest(text: string): Suggestions;
  /** For the search box of a listing: products by name or brand, from 2 characters, at most 8. */
  suggestInListing(text: string): number[];
  list(query: ListingQuery): ListingResult;
  /** Brand names by slug, sorted by name. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** The ids that `list` would return, without facet counts: much cheaper. */
  pick(query: ListingQuery): number[];
  /** Applies price changes; ignores unknown products. */
  updatePrices(changes: readonly SearchPrices[]): void;
}

/** Builds a new index in batches, so that requests do not wait for it. */
export interface SearchIndexBuilder {
  /** Ids must be unique over all batches. */
  add(products: readonly SearchProduct[]): void;
  /** Call once; nothing can be added afterwards. Rejects when aborted. */
  finish(signal?: AbortSignal): Promise<SearchIndex>;
}
