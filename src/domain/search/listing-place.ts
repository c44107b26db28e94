import { decodeListing, defaultListing, encodeListing, type ListingParams } from './listing-params';

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
export function readListing(place: ListingPlace, query: URLSearchParams): ListingParams {
  const { params } = decodeListing(query);
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
  const superfluous = Object.keys(defaultListing).some(
    (name) => query.has(name) && !written.has(name),
  );
  return superfluous ? listingHref(place, params) : null;
}

function shelfOf({ category, subcategory }: ListingPlace) {
  return { category, subcategory };
}
