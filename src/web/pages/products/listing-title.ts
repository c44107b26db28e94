import { findCategory } from '~/domain/catalog/category';
import { filterTitles } from '~/domain/search/filters/titles';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { bandTitles } from '~/domain/search/price-bands';
import { quoteSearch } from '~/domain/search/quote-part';

/** The title of a listing: the search text, or else the most specific filter. */
export function listingTitle(params: ListingParams, brandName: string | null = null): string {
  if (params.search) return `Results for ${quoteSearch(params.search)}`;
  if (params.filter) return filterTitles[params.filter];
  if (params.price) return bandTitles[params.price];
  if (brandName && params.category === 'all') return brandName;
  const found = findCategory(params.category, params.subcategory || undefined);
  return found?.subcategory?.name ?? found?.category.name ?? 'All Products';
}
