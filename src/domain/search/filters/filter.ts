import type { PriceBand } from '../price-bands';
import type { Facets, ListingFilter, ListingQuery, UnitKind } from '../search-index';
import type { Sort } from '../sorts';

/** A listing's URL parameters. Every field has a default, and defaults are omitted from the URL. */
export interface ListingParams {
  search: string;
  filter: ListingFilter | null;
  price: PriceBand | null;
  /** 'all' or a slug. */
  category: string;
  /** '' or a slug of that category. */
  subcategory: string;
  brands: readonly string[];
  /** Dollars; the slider's full range (`priceSliderScale`) means any price. */
  minPrice: number;
  maxPrice: number;
  rating: number;
  /** Slugs; any of them. */
  concerns: readonly string[];
  skinTypes: readonly string[];
  hairTypes: readonly string[];
  /** Slugs; all of them. */
  claims: readonly string[];
  ingredients: readonly string[];
  /** Slugs of ingredients; none of them. */
  without: readonly string[];
  /** Slugs; any of them. */
  stores: readonly string[];
  inStock: boolean;
  /** The kind of unit price; required by its range. */
  unit: UnitKind | null;
  /** Dollars per fluid ounce, ounce or piece. */
  minUnitPrice: number | null;
  maxUnitPrice: number | null;
  /** Null: by relevance with a search text, by popularity without. */
  sort: Exclude<Sort, 'relevance'> | null;
  /** The id of a product's family: only its sizes and shades are listed. */
  family: number | null;
  /** Whether every size and shade is listed. */
  expand: boolean;
  page: number;
}

export type FilterName = keyof ListingParams;

/** The slug for a text in the URL, which may be a slug or a name; undefined when it is invalid. */
export type SlugOf = (filter: FilterName, text: string) => string | undefined;

/** The name that shoppers read for a slug. */
export type NameOf = (filter: FilterName, slug: string) => string;

export interface DecodeContext {
  /** The parameters of the rows above, and defaults for the others. */
  params: ListingParams;
  slugOf: SlugOf;
}

/** One active choice of a filter, and how to remove it. */
export interface FilterChip {
  /** As in the URL; '20-80' for a price range. */
  value: string;
  label: string;
  without: Partial<ListingParams>;
}

/**
 * One filter, as every listing page needs it. Its chips (`ChipsOf`) load with the first one, and its other
 * half (`FilterRules`) stays on the server: pages have a script budget.
 */
export interface Filter<T> {
  /** The title of its group in the filter panel. */
  label: string;
  default: T;
  /** The text in the URL; '' when it can be omitted. */
  encode(value: T, params: ListingParams): string;
  /** For checkboxes and radio buttons of a single choice: the value of the selected one. */
  choose?(text: string): T;
  /** Other parameters that a choice resets. */
  resets?: Partial<ListingParams>;
  /** Filters with the same name count as one in 'Filters (2)'; null: not counted. */
  countsAs: string | null;
  /**
   * Its place in the filter form: inputs of its own, a hidden input that keeps the choice, or nothing,
   * because every change resets it.
   */
  input: 'own' | 'hidden' | 'none';
}

/** The active choices of a filter, each removable. */
export type ChipsOf<T> = (value: T, params: ListingParams, nameOf: NameOf) => FilterChip[];

/** The half of a filter that only the server needs. */
export interface FilterRules<T> {
  /** Other names of the parameter, which redirect to this one. */
  aliases?: readonly string[];
  /** Undefined when the text is invalid. Never throws. */
  decode(text: string, context: DecodeContext): T | undefined;
  /** Completes the message 'must be …'. */
  expected: string;
  /** The entries of an invalid list that are wrong, for the message. */
  unknownIn?(text: string, context: DecodeContext): readonly string[];
  toQuery(value: T, params: ListingParams): Partial<ListingQuery>;
  /** The counts next to its choices. */
  facet: keyof Facets | null;
  /**
   * What search engines index: 'kept' is part of the canonical URL, 'dropped' is the same listing in
   * another form, and a listing narrowed by a 'noindex' filter is not indexed.
   */
  canonical: 'kept' | 'dropped' | 'noindex';
  /** For programmers, in the API description. */
  describe: string;
  /** The JSON schema of the parameter; text unless stated otherwise. */
  schema?: object;
  /** For shoppers, in Markdown: an entry of the list in the help article about filters; null: none. */
  help: string | null;
}

export type FilterTable = { readonly [K in FilterName]: Filter<ListingParams[K]> };
export type ChipsTable = { readonly [K in FilterName]: ChipsOf<ListingParams[K]> };
export type FilterRulesTable = { readonly [K in FilterName]: FilterRules<ListingParams[K]> };
