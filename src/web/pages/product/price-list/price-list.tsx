import { cheapestOffers, type OfferOrder, orderOffers } from '~/domain/prices/offer-order';
import { DemoNotice } from '~/web/shared/demo/demo-notice';
import { useBrandName } from '~/web/shared/root-data';
import type { ProductPageData } from '../page-data';
import { ChoiceLink } from '../price-history/choice-link';
import type { ProductParams } from '../product-params';
import { ForeignPrices } from './foreign-prices';
import { PriceRow } from './price-row';

const orders: readonly [OfferOrder, string][] = [
  ['price', 'Price'],
  ['delivered', 'Delivered price'],
];

/** The price of every store. The order cannot be bought. */
export function PriceList({ page, params }: { page: ProductPageData; params: ProductParams }) {
  const { product, discounts, now } = page;
  const brandName = useBrandName();
  const count = product.prices.length;
  const inStock = product.prices.filter((price) => price.inStock);
  const isDeliveryKnown = inStock.every(({ deliveredPrice }) => deliveredPrice !== null);
  const cheapest = cheapestOffers(product.prices, 'price');
  const cheapestDelivered = cheapestOffers(product.prices, 'delivered');
  return (
    <section aria-labelledby="compare-prices" className="min-w-0 md:col-span-2" id="prices">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="compare-prices" className="font-display text-2xl">
          {count === 0
            ? 'No store sells it right now'
            : count === 1
              ? 'Price at 1 store'
              : `Compare ${count} stores`}
        </h2>
        {count > 1 && (isDeliveryKnown || params.order === 'delivered') && (
          <nav aria-label="Sort stores by" className="choices items-center">
            <span aria-hidden="true" className="text-soft text-sm">
              Sort by
            </span>
            {orders.map(([order, label]) => (
              <ChoiceLink
                key={order}
                to={{ ...params, order }}
                current={order === params.order}
                anchor="prices"
              >
                {label}
              </ChoiceLink>
            ))}
          </nav>
        )}
      </div>
      {page.isDemo && <DemoNotice className="mt-2" />}
      <ol className="mt-4 border-ink border-t">
        {orderOffers(product.prices, params.order).map((offer) => (
          <PriceRow
            key={offer.offerId}
            offer={offer}
            discount={discounts[offer.offerId]}
            isCheapest={cheapest.includes(offer)}
            isCheapestDelivered={cheapestDelivered.includes(offer)}
            now={now}
          />
        ))}
      </ol>
      {page.foreignPrices.length > 0 && <ForeignPrices prices={page.foreignPrices} />}
      <p className="mt-3 text-soft text-xs">
        {`${brandName} earns a commission when you buy through these links. Commission does not affect the order of this list, which is sorted by price only.`}
      </p>
    </section>
  );
}
