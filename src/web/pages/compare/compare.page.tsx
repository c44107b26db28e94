import { compareAddress, decodeCompareParams, maxCompared } from '~/domain/compare/compare-params';
import { compareRows } from '~/domain/compare/compare-rows';
import { hasDemoOffers } from '~/domain/demo/demo-offer';
import { compareProducts, findProductsToCompare } from '~/usecases/compare/compare-products.server';
import { productCardJson } from '~/web/shared/catalog/product-json';
import { teaserJson } from '~/web/shared/catalog/product-teaser';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { EmptyState } from '~/web/ui/empty-state';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/compare.page';
import { AddProduct } from './add-product';
import { CompareTable } from './compare-table';

export const loader = pageLoader(async ({ deps, url }) => {
  const { hasMore, ...params } = decodeCompareParams(url.searchParams);
  const compared = await compareProducts(deps, params);
  const ids = compared.map(({ product }) => product.id);
  const canAdd = ids.length < maxCompared && params.search.length > 1;
  const suggested = canAdd ? await findProductsToCompare(deps, { text: params.search, ids }) : [];
  const rows = compareRows(compared.map(({ facts }) => facts));
  return {
    ids,
    isComplete: params.isComplete,
    search: params.search,
    hasMore,
    missingCount: params.ids.length - ids.length,
    isDemo: hasDemoOffers(compared.map(({ product }) => product)),
    products: compared.map(({ product }) => teaserJson(productCardJson(product))),
    rows: compared.length > 0 ? rows : [],
    suggested: suggested.map((card) => teaserJson(productCardJson(card))),
  };
});

/** There are too many combinations to keep them all. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta = staticMeta({
  title: 'Compare Products',
  description: 'Up to four beauty products side by side: prices, sizes, ratings and ingredients.',
  path: '/compare',
  noindex: true,
});

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { ids, isComplete, products, rows, hasMore, missingCount } = loaderData;
  const equalRows = rows.filter(({ differs }) => !differs).length;
  const canHide = products.length > 1 && equalRows > 0;
  const shown = isComplete || !canHide ? rows : rows.filter(({ differs }) => differs);
  return (
    <>
      <PageHeader
        title="Compare Products"
        lead="Up to four products side by side, at today’s prices. Copy this page’s address to share it."
      />
      <div data-prints className="page-column pb-20">
        <Notices hasMore={hasMore} missingCount={missingCount} />
        {products.length > 0 ? (
          <>
            {canHide && (
              <p className="mb-4 text-sm print:hidden">
                {isComplete
                  ? 'Rows in which the products differ come first. '
                  : `${equalRows} ${equalRows === 1 ? 'row is' : 'rows are'} the same for all and hidden. `}
                <TextLink to={compareAddress({ ids, isComplete: !isComplete })}>
                  {isComplete ? 'Show only differences' : 'Show all rows'}
                </TextLink>
              </p>
            )}
            <CompareTable products={products} rows={shown} isComplete={isComplete} />
            <p className="mt-4 max-w-prose text-soft text-sm">
              Labels don’t say how much of an ingredient is inside. Colors that only some shades
              contain are left out.
            </p>
            {loaderData.isDemo && <DemoNotice className="mt-3" />}
          </>
        ) : (
          <EmptyState
            title="Nothing to compare yet"
            text="Look for a product below, or choose Compare on any product."
          />
        )}
        {products.length < maxCompared && (
          <AddProduct
            ids={ids}
            isComplete={isComplete}
            search={loaderData.search}
            suggested={loaderData.suggested}
          />
        )}
      </div>
    </>
  );
}

function Notices({ hasMore, missingCount }: { hasMore: boolean; missingCount: number }) {
  return (
    <>
      {hasMore && (
        <p className="mb-4">{`You can compare up to ${maxCompared} products. These are the first ${maxCompared}.`}</p>
      )}
      {missingCount > 0 && (
        <p className="mb-4">
          {missingCount === 1
            ? 'One of the products is not in our catalog.'
            : `${missingCount} of the products are not in our catalog.`}
        </p>
      )}
    </>
  );
}
