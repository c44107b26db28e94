import { findCategory } from '../../catalog/category';
import { asOneLine } from '../../input/control-characters';
import { listingFilters, priceBands } from '../search-index';
import { oneOf } from './decoders';
import type { Filter, ListingParams } from './filter';
import { bandTitles, filterTitles } from './titles';

const maxSearchLength = 200;

/** These would reverse the text around the search text, which pages repeat. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

export const searchFilter: Filter<ListingParams['search']> = {
  label: 'Search',
  default: '',
  aliases: ['q'],
  expected: 'text',
  decode: (text) =>
    asOneLine(text.slice(0, maxSearchLength).replace(directionControls, '')).toWellFormed(),
  encode: (search) => search,
  toQuery: (search) => ({ search }),
  chips: (search) =>
    search ? [{ value: search, label: `“${search}”`, without: { search: '' } }] : [],
  countsAs: null,
  canonical: 'noindex',
  facet: null,
  input: 'hidden',
};

export const menuFilter: Filter<ListingParams['filter']> = {
  label: 'List',
  default: null,
  expected: `one of ${listingFilters.join(', ')}`,
  decode: oneOf(listingFilters),
  encode: (filter) => filter ?? '',
  toQuery: (filter) => ({ filter }),
  chips: (filter) =>
    filter ? [{ value: filter, label: filterTitles[filter], without: { filter: null } }] : [],
  countsAs: null,
  canonical: 'kept',
  facet: null,
  input: 'hidden',
};

export const bandFilter: Filter<ListingParams['price']> = {
  label: 'Price band',
  default: null,
  expected: `one of ${priceBands.join(', ')}`,
  decode: oneOf(priceBands),
  encode: (price) => price ?? '',
  toQuery: (price) => ({ price }),
  chips: (price) =>
    price ? [{ value: price, label: bandTitles[price], without: { price: null } }] : [],
  countsAs: null,
  canonical: 'kept',
  facet: null,
  input: 'hidden',
};

export const categoryFilter: Filter<ListingParams['category']> = {
  label: 'Category',
  default: 'all',
  expected: "'all' or one of our categories",
  decode: (text) => (text === 'all' || findCategory(text) ? text : undefined),
  encode: (category) => (category === 'all' ? '' : category),
  toQuery: (category) => ({ category: category === 'all' ? null : category }),
  chips: (category) =>
    category === 'all'
      ? []
      : [
          {
            value: category,
            label: findCategory(category)?.category.name ?? category,
            without: { category: 'all', subcategory: '' },
          },
        ],
  resets: { subcategory: '' },
  countsAs: 'category',
  canonical: 'kept',
  facet: 'category',
  input: 'own',
};

export const subcategoryFilter: Filter<ListingParams['subcategory']> = {
  label: 'Type',
  default: '',
  expected: 'a subcategory of the category',
  decode: (text, { params }) => (findCategory(params.category, text) ? text : undefined),
  encode: (subcategory) => subcategory,
  toQuery: (subcategory) => ({ subcategory: subcategory === '' ? null : subcategory }),
  chips: (subcategory, { category }) =>
    subcategory === ''
      ? []
      : [
          {
            value: subcategory,
            label: findCategory(category, subcategory)?.subcategory?.name ?? subcategory,
            without: { subcategory: '' },
          },
        ],
  // It requires a category, which counts already.
  countsAs: null,
  canonical: 'kept',
  facet: 'subcategory',
  input: 'own',
};
