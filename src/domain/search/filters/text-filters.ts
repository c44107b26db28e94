import type { Filter, ListingParams } from './filter';

export const searchFilter: Filter<ListingParams['search']> = {
  label: 'Search',
  default: '',
  encode: (search) => search,
  countsAs: null,
  input: 'hidden',
};

export const menuFilter: Filter<ListingParams['filter']> = {
  label: 'List',
  default: null,
  encode: (filter) => filter ?? '',
  countsAs: null,
  input: 'hidden',
};

export const bandFilter: Filter<ListingParams['price']> = {
  label: 'Price band',
  default: null,
  encode: (price) => price ?? '',
  countsAs: null,
  input: 'hidden',
};

export const categoryFilter: Filter<ListingParams['category']> = {
  label: 'Category',
  default: 'all',
  encode: (category) => (category === 'all' ? '' : category),
  choose: (category) => category,
  resets: { subcategory: '' },
  countsAs: 'category',
  input: 'own',
};

export const subcategoryFilter: Filter<ListingParams['subcategory']> = {
  label: 'Type',
  default: '',
  encode: (subcategory) => subcategory,
  choose: (subcategory) => subcategory,
  // It requires a category, which counts already.
  countsAs: null,
  input: 'own',
};
