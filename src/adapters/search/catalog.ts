import type { MatchField } from '~/domain/search/ranking';
import type { Completions } from './build/build-completions';
import type { Choices } from './choices';
import type { Ingredients } from './ingredients';
import type { Names } from './names';
import type { Prices } from './prices';
import type { Ratings } from './ratings';
import type { SearchField } from './search-field';
import type { Sizes } from './sizes';
import type { CodeColumn } from './structures/code-column';
import type { Families } from './structures/families';
import type { Postings } from './structures/postings';
import type { SortedOrder } from './structures/sorted-order';
import type { Tags } from './tags';

/** A category and one of its subcategories, as products name them. */
export interface Section {
  category: string;
  subcategory: string;
}

/**
 * The whole index. Products are numbered by popularity, the most popular family first, so an
 * ascending list of numbers is already ranked, and the variants of a family are neighbors.
 */
export interface Catalog {
  size: number;
  ids: Uint32Array;
  families: Families;
  names: Names;
  fields: Record<MatchField, SearchField>;
  brands: {
    slugs: string[];
    names: string[];
    /** By folded name. */
    codesByTitle: ReadonlyMap<string, readonly number[]>;
    codes: CodeColumn;
    products: Postings;
  };
  sections: { list: Section[]; codes: CodeColumn; products: Postings };
  tags: Tags;
  ingredients: Ingredients;
  completions: Completions;
  sizes: Sizes;
  ratings: Ratings;
  /** The number of families that shoppers have shown interest in, and of their products. */
  popularFamilies: number;
  popularProducts: number;
  /** The number of products whose family scores at least 1, 2, 3, … points for its popularity. */
  popularityCounts: readonly number[];
  /** Unix time in seconds. */
  firstSeen: Uint32Array;
  byId: SortedOrder;
  byName: SortedOrder;
  byAge: SortedOrder;
  prices: Prices;
}

/** What a snapshot of the index contains; `connectCatalog` derives the rest from it. */
export interface StoredCatalog extends Omit<Catalog, 'fields' | 'brands' | 'ratings' | 'prices'> {
  brands: Omit<Catalog['brands'], 'codesByTitle'> & { ids: number[] };
  /** Of each product; see `SearchProduct`. */
  rowVersions: Uint32Array;
  /** The reviews at stores of each product. */
  reviewCounts: Uint32Array;
  keyIngredients: {
    names: string[];
    /** Product p has items[starts[p]] up to items[starts[p + 1]]. */
    starts: Uint32Array;
    items: CodeColumn;
    products: Postings;
  };
  choices: Choices;
  ratings: Omit<Ratings, 'choices' | 'sets'>;
  prices: Omit<Prices, 'choices'>;
}
