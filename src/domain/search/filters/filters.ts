import type { FilterName, FilterTable, ListingParams } from './filter';
import { listFilters } from './list-filters';
import { expandFilter, familyFilter, pageFilter, sortFilter } from './order-filters';
import { maxPriceFilter, minPriceFilter } from './price-filters';
import {
  bandFilter,
  categoryFilter,
  menuFilter,
  searchFilter,
  subcategoryFilter,
} from './text-filters';
import { ratingFilter, stockFilter, unitFilter, unitPriceFilter } from './value-filters';

/** All filters by their URL parameter, in the order of the URL and of the chips. */
export const filters: FilterTable = {
  search: searchFilter,
  filter: menuFilter,
  price: bandFilter,
  category: categoryFilter,
  subcategory: subcategoryFilter,
  brands: listFilters.brands,
  minPrice: minPriceFilter,
  maxPrice: maxPriceFilter,
  rating: ratingFilter,
  concerns: listFilters.concerns,
  skinTypes: listFilters.skinTypes,
  hairTypes: listFilters.hairTypes,
  claims: listFilters.claims,
  ingredients: listFilters.ingredients,
  without: listFilters.without,
  stores: listFilters.stores,
  inStock: stockFilter,
  unit: unitFilter,
  minUnitPrice: unitPriceFilter,
  maxUnitPrice: unitPriceFilter,
  family: familyFilter,
  sort: sortFilter,
  expand: expandFilter,
  page: pageFilter,
};

/** Whether a text is the URL parameter of a filter. */
export function isFilterName(text: string): text is FilterName {
  return Object.hasOwn(filters, text);
}

export const filterNames: readonly FilterName[] = Object.keys(filters).filter(isFilterName);

/** Whether a filter has its default value, and its URL parameter is omitted. */
export function isDefault(name: FilterName, params: ListingParams): boolean {
  return encodeFilter(name, params) === '';
}

/** The URL parameter of a filter; '' for the default. */
export function encodeFilter<K extends FilterName>(name: K, params: ListingParams): string {
  return filters[name].encode(params[name], params);
}

/** Number of active filters, as in 'Filters (2)'; search and sort do not count. */
export function countActiveFilters(params: ListingParams): number {
  const active = filterNames.filter((name) => !isDefault(name, params));
  return new Set(active.map((name) => filters[name].countsAs).filter((group) => group !== null))
    .size;
}
