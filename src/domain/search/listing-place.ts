import type { SlugOf } from './filters/filter';
import { filterNames, filters } from './filters/filters';
import {
  decodeListing,
  defaultListing,
  encodeListing,
  type ListingParams,
  readParam,
} from './listing-params';

/** Where a listing is shown: everything at /products, or one category at its own path. */
export interface ListingPlace {
  path: string;
  /** 'all' where the shopper chooses. */
  category: string;
  subcategory: string;
}

export const allProducts: ListingPlace = { path: '/products', category: 'all', subcategory: '' };

/** Whether the place fixes the category. */
export function isShelf(place: ListingPlace): boolean {
  return place.category !== 'all';
}

/** Parses a listing URL at a place; a fixed category comes from the path only. */
export function readListing(
  place: ListingPlace,
  query: URLSearchParams,
  slugOf?: SlugOf,
): ListingParams {
  const { params } = decodeListing(query, slugOf);
  return isShelf(place) ? { ...params, ...shelfOf(place) } : params;
}

/** The URL of a listing at a place. */
export function listingHref(place: ListingPlace, params: ListingParams): string {
  // Commas are valid in a query and more readable.
  const query = encodeListing(ownParams(place, params)).toString().replaceAll('%2C', ',');
  return query === '' ? place.path : `${place.path}?${query}`;
}

/** The listing without filters, in the same order. */
export function clearedListing(place: ListingPlace, { sort }: ListingParams): ListingParams {
  return { ...defaultListing, ...shelfOf(place), sort };
}

/** Whether no filter narrows the listing further than its place. */
export function isUnfiltered(place: ListingPlace, params: ListingParams): boolean {
  return (
    listingHref(place, { ...params, page: 1 }) === listingHref(place, clearedListing(place, params))
  );
}

/** The parameters without those that the place fixes. */
export function ownParams(place: ListingPlace, params: ListingParams): ListingParams {
  return isShelf(place) ? { ...params, category: 'all', subcategory: '' } : params;
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
    const { aliases = [], isList } = filters[name];
    if (aliases.some((alias) => query.has(alias))) return false;
    if (!written.has(name)) return !query.has(name);
    // A brand may be given by name; the address has its slug.
    return !isList || readParam(name, query) === written.get(name);
  });
  return isTidy ? null : listingHref(place, params);
}

function shelfOf({ category, subcategory }: ListingPlace) {
  return { category, subcategory };
}
