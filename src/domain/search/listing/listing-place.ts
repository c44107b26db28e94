import { defaultListing, encodeListing, type ListingParams } from './listing-params';

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

/** The parameters that a place fixes. */
export function shelfOf({ category, subcategory }: ListingPlace) {
  return { category, subcategory };
}
