import { data } from 'react-router';
import { AppError } from '~/domain/app-error';
import { hasDemoOffers } from '~/domain/demo/demo-offer';
import type { PackageDifference } from '~/domain/dupes/package-difference';
import { readId } from '~/domain/input/storable';
import { showDupes } from '~/usecases/dupes/show-dupes.server';
import { packProduct } from '~/web/shared/catalog/pack-product';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import { ProductNotFound } from '~/web/shared/catalog/product-not-found';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/dupes.page';
import { DupeList } from './dupe-list';
import { NoDupes } from './no-dupes';

export const loader = pageLoader(async ({ deps, params }) => {
  try {
    const { product, kind, unknownCount, dupes, reason } = await showDupes(deps, {
      id: readId(params.productId) ?? 0,
    });
    return data({
      product: packProduct(product),
      kind,
      unknownCount,
      reason,
      isDemo: hasDemoOffers([product]),
      dupes: dupes.map(({ card, ...dupe }) => ({ ...dupe, card: packProduct(card) })),
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    return data(null, { status: 404 });
  }
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    return pageMeta(site, {
      title: 'Product Not Found',
      description: 'The product you’re looking for doesn’t exist.',
      path: '/products',
      noindex: true,
    });
  }
  const { id, brand, name } = unpackCard(loaderData.product);
  const count = loaderData.dupes.length;
  return pageMeta(site, {
    title: `${brand} ${name} Dupes`,
    description:
      count > 0
        ? `${count} cheaper ${count === 1 ? 'product' : 'products'} with an ingredient list similar to ${brand} ${name}: what is shared, what differs, and the price of the same amount.`
        : `Cheaper products with an ingredient list similar to ${brand} ${name}.`,
    keywords: [`${brand} ${name} dupe`],
    path: `/product/${id}/dupes`,
    // A page that only says that there is nothing is no search result.
    noindex: count === 0,
  });
};

/** Undefined where there is nothing to list. */
function leadFor(dupes: readonly { sameProduct: PackageDifference | null }[]): string | undefined {
  if (dupes.length === 0) return undefined;
  const isSame = dupes.map(({ sameProduct }) => sameProduct !== null);
  if (!isSame.includes(true)) {
    return 'Cheaper products with similar ingredient lists, the most similar first.';
  }
  return isSame.includes(false)
    ? 'The same product in another size or package for less, then others with the most similar ingredient lists.'
    : 'The same product in another size or package for less.';
}

export default function DupesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { dupes, kind, reason, unknownCount, isDemo } = loaderData;
  const product = unpackCard(loaderData.product);
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink to={`/product/${product.id}`}>
            {`${product.brand} ${product.name}${product.size ? `, ${product.size}` : ''}`}
          </TextLink>
        }
        title="Similar formulas for less"
        lead={leadFor(dupes)}
      />
      <div className="page-column pb-20">
        {reason === null ? (
          <DupeList
            product={product}
            kind={kind}
            unknownCount={unknownCount}
            isDemo={isDemo}
            dupes={dupes.map(({ card, ...dupe }) => ({ ...dupe, card: unpackCard(card) }))}
          />
        ) : (
          <NoDupes product={product} reason={reason} />
        )}
      </div>
    </>
  );
}
