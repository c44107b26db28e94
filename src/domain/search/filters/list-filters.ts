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

/** A filter of slugs, of which several can be chosen; `chip` says how chips name one. */
function listFilter(
  name: ListName,
  label: string,
  chip: (slugName: string) => string = (slugName) => slugName,
): Filter<ListingParams[ListName]> {
  function withSlugs(slugs: readonly string[]) {
    const change: Partial<ListingParams> = {};
    change[name] = slugs;
    return change;
  }
  return {
    label,
    default: [],
    encode: (slugs) => slugs.join(','),
    chips: (slugs, _, nameOf) =>
      slugs.map((slug) => ({
        value: slug,
        label: chip(nameOf(name, slug)),
        without: withSlugs(slugs.filter((other) => other !== slug)),
      })),
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
  ingredients: listFilter('ingredients', 'Ingredients', (name) => `With ${name}`),
  without: listFilter('without', 'Without', (name) => `Without ${name}`),
  stores: listFilter('stores', 'Store'),
};
