import { data } from 'react-router';
import { showProduct } from '~/usecases/show-products.server';
import { type ProductJson, productJson } from '~/web/shared/catalogue/product-json';
import { RecordVisit } from '~/web/shared/catalogue/record-visit';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/product.page';
import { isNotFound } from './is-not-found';
import { ProductView } from './product-view';

export const loader = pageLoader(async ({ deps, params }) => {
  const id = /^\d{1,9}$/.test(params.productId ?? '') ? Number(params.productId) : 0;
  try {
    const { product, siblings } = await showProduct(deps, { id });
    return data<ProductJson | null>(productJson(product, siblings));
  } catch (error) {
    if (isNotFound(error)) return data<ProductJson | null>(null, { status: 404 });
    throw error;
  }
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    const description = 'The product you’re looking for doesn’t exist.';
    return pageMeta(site, {
      title: 'Product Not Found',
      description,
      path: '/products',
      noindex: true,
    });
  }
  const { id, brand, name, description } = loaderData;
  return pageMeta(site, {
    title: `${brand} ${name}`,
    description: description ?? `Every store’s price for ${brand} ${name}.`,
    keywords: [brand, name],
    path: `/product/${id}`,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) {
    return (
      <>
        <RecordVisit productId={loaderData.id} />
        <ProductView product={loaderData} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Product Not Found" lead="The product you're looking for doesn't exist." />
      <div className="page-column">
        <ButtonLink to="/products">Browse all products</ButtonLink>
      </div>
    </>
  );
}
