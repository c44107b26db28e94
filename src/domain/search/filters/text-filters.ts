import { findCategory } from '../../catalog/category';
import type { Filter, ListingParams } from './filter';
import { bandTitles, filterTitles } from './titles';

export const searchFilter: Filter<ListingParams['search']> = {
  label: 'Search',
  default: '',
  encode: (search) => search,
  chips: (search) =>
    search ? [{ value: search, label: `“${search}”`, without: { search: '' } }] : [],
  countsAs: null,
  input: 'hidden',
};

export const menuFilter: Filter<ListingParams['filter']> = {
  label: 'List',
  default: null,
  encode: (filter) => filter ?? '',
  chips: (filter) =>
    filter ? [{ value: filter, label: filterTitles[filter], without: { filter: null } }] : [],
  countsAs: null,
  input: 'hidden',
};

export const bandFilter: Filter<ListingParams['price']> = {
  label: 'Price band',
  default: null,
  encode: (price) => price ?? '',
  chips: (price) =>
    price ? [{ value: price, label: bandTitles[price], without: { price: null } }] : [],
  countsAs: null,
  input: 'hidden',
};

export const categoryFilter: Filter<ListingParams['category']> = {
  label: 'Category',
  default: 'all',
  encode: (category) => (category === 'all' ? '' : category),
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
  choose: (category) => category,
  resets: { subcategory: '' },
  countsAs: 'category',
  input: 'own',
};

export const subcategoryFilter: Filter<ListingParams['subcategory']> = {
  label: 'Type',
  default: '',
  encode: (subcategory) => subcategory,
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
  choose: (subcategory) => subcategory,
  // It requires a category, which counts already.
  countsAs: null,
  input: 'own',
};
