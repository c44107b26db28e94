import type { Facets, ListingQuery } from '../search-index';
import { slugList, slugListLimit } from './decoders';
import type { Filter, ListingParams } from './filter';

/** The parameters that hold a list of slugs. */
export const listNames = ['brands'] as const;
export type ListName = (typeof listNames)[number];

/** Whether a parameter holds a list of slugs. */
export function isListName(text: string): text is ListName {
  return listNames.some((name) => name === text);
}

interface ListFilterInput {
  label: string;
  /** The plural of its values, for messages. */
  values: string;
  facet: keyof Facets | null;
}

/** A filter of slugs, of which several can be chosen. */
function listFilter(
  name: ListName,
  { label, values, facet }: ListFilterInput,
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
        label: nameOf(name, slug),
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
};
