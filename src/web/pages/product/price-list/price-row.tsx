import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { DiscountJson } from '~/web/shared/catalog/history-json';
import { PriceFigure } from '~/web/shared/catalog/price-figure';
import type { ShownOffer } from '~/web/shared/catalog/product-json';
import { Badge } from '~/web/ui/badge';
import { cx } from '~/web/ui/class-names';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { ShopNow } from '../best-price/shop-now';
import { SeenAgo } from './seen-ago';

type OfferJson = ShownOffer;

interface PriceRowProps {
  offer: OfferJson;
  discount: DiscountJson | undefined;
  isCheapest: boolean;
  isCheapestDelivered: boolean;
  now: number;
}

export function PriceRow(props: PriceRowProps) {
  const { offer, discount, isCheapest, isCheapestDelivered } = props;
  return (
    <li className={cx('price-row', isCheapest && 'cheapest', !offer.inStock && 'sold-out')}>
      <div>
        <p>
          {offer.retailer}
          {isCheapest && <Badge tone="good">Cheapest</Badge>}
          {isCheapestDelivered && !isCheapest && <Badge tone="good">Cheapest delivered</Badge>}
        </p>
        <p>
          {offer.inStock ? (
            'In stock · '
          ) : (
            <>
              <span className="text-warn">Out of stock</span>
              {' · '}
            </>
          )}
          <SeenAgo at={offer.seenAt} now={props.now} />
        </p>
      </div>
      <div>
        <Price offer={offer} />
        {offer.unitPrice && <p>{offer.unitPrice}</p>}
      </div>
      <div>
        <Delivery offer={offer} />
      </div>
      <ShopNow offer={offer} />
      {discount && <p className={`discount ${discount.kind}`}>{discount.text}</p>}
    </li>
  );
}

function Price({ offer }: { offer: OfferJson }) {
  return (
    <p>
      {offer.originalPrice !== undefined && offer.originalPrice > offer.price && (
        <s>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatDollarAmount(offer.originalPrice)}
        </s>
      )}
      <PriceFigure amount={offer.price} />
    </p>
  );
}

function Delivery({ offer }: { offer: OfferJson }) {
  const { shipping, freeShippingFrom, deliveredPrice } = offer;
  const threshold = freeShippingFrom
    ? ` over ${formatDollarAmount(freeShippingFrom).replace('.00', '')}`
    : '';
  if (shipping === null || deliveredPrice === null) {
    return <p>Plus shipping, if the store charges it</p>;
  }
  return (
    <>
      <p>{`${formatDollarAmount(deliveredPrice)} delivered`}</p>
      <p>
        {shipping === 0
          ? `Free shipping${threshold}`
          : `${formatDollarAmount(shipping)} shipping${threshold && `, free${threshold}`}`}
      </p>
    </>
  );
}
