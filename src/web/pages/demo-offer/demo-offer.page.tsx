import { readId } from '~/domain/input/storable';
import { showDemoOffer } from '~/usecases/demo/show-demo-offer.server';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import { pricesJson, productCardJson } from '~/web/shared/catalog/product-json';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { teaserJson } from '~/web/shared/catalog/product-teaser';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { useBrandName } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/demo-offer.page';

export const loader = pageLoader(async ({ deps, params }) => {
  const { product, offer } = await showDemoOffer(deps, { offerId: readId(params.offerId) ?? 0 });
  const [price] = pricesJson({ offers: [offer], size: product.size });
  return {
    product: teaserJson(productCardJson(product)),
    retailer: offer.retailer.name,
    price: price?.price ?? 0,
    deliveredPrice: price?.deliveredPrice ?? null,
  };
});

export const meta = staticMeta({
  title: 'A demonstration offer',
  description: 'What would happen if this offer were real.',
  path: '/products',
  noindex: true,
});

/** The page that 'Shop Now' opens for a demonstration offer. */
export default function DemoOfferPage({ loaderData }: Route.ComponentProps) {
  const { product, retailer, price, deliveredPrice } = loaderData;
  const brandName = useBrandName();
  const steps = [
    `The product page at ${retailer} opens in a new tab. Your comparison stays open.`,
    `${brandName} counts the click without recording who you are. ${retailer} can’t see which page you came from.`,
    `You order from ${retailer}, at its price and with its shipping and returns. ${brandName} may earn a commission, which changes neither your price nor our rankings.`,
  ];
  return (
    <>
      <PageHeader
        eyebrow="Demonstration data"
        title={`This link would take you to ${retailer}`}
        lead={`This is demonstration data: the price, stock and shipping are not those of ${retailer}, and there is no store page to open. Nothing was ordered.`}
      />
      <div className="page-column grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr]">
        <section aria-labelledby="offer-heading" className="border-accent border-t-2 pt-5">
          <h2 id="offer-heading" className="eyebrow text-soft">
            The offer you selected
          </h2>
          <div className="mt-4 grid grid-cols-[6rem_1fr] items-center gap-x-5">
            <ProductPicture product={product} sizes="96px" />
            <div className="min-w-0">
              <p className="text-soft text-sm">{product.brand}</p>
              <p className="leading-snug">{product.name}</p>
              <p className="figures mt-2 text-sm">
                <span className="font-semibold">{formatDollarAmount(price)}</span> at {retailer}
                {deliveredPrice !== null && (
                  <span className="text-soft">
                    , {formatDollarAmount(deliveredPrice)} delivered
                  </span>
                )}
              </p>
            </div>
          </div>
        </section>
        <section aria-labelledby="real-heading">
          <h2 id="real-heading" className="font-display text-2xl">
            What happens with a real offer
          </h2>
          <ol className="mt-5 border-ink border-t">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-line border-b py-4">
                <span aria-hidden="true" className="figures font-display text-accent text-xl">
                  {index + 1}
                </span>
                <span className="max-w-prose">{step}</span>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink to={`/product/${product.id}`}>Back to the comparison</ButtonLink>
            <TextLink to="/help/where-you-buy">Where you buy</TextLink>
          </div>
        </section>
      </div>
    </>
  );
}
