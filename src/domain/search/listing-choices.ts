import { defaultListing, type ListingParams } from './listing-params';
import { isShelf, type ListingPlace } from './listing-place';

/** An active filter, and the listing without it. */
export interface ListingChoice {
  kind: 'search' | 'filter' | 'price' | 'category' | 'subcategory' | 'brand' | 'range' | 'rating';
  /** As in the URL; '20-80' for a price range. */
  value: string;
  without: ListingParams;
}

/** All active filters, each removable; those of the place are not included. */
export function listingChoices(place: ListingPlace, params: ListingParams): ListingChoice[] {
  const choices: ListingChoice[] = [];
  const add = (kind: ListingChoice['kind'], value: string, reset: Partial<ListingParams>) =>
    choices.push({ kind, value, without: { ...params, ...reset, page: 1 } });

  const { search, filter, price, category, subcategory, brands, minPrice, maxPrice } = params;
  if (search) add('search', search, { search: '' });
  if (filter) add('filter', filter, { filter: null });
  if (price) add('price', price, { price: null });
  if (!isShelf(place)) {
    if (category !== 'all') add('category', category, { category: 'all', subcategory: '' });
    if (subcategory) add('subcategory', subcategory, { subcategory: '' });
  }
  for (const brand of brands) {
    add('brand', brand, { brands: brands.filter((other) => other !== brand) });
  }
  const anyPrice = { minPrice: defaultListing.minPrice, maxPrice: defaultListing.maxPrice };
  if (minPrice !== anyPrice.minPrice || maxPrice !== anyPrice.maxPrice) {
    add('range', `${minPrice}-${maxPrice}`, anyPrice);
  }
  if (params.rating > 0) add('rating', String(params.rating), { rating: 0 });
  return choices;
}
