import { defaultListing, encodeListing, type ListingParams } from './listing-params';

/**
 * The address that search engines should know a listing by; null when they should not know it.
 * Filters multiply into millions of addresses, so only what menus lead to counts: the whole
 * catalog, its ready-made lists and the subcategories, page by page, and the categories, which
 * have pages of another kind. The same products in another order are the same listing.
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
  if (inCategory && subcategory === '') {
    // A category's page shows the best of it; what lies further down has no page of its own.
    return page > 1 ? null : `/category/${category}`;
  }
  const path = inCategory ? `/category/${category}/${subcategory}` : '/products';
  const query = encodeListing({ ...defaultListing, filter, price, page }).toString();
  return query ? `${path}?${query}` : path;
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
