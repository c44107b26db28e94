import type { SlugOf } from '../filters/filter';
import { filterRules } from '../filters/filter-rules';
import { filterNames } from '../filters/filters';
import { isListName } from '../filters/list-filters';
import { encodeListing, type ListingParams } from './listing-params';
import { isShelf, type ListingPlace, listingHref, ownParams, shelfOf } from './listing-place';
import { decodeListing, readParam } from './listing-query';

/** Parses a listing URL at a place; a fixed category comes from the path only. */
export function readListing(
  place: ListingPlace,
  query: URLSearchParams,
  slugOf?: SlugOf,
): ListingParams {
  const { params } = decodeListing(query, slugOf);
  return isShelf(place) ? { ...params, ...shelfOf(place) } : params;
}

/**
 * The redirect target of a URL with redundant parameters: plain forms send empty fields, and old
 * links contain obsolete ones. Null when the URL is already normalized.
 */
export function tidyHref(
  place: ListingPlace,
  query: URLSearchParams,
  params: ListingParams,
): string | null {
  const written = encodeListing(ownParams(place, params));
  const isTidy = filterNames.every((name) => {
    const aliases = filterRules[name].aliases ?? [];
    if (aliases.some((alias) => query.has(alias))) return false;
    if (!written.has(name)) return !query.has(name);
    // A brand may be given by name; the address has its slug.
    return !isListName(name) || readParam(name, query) === written.get(name);
  });
  return isTidy ? null : listingHref(place, params);
}
