import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { orderOffers } from '~/domain/prices/offer-order';
import { requiredPart } from '~/web/shared/lazy-part';
import { useLastListing } from '~/web/shared/listing/last-listing';
import { ChevronLeftIcon } from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';
import { BestPrice, BestPriceAnnouncer } from './best-price/best-price';
import { BestPriceBar } from './best-price/best-price-bar';
import { MainPicture } from './main-picture';
import type { ProductPageData } from './page-data';
import { PriceList } from './price-list/price-list';
import { ProductHeading } from './product-heading';
import { decodeProductParams } from './product-params';
import { ProductTabs } from './tabs/product-tabs';
import { useLivePage } from './use-live-page';

// Rendered by the server with the rest of the page; their scripts load later.
const PriceHistorySection = requiredPart(
  async () => (await import('./price-history/price-history-section')).PriceHistorySection,
);
const RelatedProducts = requiredPart(
  async () => (await import('./related-products')).RelatedProducts,
);

export function ProductView({ page: loaded }: { page: ProductPageData }) {
  const page = useLivePage(loaded);
  const backTo = useLastListing();
  const [query] = useSearchParams();
  const params = decodeProductParams(query);
  const { product, verdict, changes } = page;
  const sizeChanged = changes?.find(({ kind }) => kind === 'size')?.month;
  const best = orderOffers(product.prices, 'price').find(({ inStock }) => inStock);
  return (
    <article>
      <div className="page-column pt-5 sm:pt-8">
        <TextLink to={backTo} variant="quiet" className="back-link">
          <ChevronLeftIcon className="size-4" />
          Back to products
        </TextLink>
        <div className="product-overview">
          <MainPicture product={product} />
          {/* On medium screens the best price takes the full width below the picture. */}
          <div className="min-w-0 md:max-lg:contents">
            <ProductHeading product={product} sizeChanged={sizeChanged} />
            <BestPrice product={product} best={best} verdict={verdict} />
            <BestPriceAnnouncer best={best} />
          </div>
          <PriceList page={page} params={params} />
        </div>
        <Suspense fallback={<div className="h-[46rem]" />}>
          <PriceHistorySection page={page} params={params} />
        </Suspense>
        <ProductTabs page={page} />
        <Suspense>
          <RelatedProducts product={product} related={page.related} />
        </Suspense>
      </div>
      {best && <BestPriceBar best={best} verdict={verdict} />}
    </article>
  );
}
