import type { Size } from '../catalog/product';
import type { Suitability } from '../preferences/preferences';
import type { PriceBand } from './price-bands';
import type { WordMatch } from './ranking';
import type { Sort } from './sorts';
import type { QueryPart, QuerySlot } from './understand/understood-query';

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
  /** From enough reviews on this site; replaces the rating of stores in sorts and filters. */
  ownRating?: { average: number; rated: number } | undefined;
  /** Clicks to its stores in the last days; see `popularity.ts`. */
  clicks: number;
  firstSeenAt: Date;
  /** What shoppers name: `kind:slug` or `kind:slug:strength`, with a strength from 1 to 3. */
  tags: readonly string[];
  /** Numbers of the ingredients on its label, with those that only some shades contain; see domain/ingredients. */
  ingredientIds: readonly number[];
  /** The same for all sizes and shades of one product: the smallest product id among them. */
  familyId: number;
  size: Size | null;
  /** Slugs of the retailers with an offer. */
  stores: readonly string[];
  /** Some offer is in stock. */
  inStock: boolean;
  /** Differs after the product was stored again; see `listRowVersions`. */
  rowVersion?: number;
}

/** The fields that price changes affect. */
export type SearchPrices = Pick<
  SearchProduct,
  'id' | 'bestPriceCents' | 'highestPriceCents' | 'onSale' | 'unitPriceCents' | 'stores' | 'inStock'
>;

/** The rating that sorts and filters use: that of stores, or of this site. */
export interface SearchRating {
  id: number;
  rating: number;
  ratingCount: number;
}

/**
 * For products whose tags, variants, size and stores do not matter.
 * @internal
 */
export const noAttributes = {
  tags: [],
  ingredientIds: [],
  size: null,
  stores: [],
  inStock: true,
  clicks: 0,
} as const satisfies Partial<SearchProduct>;

export const listingFilters = ['new', 'bestsellers', 'sale'] as const;
export type ListingFilter = (typeof listingFilters)[number];

/** Unit prices are per 100 ml, per 100 g or per piece, and are only compared within one kind. */
export const unitKinds = ['volume', 'weight', 'count'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** A listing request; every field has a value that means "any". */
export interface ListingQuery {
  /** As typed; see `understandQuery`. */
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
  /** Slugs; a product needs any of them. */
  concerns: readonly string[];
  skinTypes: readonly string[];
  hairTypes: readonly string[];
  stores: readonly string[];
  /** Slugs; a product needs all of them. */
  claims: readonly string[];
  ingredients: readonly string[];
  /** Slugs of ingredients; a product must be known to have none of them. */
  without: readonly string[];
  /** Only what suits a shopper; null: anything. */
  suiting: Suitability | null;
  /** Only products in stock. */
  inStock: boolean;
  /** Only sizes of this kind; the unit price range needs it. */
  unit: UnitKind | null;
  /** Per 100 ml, 100 g or piece. */
  minUnitPriceCents: number | null;
  maxUnitPriceCents: number | null;
  /** Only the sizes and shades of the family with this id. */
  family: number | null;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Lists every size and shade instead of one per family. */
  expand: boolean;
  /** Adds the reasons of every hit on the page. */
  explain: boolean;
  now: Date;
}

/** A query without any filter, for callers that know only some of them. */
export const anyProduct = {
  search: '',
  category: null,
  subcategory: null,
  brands: [],
  minPriceCents: null,
  maxPriceCents: null,
  rating: 0,
  filter: null,
  price: null,
  concerns: [],
  skinTypes: [],
  hairTypes: [],
  stores: [],
  claims: [],
  ingredients: [],
  without: [],
  suiting: null,
  inStock: false,
  unit: null,
  minUnitPriceCents: null,
  maxUnitPriceCents: null,
  family: null,
  sort: 'popular',
  page: 1,
  expand: false,
  explain: false,
} as const satisfies Partial<ListingQuery>;

/** The filters that show counts beside their choices. */
export const facetNames = [
  'category',
  'subcategory',
  'brand',
  'rating',
  'price',
  'concern',
  'skin',
  'hair',
  'claim',
  'ingredient',
  'store',
  'inStock',
  'unit',
] as const;

/** Products (families) per choice, each as if its own filter were off. */
export interface Facets {
  category: Record<string, number>;
  subcategory: Record<string, number>;
  /** By slug of the brand. */
  brand: Record<string, number>;
  /** Number of products rated at least '4', '3', '2', '1'. */
  rating: Record<string, number>;
  /** Bands of equal width in dollars; the last one is open: `to` is null. */
  price: { from: number; to: number | null; count: number }[];
  /** By slug. */
  concern: Record<string, number>;
  skin: Record<string, number>;
  hair: Record<string, number>;
  claim: Record<string, number>;
  ingredient: Record<string, number>;
  store: Record<string, number>;
  /** 'true': in stock. */
  inStock: Record<string, number>;
  /** By unit kind. */
  unit: Record<string, number>;
}

/** The sizes and shades of one product that match a query. */
export interface FamilySummary {
  /** The smallest product id of the family. */
  id: number;
  /** Numbers of matching variants, of their distinct shades and of their distinct sizes. */
  variants: number;
  shades: number;
  sizes: number;
  minPriceCents: number;
}

/** Why a hit is where it is; see `ranking.ts`. */
export interface MatchReason {
  /** The part's label or the word; empty for the title and popularity. */
  text: string;
  /** What matched: a field (`name`, `brand`, …), a kind of tag (`concern`, …) or `reviews`. */
  field: string;
  match: WordMatch | 'tag' | 'neighbors' | 'title' | 'popularity';
  points: number;
  /** Of a tag: 3 = named or claimed, 2 = strong, 1 = weak evidence. */
  strength?: number;
}

/** A part of the query, or a plain word (no slot), that was relaxed. */
export interface DroppedPart {
  slot: QuerySlot | null;
  label: string;
  from: number;
  to: number;
}

export interface ListingResult {
  /** Products, that is families; with `expand` also variants. */
  total: number;
  /** All matching sizes and shades. */
  variants: number;
  /** One page, in order: the best variant of each family. */
  ids: number[];
  /** The families of `ids`. */
  families: FamilySummary[];
  facets: Facets;
  /** The parts of the search text that were understood and applied. */
  understood: QueryPart[];
  /** What was relaxed because nothing matched everything, in this order. */
  dropped: DroppedPart[];
  /** What only orders the results, because few products match everything. */
  loosened: DroppedPart[];
  /** For each of `ids`; only with `explain`. */
  reasons?: MatchReason[][];
}

/** Products and categories are at most 8 together; the other groups come beside them. */
export interface Suggestions {
  /** Product ids, best first, one per family. */
  products: number[];
  /** Category slugs, best first. */
  categories: string[];
  subcategories: { category: string; subcategory: string }[];
  /** Brand slugs. */
  brands: string[];
  /** Ingredient terms. */
  ingredients: { slug: string; label: string }[];
  /** Completed queries. */
  queries: string[];
}

/** In-memory search and filters. The database stays the source of truth. */
export interface SearchIndex {
  readonly productCount: number;
  /** Products (families) that shoppers have shown interest in; see `popularity.ts`. */
  readonly popularCount: number;
  /** For header and hero: at most 6 products and 3 categories, 8 in total. */
  suggest(text: string): Suggestions;
  /** For the search box of a listing: products by name or brand, from 2 characters, at most 8. */
  suggestInListing(text: string): number[];
  list(query: ListingQuery): ListingResult;
  /** Products with this name, whatever its case and accents. */
  named(name: string): number[];
  /** Brand names by slug, sorted by name. */
  readonly brandNames: ReadonlyMap<string, string>;
  /** The ids that `list` would return, without facet counts: much cheaper. */
  pick(query: ListingQuery): number[];
  /** How many products `list` would count in total, and how many of them by category: much cheaper, too. */
  count(query: ListingQuery): { total: number; byCategory: Record<string, number> };
  /** Applies price changes; ignores unknown products. */
  updatePrices(changes: readonly SearchPrices[]): void;
  /** Applies changed ratings; ignores unknown products. */
  updateRatings(changes: readonly SearchRating[]): void;
}

/** An index that can be stored and read again, instead of being built. */
export interface SavableSearchIndex extends SearchIndex {
  /** All of it, in chunks to be written one after the other; later changes of the index do not affect them. */
  toBytes(): readonly Uint8Array[];
  /** Undefined for unknown products. */
  rowVersionOf(id: number): number | undefined;
  /**
   * A builder that already has these products as they are in this index, but with new clicks. Price changes and ratings that
   * are applied to this index meanwhile must be applied to the next one again.
   */
  extend(
    ids: readonly number[],
    clicks: ReadonlyMap<number, number>,
    signal?: AbortSignal,
  ): Promise<SearchIndexBuilder>;
}

/** Builds a new index in batches, so that requests do not wait for it. */
export interface SearchIndexBuilder {
  /** Ids must be unique over all batches; a batch must be complete before the next one. */
  add(products: readonly SearchProduct[]): Promise<void>;
  /** Call once; nothing can be added afterwards. Rejects when aborted. */
  finish(signal?: AbortSignal): Promise<SavableSearchIndex>;
}
