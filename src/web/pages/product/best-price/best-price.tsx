import { useState } from 'react';
import { PriceAlertButton } from '~/web/shared/alerts/price-alert-button';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { VerdictJson } from '~/web/shared/catalog/history-json';
import { PriceFigure } from '~/web/shared/catalog/price-figure';
import type { ShownOffer, ShownProduct } from '~/web/shared/catalog/product-json';
import { CompareLink } from '~/web/shared/compare/compare-link';
import { FavoriteButton } from '~/web/shared/favorites/favorite-button';
import { buttonClasses } from '~/web/ui/button-look';
import { cx } from '~/web/ui/class-names';
import { verdictStyle } from '../price-history/verdict-style';
import { ShareButton } from '../share-button';
import { ShopNow } from './shop-now';

interface BestPriceProps {
  product: ShownProduct;
  best: ShownOffer | undefined;
  verdict: VerdictJson | null;
}

export function BestPrice({ product, best, verdict }: BestPriceProps) {
  return (
    <section aria-label="Best price" className="best-price">
      <div>
        <div className="figures">
          <p className="eyebrow text-soft">{best ? 'Best price today' : 'Out of stock today'}</p>
          {best ? (
            <>
              <p className="mt-1 font-display text-[2.75rem] leading-none">
                <PriceFigure amount={best.price} />
              </p>
              <p className="mt-2 text-sm">
                at <strong className="font-semibold">{best.retailer}</strong>
                <span className="text-soft">{describeDelivery(best)}</span>
              </p>
            </>
          ) : (
            <p className="mt-1 text-sm text-soft">
              {product.prices.length > 0
                ? 'The prices below are the most recent ones we have.'
                : 'We don’t know of a store that sells it.'}
            </p>
          )}
        </div>
        <div className="actions">
          {best && <ShopNow offer={best} variant="primary" size="lg" className="max-md:hidden" />}
          <FavoriteButton product={product} />
          <PriceAlertButton productId={product.id} size="lg" />
          <CompareLink
            product={product}
            className={buttonClasses({ variant: 'secondary', size: 'lg' })}
          >
            Compare
          </CompareLink>
          <ShareButton title={`${product.brand} ${product.name}`} />
        </div>
      </div>
      {verdict && <Verdict verdict={verdict} />}
    </section>
  );
}

function describeDelivery({ shipping, deliveredPrice }: ShownOffer): string {
  if (shipping === 0) return ', free shipping';
  return deliveredPrice === null
    ? ', plus shipping'
    : `, ${formatDollarAmount(deliveredPrice)} delivered`;
}

function Verdict({ verdict }: { verdict: VerdictJson }) {
  const { wash, text, Icon } = verdictStyle(verdict.kind);
  return (
    <p className={cx('verdict', wash)}>
      <Icon className={cx('mt-0.5 size-5 shrink-0', text)} />
      {/* The headline has its own line, so that the height stays the same when the verdict changes. */}
      <span>
        <strong className={text}>{`${verdict.headline}.`}</strong>
        {`${verdict.detail} `}
        <a href="#price-history">See price history</a>
      </span>
    </p>
  );
}

/** Announces a changed best price to screen readers; silent until the first change. */
export function BestPriceAnnouncer({ best }: { best: ShownOffer | undefined }) {
  const text = best
    ? `Best price now ${formatDollarAmount(best.price)} at ${best.retailer}.`
    : 'It is now out of stock at every store.';
  const [announced, setAnnounced] = useState({ text, isNews: false });
  if (announced.text !== text) setAnnounced({ text, isNews: true });
  return (
    <p role="status" className="sr-only">
      {announced.isNews && text}
    </p>
  );
}
