import { sorts } from '../search-index';
import { numberBetween, oneOf } from './decoders';
import type { Filter, ListingParams } from './filter';

const maxPage = 100_000;

export const sortFilter: Filter<ListingParams['sort']> = {
  label: 'Sort by',
  default: 'popular',
  expected: `one of ${sorts.join(', ')}`,
  decode: oneOf(sorts),
  encode: (sort) => (sort === 'popular' ? '' : sort),
  toQuery: (sort) => ({ sort }),
  chips: () => [],
  countsAs: null,
  canonical: 'dropped',
  facet: null,
  input: 'own',
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
