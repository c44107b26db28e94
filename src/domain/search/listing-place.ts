import { decodeListing, defaultListing, encodeListing, type ListingParams } from './listing-params';

/** Where a listing stands: everything at /products, or one shelf at its own address. */
export interface ListingPlace {
  path: string;
  /** 'all' where the shopper chooses. */
  category: string;
  subcategory: string;
}

export const allProducts: ListingPlace = { path: '/products', category: 'all', subcategory: '' };

/** Whether the place itself says which category it shows. */
export function isShelf(place: ListingPlace): boolean {
  return place.category !== 'all';
}

/** What an address asks of a place; a shelf's category comes from its path alone. */
export function readListing(place: ListingPlace, query: URLSearchParams): ListingParams {
  const { params } = decodeListing(query);
  return isShelf(place) ? { ...params, ...shelfOf(place) } : params;
}

/** The address of a listing at a place. */
export function listingHref(place: ListingPlace, params: ListingParams): string {
  // Commas are allowed in a query, and read better.
  const query = encodeListing(ownParams(place, params)).toString().replaceAll('%2C', ',');
  return query === '' ? place.path : `${place.path}?${query}`;
}

/** Nothing chosen but the order. */
export function clearedListing(place: ListingPlace, { sort }: ListingParams): ListingParams {
  return { ...defaultListing, ...shelfOf(place), sort };
}

/** What somebody chose, apart from where they are. */
export function ownParams(place: ListingPlace, params: ListingParams): ListingParams {
  return isShelf(place) ? { ...params, category: 'all', subcategory: '' } : params;
}

/**
 * Where an address that says more than needed leads: a plain form sends its empty fields, and old
 * links name what is no more. Null when the address is as we write it.
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
