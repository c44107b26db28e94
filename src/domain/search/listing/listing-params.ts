import type { ListingParams } from '../filters/filter';
import { encodeFilter, filterNames, filters } from '../filters/filters';

export type { ListingParams } from '../filters/filter';

export const pageSize = 24;

/** The table of filters has every field of the parameters, which `fromEntries` cannot express. */
export const defaultListing = Object.fromEntries(
  filterNames.map((name) => [name, filters[name].default]),
) as unknown as ListingParams;

/** The shortest equivalent query string. */
export function encodeListing(params: ListingParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const text = encodeFilter(name, params);
    if (text !== '') query.set(name, text);
  }
  return query;
}
