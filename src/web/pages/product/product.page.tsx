import { useEffect, useMemo } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { showProductPage } from '~/usecases/catalog/show-product-page.server';
import { ProductNotFound } from '~/web/shared/catalog/product-not-found';
import { addVisit } from '~/web/shared/catalog/recent-visits';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { describeProduct } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import type { Route } from './+types/product.page';
import { type PackedPage, packPage, unpackPage, unpackProduct } from './packed-page';
import { pageData } from './page-data';
import { ProductView } from './product-view';
import { RecordStoreVisits } from './record-store-visits';

export const loader = pageLoader(async ({ deps, params, takeTurn }) => {
  const id = readId(params.productId) ?? 0;
  try {
    const content = await showProductPage(deps, { id, takeTurn });
    await takeTurn();
    return data<PackedPage | null>(packPage(pageData(content)));
  } catch (error) {
    if (isNotFound(error)) return data<PackedPage | null>(null, { status: 404 });
    throw error;
  }
});

/** The query only selects from loaded data. Price updates revalidate with an unchanged URL. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;

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
  const { id, brand, name, description } = loaderData.product;
  return pageMeta(site, {
    title: `${brand} ${name}`,
    description: description ?? `Every store’s price for ${brand} ${name}.`,
    keywords: [brand, name],
    path: `/product/${id}`,
    image: loaderData.shareImage,
    structuredData: import.meta.env.SSR
      ? (known) => describeProduct(known, unpackProduct(loaderData.product))
      : undefined,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => loaderData && unpackPage(loaderData), [loaderData]);
  if (!page) return <ProductNotFound />;
  const { product } = page;
  const { id } = product;
  return (
    <>
      <StructuredDataScripts
        path={`/product/${id}`}
        describe={({ describeProduct }, site) => describeProduct(site, product)}
      />
      <RecordVisit productId={id} />
      <RecordStoreVisits />
      {/* Keyed by id, to reset the selected view for each product. */}
      <ProductView key={id} page={page} />
    </>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}

/** Records a product view for the home page's recently viewed list. */
function RecordVisit({ productId }: { productId: number }) {
  useEffect(() => addVisit(productId), [productId]);
  return null;
}
