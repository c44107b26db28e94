import type { ListingQuery } from '../search-index';
import { slugList, slugListLimit } from './decoders';
import type { Filter, ListingParams } from './filter';

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
] as const;
export type ListName = (typeof listNames)[number];

/** Whether a parameter holds a list of slugs. */
export function isListName(text: string): text is ListName {
  return listNames.some((name) => name === text);
}

interface ListFilterInput {
  label: string;
  /** The plural of its values, for messages. */
  values: string;
  facet: Filter<unknown>['facet'];
  /** How its chips name a value. */
  chip?: (name: string) => string;
}

/** A filter of slugs, of which several can be chosen. */
function listFilter(
  name: ListName,
  { label, values, facet, chip = (text) => text }: ListFilterInput,
): Filter<ListingParams[ListName]> {
  function withSlugs(slugs: readonly string[]) {
    const change: Partial<Pick<ListingParams & ListingQuery, ListName>> = {};
    change[name] = slugs;
    return change;
  }
  return {
    label,
    default: [],
    isList: true,
    expected: `${slugListLimit} ${values}, separated by commas`,
    decode: slugList(name),
    encode: (slugs) => slugs.join(','),
    toQuery: withSlugs,
    chips: (slugs, _, nameOf) =>
      slugs.map((slug) => ({
        value: slug,
        label: chip(nameOf(name, slug)),
        without: withSlugs(slugs.filter((other) => other !== slug)),
      })),
    countsAs: name,
    canonical: 'noindex',
    facet,
    input: 'own',
  };
}

export const listFilters = {
  brands: listFilter('brands', { label: 'Brand', values: 'names of brands', facet: 'brand' }),
  concerns: listFilter('concerns', { label: 'Concern', values: 'concerns', facet: 'concern' }),
  skinTypes: listFilter('skinTypes', { label: 'Skin type', values: 'skin types', facet: 'skin' }),
  hairTypes: listFilter('hairTypes', { label: 'Hair type', values: 'hair types', facet: 'hair' }),
  claims: listFilter('claims', { label: 'Claims', values: 'claims', facet: 'claim' }),
  ingredients: listFilter('ingredients', {
    label: 'Ingredients',
    values: 'ingredients',
    facet: 'ingredient',
    chip: (name) => `With ${name}`,
  }),
  without: listFilter('without', {
    label: 'Without',
    values: 'ingredients',
    facet: null,
    chip: (name) => `Without ${name}`,
  }),
  stores: listFilter('stores', { label: 'Store', values: 'stores', facet: 'store' }),
} satisfies Record<ListName, unknown>;
