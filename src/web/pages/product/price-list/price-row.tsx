import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { DiscountJson } from '~/web/shared/catalog/history-json';
import { PriceFigure } from '~/web/shared/catalog/price-figure';
import type { ProductJson } from '~/web/shared/catalog/product-json';
import { Badge } from '~/web/ui/badge';
import { cx } from '~/web/ui/class-names';
import { CheckIcon, InfoIcon, WarningIcon } from '~/web/ui/icons';
import { VisuallyHidden } from '~/web/ui/visually-hidden';
import { ShopNow } from '../best-price/shop-now';
import { SeenAgo } from './seen-ago';

type OfferJson = ProductJson['prices'][number];

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
    <li className="figures grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-line border-b py-3.5 md:grid-cols-[minmax(0,1.25fr)_8.5rem_minmax(0,1fr)_auto]">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{offer.retailer}</span>
          {isCheapest && <Badge tone="good">Cheapest</Badge>}
          {isCheapestDelivered && !isCheapest && <Badge tone="good">Cheapest delivered</Badge>}
        </p>
        <p className="text-soft text-xs">
          {offer.inStock ? 'In stock' : <span className="text-warn">Out of stock</span>}
          {' · '}
          <SeenAgo at={offer.seenAt} now={props.now} />
        </p>
      </div>
      <div className="text-right">
        <Price offer={offer} isCheapest={isCheapest} />
        {offer.unitPrice && <p className="text-soft text-xs">{offer.unitPrice}</p>}
      </div>
      <div className="text-xs md:pl-2">
        <Delivery offer={offer} />
      </div>
      <ShopNow offer={offer} className="justify-self-end" />
      {discount && <DiscountNote discount={discount} />}
    </li>
  );
}

function Price({ offer, isCheapest }: { offer: OfferJson; isCheapest: boolean }) {
  return (
    <p>
      {offer.originalPrice !== undefined && offer.originalPrice > offer.price && (
        <s className="mr-2 text-soft text-sm">
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatDollarAmount(offer.originalPrice)}
        </s>
      )}
      <span
        className={cx(
          'text-lg',
          isCheapest ? 'font-bold text-good' : 'font-semibold',
          !offer.inStock && 'text-soft',
        )}
      >
        <PriceFigure amount={offer.price} />
      </span>
    </p>
  );
}

function Delivery({ offer }: { offer: OfferJson }) {
  const { shipping, freeShippingFrom, deliveredPrice } = offer;
  const threshold = freeShippingFrom
    ? ` over ${formatDollarAmount(freeShippingFrom).replace('.00', '')}`
    : '';
  return (
    <>
      <p className="font-semibold text-sm">{formatDollarAmount(deliveredPrice)} delivered</p>
      <p className="text-soft">
        {shipping === 0
          ? `Free shipping${threshold}`
          : `${formatDollarAmount(shipping)} shipping${threshold && `, free${threshold}`}`}
      </p>
    </>
  );
}

const discountStyles = {
  real: { color: 'text-good', Icon: CheckIcon },
  brief: { color: 'text-warn', Icon: WarningIcon },
  never: { color: 'text-warn', Icon: WarningIcon },
  'long-over': { color: 'text-warn', Icon: WarningIcon },
  unknown: { color: 'text-soft', Icon: InfoIcon },
};

function DiscountNote({ discount }: { discount: DiscountJson }) {
  const { color, Icon } = discountStyles[discount.kind];
  return (
    <p className={cx('col-span-full flex gap-1.5 text-xs', color)}>
      <Icon className="mt-0.5 size-4 shrink-0" />
      {discount.text}
    </p>
  );
}
