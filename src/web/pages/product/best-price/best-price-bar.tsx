import type { VerdictJson } from '~/web/shared/catalog/history-json';
import { PriceFigure } from '~/web/shared/catalog/price-figure';
import type { ShownOffer } from '~/web/shared/catalog/product-json';
import { cx } from '~/web/ui/class-names';
import { verdictStyle } from '../price-history/verdict-style';
import { ShopNow } from './shop-now';

interface BestPriceBarProps {
  best: ShownOffer;
  verdict: VerdictJson | null;
}

/** Keeps the best price visible at the bottom of small screens. */
export function BestPriceBar({ best, verdict }: BestPriceBarProps) {
  return (
    <aside aria-label="Best price bar" className="best-price-bar">
      <div className="page-column">
        <p className="figures min-w-0 text-sm leading-snug">
          <span className="block truncate">
            <strong className="font-semibold text-base">
              <PriceFigure amount={best.price} />
            </strong>
            {` at ${best.retailer}`}
          </span>
          {verdict && (
            <span
              className={cx(
                'block truncate font-semibold text-xs',
                verdictStyle(verdict.kind).text,
              )}
            >
              {verdict.headline}
            </span>
          )}
        </p>
        <ShopNow offer={best} variant="primary" size="md" />
      </div>
    </aside>
  );
}
