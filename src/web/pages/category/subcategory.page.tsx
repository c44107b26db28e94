import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { findCategoryCopy } from '~/domain/catalog/category-copy';
import { isUnfiltered } from '~/domain/search/listing/listing-place';
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
import { siteOf } from '~/web/shared/root-data';
import { describeBreadcrumbs } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import type { Route } from './+types/subcategory.page';
import { categoryPath, findCategoryPage } from './find-category-page';

// Few pages are one of these; the server renders them like the others.
const CategoryNotFound = lazy(async () => ({
  default: (await import('./category-not-found')).CategoryNotFound,
}));
const ComingSoon = lazy(async () => ({ default: (await import('./coming-soon')).ComingSoon }));

export const loader = pageLoader(async (input) => {
  const { params, url } = input;
  const found = findCategoryPage(params, url.search);
  if (found instanceof Response) return found;
  if (!found?.subcategory) return data(null, { status: 404 });
  const { category, subcategory } = found;
  const place = {
    path: categoryPath(found),
    category: category.slug,
    subcategory: subcategory.slug,
  };
  const listing = await loadListing(input, place);
  if (listing instanceof Response) return listing;
  const description =
    findCategoryCopy(category.slug)?.subcategories[subcategory.slug]?.description ??
    category.description;
  return data({
    title: subcategory.name,
    description,
    parent: { label: category.name, to: `/category/${category.slug}` },
    listing,
  });
});

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepListingWhenOffline];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (isUnreachable(loaderData)) {
    const title = 'Products';
    return pageMeta(site, { title, description: title, path: '/products', noindex: true });
  }
  if (!loaderData) {
    const description = 'We could not find this category.';
    return pageMeta(site, { title: 'Category not found', description, path: '/', noindex: true });
  }
  const { title: name, description, parent, listing } = loaderData;
  const title = `${name} - ${parent.label}`;
  const { path } = listing.place;
  const { canonical } = listing;
  return pageMeta(site, {
    title,
    description,
    path: canonical ?? path,
    noindex: canonical === null,
    keywords: [title],
    structuredData: import.meta.env.SSR
      ? (known) => describeBreadcrumbs(known, [parent, { label: name, to: path }])
      : undefined,
  });
};

export default function SubcategoryPage(props: Route.ComponentProps) {
  const { loaded: loaderData, unreachable } = useLastLoaded(props.loaderData);
  if (!loaderData) {
    return (
      <Suspense>
        <CategoryNotFound />
      </Suspense>
    );
  }
  const { title, description, parent, listing } = loaderData;
  const here = { label: title, to: listing.place.path };
  const isEmptyCategory = listing.total === 0 && isUnfiltered(listing.place, listing.params);
  return (
    <>
      <StructuredDataScripts
        path={here.to}
        describe={({ describeBreadcrumbs }, site) => describeBreadcrumbs(site, [parent, here])}
      />
      <ListingHeader
        eyebrow={<Breadcrumb trail={[{ label: 'Home', to: '/' }, parent]} current={title} />}
        title={title}
        lead={description}
      />
      {isEmptyCategory ? (
        <Suspense>
          <ComingSoon />
        </Suspense>
      ) : (
        <Listing listing={listing} unreachable={unreachable} />
      )}
    </>
  );
}
