import { readId } from '../../input/storable';
import { type Sort, sorts } from '../search-index';
import { numberBetween, oneOf, onOrOff } from './decoders';
import type { Filter, ListingParams } from './filter';

const maxPage = 100_000;

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

const readSort = oneOf(sorts);

export const sortFilter: Filter<ListingParams['sort']> = {
  label: 'Sort by',
  default: null,
  expected: `one of ${sorts.join(', ')}`,
  decode: (text, { params }) => {
    const sort = readSort(text);
    return sort && chosenSort(sort, params.search);
  },
  encode: (sort, { search }) => (sort && chosenSort(sort, search)) ?? '',
  toQuery: (_, params) => ({ sort: shownSort(params) }),
  chips: () => [],
  countsAs: null,
  canonical: 'dropped',
  facet: null,
  input: 'own',
};

export const familyFilter: Filter<ListingParams['family']> = {
  label: 'Product',
  default: null,
  expected: 'the id of a product',
  decode: (text) => readId(text) ?? undefined,
  encode: (family) => (family === null ? '' : String(family)),
  toQuery: (family) => ({ family }),
  chips: (family) =>
    family === null
      ? []
      : [{ value: String(family), label: 'One product', without: { family: null } }],
  countsAs: 'family',
  canonical: 'noindex',
  facet: null,
  input: 'hidden',
};

export const expandFilter: Filter<ListingParams['expand']> = {
  label: 'Sizes and shades',
  default: false,
  expected: '1 or 0',
  decode: onOrOff,
  encode: (expand) => (expand ? '1' : ''),
  // The variants of one product would otherwise be one card.
  toQuery: (expand, { family }) => ({ expand: expand || family !== null }),
  chips: (expand) =>
    expand ? [{ value: '1', label: 'All sizes and shades', without: { expand: false } }] : [],
  countsAs: null,
  canonical: 'dropped',
  facet: null,
  input: 'hidden',
};

const readPage = numberBetween(1, maxPage);

export const pageFilter: Filter<ListingParams['page']> = {
  label: 'Page',
  default: 1,
  expected: 'a whole number from 1',
  decode: (text) => (/^\d+$/.test(text) ? readPage(text) : undefined),
  encode: (page) => (page === 1 ? '' : String(page)),
  toQuery: (page) => ({ page }),
  chips: () => [],
  countsAs: null,
  canonical: 'kept',
  facet: null,
  input: 'none',
};
