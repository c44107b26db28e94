import { toDollars } from '~/domain/prices/money';
import type { ListedPriceDrop } from '~/usecases/prices/list-price-drops.server';
import { productCardJson } from '~/web/shared/catalog/product-json';
import { type TeaserJson, teaserJson } from '~/web/shared/catalog/product-teaser';

export interface DropJson {
  product: TeaserJson;
  price: number;
  before: number;
  percent: number;
  /** A short US date, such as Nov 12. */
  since: string;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export function dropJson(drop: ListedPriceDrop): DropJson {
  return {
    product: teaserJson(productCardJson(drop.product)),
    price: toDollars(drop.priceCents),
    before: toDollars(drop.beforeCents),
    percent: drop.percent,
    since: day.format(drop.droppedAt),
  };
}
