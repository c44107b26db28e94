import { decodeListing, encodeListing, type ListingParams } from '~/domain/search/listing-params';
import { listProducts } from '~/usecases/list-products.server';
import { ProductGrid } from '~/web/shared/catalogue/product-grid';
import { productCardJson } from '~/web/shared/catalogue/product-json';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { Pagination } from '~/web/ui/pagination';
import type { Route } from './+types/products.page';
import { listingTitle } from './listing-title';

export const loader = pageLoader(async ({ deps, url }) => {
  const { params } = decodeListing(url.searchParams);
  const { total, pageSize, items } = await listProducts(deps, params);
  const pageCount = Math.ceil(total / pageSize);
  return { params, total, pageCount, items: items.map(productCardJson) };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Products',
    description: 'Browse beauty and skincare products and compare every store’s price.',
    path: '/products',
  });

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { params, total, pageCount, items } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={`${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`}
        title={listingTitle(params)}
      />
      <div className="page-column">
        {items.length === 0 ? (
          <EmptyState
            title="No products found"
            text="Try fewer or other words, or take a filter away."
            action={
              <ButtonLink to="/products" variant="secondary">
                Clear all filters
              </ButtonLink>
            }
          />
        ) : (
          <>
            <h2 className="sr-only">Products</h2>
            <ProductGrid products={items} columns={4} />
          </>
        )}
        <Pagination
          page={params.page}
          pageCount={pageCount}
          hrefFor={(page) => addressOf({ ...params, page })}
          className="mt-16"
        />
      </div>
    </>
  );
}

function addressOf(params: ListingParams): string {
  const query = encodeListing(params).toString();
  return query ? `/products?${query}` : '/products';
}
