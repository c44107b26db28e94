import { data } from 'react-router';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/product.page';

// There is no catalogue yet, so no id is known.
export const loader = pageLoader(() => data(null, { status: 404 }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Product Not Found',
    description: 'The product you’re looking for doesn’t exist.',
    path: '/products',
    noindex: true,
  });

export default function ProductPage() {
  return (
    <>
      <PageHeader title="Product Not Found" lead="The product you're looking for doesn't exist." />
      <div className="page-column">
        <ButtonLink to="/products">Browse all products</ButtonLink>
      </div>
    </>
  );
}
