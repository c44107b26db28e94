import { defaultListing, encodeListing, type ListingParams } from './listing-params';

/**
 * The address that search engines should know a listing by; null when they should not know it.
 * Filters multiply into millions of addresses, so only what the menu itself leads to counts: the
 * whole catalogue and its ready-made lists, page by page, and the categories, which have pages of
 * their own. The same products in another order are the same listing.
 */
export function canonicalListing(
  params: ListingParams,
  found: { pageCount: number },
): string | null {
  const { category, subcategory, filter, price, page, sort } = params;
  const reordered = sort !== defaultListing.sort;
  const beyondTheEnd = page > Math.max(found.pageCount, 1);
  if (beyondTheEnd || (reordered && page > 1) || isNarrowed(params)) return null;
  const inCategory = category !== defaultListing.category;
  const choices = [inCategory, filter !== null, price !== null].filter(Boolean).length;
  if (choices > 1) return null;
  // Further pages of a category are listings without a page of their own.
  if (inCategory) {
    return page > 1 ? null : ['/category', category, subcategory].filter(Boolean).join('/');
  }
  const query = encodeListing({ ...defaultListing, filter, price, page }).toString();
  return query ? `/products?${query}` : '/products';
}

/** By something that anybody may combine at will. */
function isNarrowed({ search, brands, minPrice, maxPrice, rating }: ListingParams): boolean {
  return (
    search !== defaultListing.search ||
    brands.length > 0 ||
    minPrice !== defaultListing.minPrice ||
    maxPrice !== defaultListing.maxPrice ||
    rating !== defaultListing.rating
  );
}
