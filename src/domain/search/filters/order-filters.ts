import type { Sort } from '../sorts';
import type { Filter, ListingParams } from './filter';

/** The order in which a listing is shown. */
export function shownSort({ sort, search }: Pick<ListingParams, 'sort' | 'search'>): Sort {
  return sort ?? defaultSort(search);
}

/** The order when none is chosen. */
function defaultSort(search: string): Sort {
  return search === '' ? 'popular' : 'relevance';
}

/** The parameter for an order that a shopper chooses; null for the one that applies anyway. */
export function chosenSort(sort: Sort, search: string): ListingParams['sort'] {
  // Without a search text there is nothing to be relevant to.
  return sort === 'relevance' || sort === defaultSort(search) ? null : sort;
}

export const sortFilter: Filter<ListingParams['sort']> = {
  label: 'Sort by',
  default: null,
  encode: (sort, { search }) => (sort && chosenSort(sort, search)) ?? '',
  countsAs: null,
  input: 'own',
};

export const familyFilter: Filter<ListingParams['family']> = {
  label: 'Product',
  default: null,
  encode: (family) => (family === null ? '' : String(family)),
  countsAs: 'family',
  input: 'hidden',
};

export const expandFilter: Filter<ListingParams['expand']> = {
  label: 'Sizes and shades',
  default: false,
  encode: (expand) => (expand ? '1' : ''),
  countsAs: null,
  input: 'hidden',
};

export const pageFilter: Filter<ListingParams['page']> = {
  label: 'Page',
  default: 1,
  encode: (page) => (page === 1 ? '' : String(page)),
  countsAs: null,
  input: 'none',
};
