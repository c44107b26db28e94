import type { Filter, FilterName, ListingParams } from './filter';

/** The parameters that hold a list of slugs. */
export const listNames = [
  'brands',
  'concerns',
  'skinTypes',
  'hairTypes',
  'claims',
  'ingredients',
  'without',
  'stores',
] as const satisfies readonly FilterName[];
export type ListName = (typeof listNames)[number];

/** Whether a parameter holds a list of slugs. */
export function isListName(text: string): text is ListName {
  return listNames.some((name) => name === text);
}

/** A filter of slugs, of which several can be chosen. */
function listFilter(name: ListName, label: string): Filter<ListingParams[ListName]> {
  return {
    label,
    default: [],
    encode: (slugs) => slugs.join(','),
    countsAs: name,
    input: 'own',
  };
}

export const listFilters: Record<ListName, Filter<ListingParams[ListName]>> = {
  brands: listFilter('brands', 'Brand'),
  concerns: listFilter('concerns', 'Concern'),
  skinTypes: listFilter('skinTypes', 'Skin type'),
  hairTypes: listFilter('hairTypes', 'Hair type'),
  claims: listFilter('claims', 'Claims'),
  ingredients: listFilter('ingredients', 'Ingredients'),
  without: listFilter('without', 'Without'),
  stores: listFilter('stores', 'Store'),
};
