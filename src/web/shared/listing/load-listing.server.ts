import { redirect } from 'react-router';
import type { Suitability } from '~/domain/preferences/preferences';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';
import { readListing, tidyHref } from '~/domain/search/listing/read-listing';
import { describeContents, hasPopularProducts } from '~/usecases/catalog/describe-contents.server';
import type { Deps } from '~/usecases/deps';
import {
  type BrowsedListing,
  browseListing,
  countListing,
} from '~/usecases/listing/browse-listing.server';
import { readListingNames } from '~/usecases/listing/listing-names.server';
import { type ListingJson, listingJson } from './listing-json';

interface ListingInput {
  deps: Deps;
  url: URL;
  isDocument: boolean;
  takeTurn: () => Promise<void>;
}

/** The listing for a URL, or a redirect to its canonical form. */
export async function loadListing(
  { deps, url, isDocument, takeTurn }: ListingInput,
  place: ListingPlace,
): Promise<ListingJson | Response> {
  const names = await readListingNames(deps);
  const params = readListing(place, url.searchParams, names.slugOf);
  const tidy = tidyHref(place, url.searchParams, params);
  if (tidy !== null) return redirect(tidy);
  const found = await browseListing(deps, { place, params, names });
  // The page existed when there were more products.
  if (found.total > 0 && params.page > found.pageCount) {
    return redirect(listingHref(place, { ...params, page: found.pageCount }));
  }
  const isShort = isDocument && url.searchParams.get('choices') !== 'all';
  await takeTurn();
  return toJson(deps, place, params, found, isShort);
}

/**
 * The same listing with only what suits a shopper, on the last page if there are fewer, and how many products that
 * leaves out.
 */
export async function loadPersonalListing(
  deps: Deps,
  place: ListingPlace,
  query: URLSearchParams,
  suiting: Suitability,
): Promise<{ listing: ListingJson; hidden: number }> {
  const names = await readListingNames(deps);
  const params = readListing(place, query, names.slugOf);
  const browse = (page: number) =>
    browseListing(deps, { place, params: { ...params, page }, names, suiting });
  let found = await browse(params.page);
  const page = Math.max(1, Math.min(params.page, found.pageCount));
  if (page !== params.page) found = await browse(page);
  const { total } = countListing(deps, params, null);
  const listing = toJson(deps, place, { ...params, page }, found, true);
  return { listing, hidden: total - found.total };
}

function toJson(
  deps: Deps,
  place: ListingPlace,
  params: ListingParams,
  found: BrowsedListing,
  isShort: boolean,
): ListingJson {
  const { storeCount, ratedCount, productCount } = describeContents(deps);
  return listingJson(place, params, found, {
    now: deps.clock.now(),
    isShort,
    catalog: {
      isEmpty: productCount === 0,
      hasPopular: hasPopularProducts(deps),
      isRated: ratedCount > 0,
      isCompared: storeCount > 1,
    },
  });
}
