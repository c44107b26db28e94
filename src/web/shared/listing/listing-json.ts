import { hasDemoOffers } from '~/domain/demo/demo-offer';
import type { ListingParams } from '~/domain/search/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing-place';
import type { BrowsedListing } from '~/usecases/listing/browse-listing.server';
import { productCardData } from '../catalog/product-card-data';
import { productCardJson } from '../catalog/product-json';

export type ListingJson = ReturnType<typeof listingJson>;

/** A suggestion for an empty result: the choice to drop, and the number of products without it. */
export interface Relaxation {
  label: string;
  total: number;
  to: string;
}

/** The data of a listing page. */
export function listingJson(
  place: ListingPlace,
  params: ListingParams,
  found: BrowsedListing,
  now: Date,
) {
  const { total, pageCount, items, facets, choices, relaxations } = found;
  return {
    /** When this data was read, in milliseconds. */
    now: now.getTime(),
    place,
    params,
    total,
    pageCount,
    /** Whether any of the prices are demonstration data; the listing then says so. */
    isDemo: hasDemoOffers(items),
    items: items.map((item) => productCardData(productCardJson(item))),
    facets: {
      category: facets.category,
      subcategory: facets.subcategory,
      rating: facets.rating,
      price: facets.price.map(({ count }) => count),
    },
    choices,
    relaxations: relaxations.map(
      ({ choice, total }): Relaxation => ({
        label: choice.label,
        total,
        to: listingHref(place, choice.without),
      }),
    ),
  };
}
