import { showSharedList } from '~/usecases/favorites/show-saved-products.server';
import { packProduct } from '~/web/shared/catalog/pack-product';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductGrid } from '~/web/shared/catalog/product-grid';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { EmptyState } from '~/web/ui/empty-state';
import { Pagination } from '~/web/ui/pagination';
import type { Route } from './+types/shared-list.page';

const pageSize = 24;

export const loader = pageLoader(async ({ deps, params, url }) => {
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const token = params.token ?? '';
  const { list, items } = await showSharedList(deps, { token, page });
  return {
    token,
    page,
    name: list.name,
    count: list.count,
    products: items.map(({ product }) => packProduct(product)),
  };
});

/** The owner may revoke the link at any time, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.name ?? 'Shared list',
    description: 'A shared list of beauty products, with today’s prices.',
    path: '/favorites',
    noindex: true,
  });

/** A shared list: its name and products, and nothing about its owner. */
export default function SharedListPage({ loaderData }: Route.ComponentProps) {
  const { name, count, products, page, token } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow="Shared with you"
        title={name}
        lead={`${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}, at today’s prices.`}
      />
      <div className="page-column pb-20">
        <h2 className="sr-only">Products</h2>
        {products.length > 0 ? (
          <ProductGrid products={products.map((card) => unpackCard(card))} columns={4} />
        ) : (
          <EmptyState title="No products yet" text="This list is empty." />
        )}
        <Pagination
          className="mt-12"
          page={page}
          pageCount={Math.ceil(count / pageSize)}
          hrefFor={(number) => `/lists/${token}${number > 1 ? `?page=${number}` : ''}`}
        />
      </div>
    </>
  );
}
