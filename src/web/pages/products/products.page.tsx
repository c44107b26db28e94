import { describeCatalogue } from '~/usecases/describe-catalogue.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import type { Route } from './+types/products.page';

export const loader = pageLoader(async ({ deps, url }) => {
  const { productCount } = await describeCatalogue(deps);
  return { productCount, search: url.searchParams.get('search')?.trim().slice(0, 200) ?? '' };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Products',
    description: 'Browse beauty and skincare products and compare every store’s price.',
    path: '/products',
  });

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { search, productCount } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow="The catalogue"
        title={search ? `Results for “${search}”` : 'All Products'}
      />
      <div className="page-column">
        <EmptyState
          title="No products found"
          text={
            productCount === 0
              ? 'The shelves are still being filled. Prices arrive with the first catalogue.'
              : 'Try fewer or other words.'
          }
          action={
            <ButtonLink to="/products" variant="secondary">
              Clear all filters
            </ButtonLink>
          }
        />
      </div>
    </>
  );
}
