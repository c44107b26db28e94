import { filterRules } from '../filters/filter-rules';
import { filterNames, isDefault } from '../filters/filters';
import { defaultListing, encodeListing, type ListingParams } from './listing-params';

/**
 * The canonical URL of a listing for search engines; null when it should not be indexed. Filters
 * multiply into millions of URLs, so only the targets of menus count: the whole catalog, its
 * predefined lists and the subcategories, page by page, and the category pages. Another sort order
 * is the same listing.
 */
export function canonicalListing(
  params: ListingParams,
  found: { pageCount: number },
): string | null {
  const { category, subcategory, filter, price, page } = params;
  const used = new Set(
    filterNames
      .filter((name) => !isDefault(name, params))
      .map((name) => filterRules[name].canonical),
  );
  const beyondTheEnd = page > Math.max(found.pageCount, 1);
  if (beyondTheEnd || used.has('noindex') || (used.has('dropped') && page > 1)) return null;
  const inCategory = category !== defaultListing.category;
  const choices = [inCategory, filter !== null, price !== null].filter(Boolean).length;
  if (choices > 1) return null;
  if (inCategory && subcategory === '') {
    // A category page shows its best products; further pages do not exist.
    return page > 1 ? null : `/category/${category}`;
  }
  const path = inCategory ? `/category/${category}/${subcategory}` : '/products';
  const query = encodeListing({ ...defaultListing, filter, price, page }).toString();
  return query ? `${path}?${query}` : path;
}
