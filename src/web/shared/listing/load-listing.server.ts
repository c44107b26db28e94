import { redirect } from 'react-router';
import { type ListingPlace, listingHref } from '~/domain/search/listing-place';
import { readListing, tidyHref } from '~/domain/search/read-listing';
import { describeContents, hasPopularProducts } from '~/usecases/catalog/describe-contents.server';
import type { Deps } from '~/usecases/deps';
import { browseListing } from '~/usecases/listing/browse-listing.server';
import { readListingNames } from '~/usecases/listing/listing-names.server';
import { type ListingJson, listingJson } from './listing-json';

interface ListingInput {
  deps: Deps;
  url: URL;
  isDocument: boolean;
}

/** The listing for a URL, or a redirect to its canonical form. */
export async function loadListing(
  { deps, url, isDocument }: ListingInput,
  place: ListingPlace,
): Promise<ListingJson | Response> {
  const names = await readListingNames(deps);
  const params = readListing(place, url.searchParams, names.slugOf);
  const tidy = tidyHref(place, url.searchParams, params);
  if (tidy !== null) return redirect(tidy);
  const now = deps.clock.now();
  const found = await browseListing(deps, { place, params, names });
  // The page existed when there were more products.
  if (found.total > 0 && params.page > found.pageCount) {
    return redirect(listingHref(place, { ...params, page: found.pageCount }));
  }
  const isShort = isDocument && url.searchParams.get('choices') !== 'all';
  const { storeCount, ratedCount, productCount } = describeContents(deps);
  return listingJson(place, params, found, {
    now,
    isShort,
    catalog: {
      isEmpty: productCount === 0,
      hasPopular: hasPopularProducts(deps),
      isRated: ratedCount > 0,
      isCompared: storeCount > 1,
    },
  });
}
