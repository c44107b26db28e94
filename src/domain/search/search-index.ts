/** What the index knows of a product: enough to find it, filter it, sort it and count it. */
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

/** The part of a product that prices change. */
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

/** What a listing asks for; every part has a value that means "any". */
export interface ListingQuery {
  /** Every word must be found somewhere in name, brand, category, subcategory or key ingredients. */
  search: string;
  category: string | null;
  subcategory: string | null;
  /** Slugs of brands; none: any. */
  brands: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** At least; 0: any. */
  rating: number;
  filter: ListingFilter | null;
  price: PriceBand | null;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
  now: Date;
}

/** Each counted as if its own filter were off. */
export interface Facets {
  category: Record<string, number>;
  subcategory: Record<string, number>;
  /** By slug of the brand. */
  brand: Record<string, number>;
  /** How many are rated at least so: '4', '3', '2', '1'. */
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

/** Answers what shoppers type and filter by, from memory. The database stays the truth. */
export interface SearchIndex {
  readonly productCount: number;
  /** For header and hero: at most 6 products and 3 categories, 8 in all. */
  suggest(text: string): Suggestions;
  /** For the listing's own box: products by name or brand, from 2 characters, at most 8. */
  suggestInListing(text: string): number[];
  list(query: ListingQuery): ListingResult;
  /** How the brands that facets name by slug are written, in the order of their names. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** The ids that `list` would give, without counting anything: a fraction of the work. */
  pick(query: ListingQuery): number[];
  /** Takes over changed prices; what it does not know it ignores. */
  updatePrices(changes: readonly SearchPrices[]): void;
}

/** Takes the products of a new index in pieces, so that nobody has to wait while it is built. */
export interface SearchIndexBuilder {
  /** Ids must be unique over all pieces. */
  add(products: readonly SearchProduct[]): void;
  /** Call it once; nothing can be added afterwards. Rejects when it is aborted. */
  finish(signal?: AbortSignal): Promise<SearchIndex>;
}
