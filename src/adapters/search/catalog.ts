import type { Names } from './names';
import type { Postings } from './postings';
import type { Prices } from './prices';
import type { SearchField } from './search-field';
import type { SortedOrder } from './sorted-order';

/** A category and one of its subcategories, as products name them. */
export interface Section {
  category: string;
  subcategory: string;
}

/**
 * The whole index. Products are numbered by popularity, the most reviewed first, so an ascending
 * list of numbers is already ranked.
 */
export interface Catalog {
  size: number;
  ids: Uint32Array;
  names: Names;
  fields: Record<'name' | 'brand' | 'category' | 'subcategory' | 'ingredient', SearchField>;
  brands: { slugs: string[]; names: string[]; codes: Uint32Array; products: Postings };
  sections: { list: Section[]; codes: Uint16Array; products: Postings };
  /** In tenths. */
  ratings: Uint16Array;
  firstSeen: Float64Array;
  byId: SortedOrder;
  byName: SortedOrder;
  byRating: SortedOrder;
  byAge: SortedOrder;
  prices: Prices;
}

export const tenths = (rating: number): number =>
  Math.min(50, Math.max(0, Math.round(rating * 10)));
