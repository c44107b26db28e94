import { allProducts } from '~/domain/search/listing/listing-place';
import {
  isUnreachable,
  keepListingWhenOffline,
  useLastLoaded,
} from '~/web/shared/listing/keep-listing-when-offline';
import { Listing } from '~/web/shared/listing/listing';
import { ListingHeader } from '~/web/shared/listing/listing-header';
import { loadListing } from '~/web/shared/listing/load-listing.server';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { priceDropFeed } from '~/web/shared/price-drop-feed';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/products.page';
import { listingTitle } from './listing-title';

export const loader = pageLoader((input) => loadListing(input, allProducts));

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepListingWhenOffline];

export const meta: Route.MetaFunction = ({ loaderData: given, matches }) => {
  const loaderData = isUnreachable(given) ? undefined : given;
  const title = loaderData ? listingTitle(loaderData.params, loaderData.brandName) : 'Products';
  const canonical = loaderData?.canonical;
  return pageMeta(siteOf(matches), {
    title: title === 'All Products' ? 'Products' : title,
    description: 'Browse beauty and skincare products and compare every store’s price.',
    path: canonical ?? '/products',
    noindex: !canonical,
    feed: priceDropFeed,
  });
};

export default function ProductsPage(props: Route.ComponentProps) {
  const { loaded: listing, unreachable } = useLastLoaded(props.loaderData);
  return (
    <>
      <ListingHeader
        title={listingTitle(listing.params, listing.brandName)}
        about={listing.about}
      />
      <Listing listing={listing} unreachable={unreachable} />
    </>
  );
}
