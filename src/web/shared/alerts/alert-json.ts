import type { z } from 'zod';
import { describeCondition, unitLabel } from '~/domain/alerts/alert-text';
import type { AlertKind } from '~/domain/alerts/price-alert';
import { toDollars } from '~/domain/prices/money';
import type { ListedAlert } from '~/usecases/alerts/list-alerts.server';
import { type CardJson, productCardJson } from '../catalog/product-json';
import type { alertSettingSchema } from './alert-schemas';

export type AlertSettingJson = z.infer<typeof alertSettingSchema> & {
  /** Whether to notify about price drops on all saved products; null if not chosen yet. */
  savedDrops: boolean | null;
  /** Whether any of the person's browsers receives push notifications. */
  push: boolean;
};

/** A short description of an alert: 'Alert at $23.70'. */
export interface AlertSummaryJson {
  productId: number;
  words: string;
}

/** An alert as its owner sees it; prices in dollars. */
export interface AlertJson {
  id: string;
  productId: number;
  kind: AlertKind;
  price: number | null;
  percent: number | null;
  store: string | null;
  withShipping: boolean;
  paused: boolean;
  /** An unusually low price was seen and is not confirmed yet. */
  held: boolean;
  /** 'when it costs $19.00 or less at any store' */
  words: string;
  /** The current value of the compared price; null if it is out of stock. */
  today: number | null;
  /** The unit of a unit price: 'per fl oz'. */
  unit: string;
  notifiedAt: string | null;
  createdAt: string;
  /** Null if the product is no longer in the catalog. */
  product: CardJson | null;
}

export interface AlertPageJson {
  items: AlertJson[];
  total: number;
  page: number;
  pages: number;
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents));

export function alertJson({ alert, product, todayCents }: ListedAlert): AlertJson {
  const store = product?.offers.find(({ retailerId }) => retailerId === alert.retailerId)?.retailer;
  const about = {
    storeName: alert.retailerId === null ? null : (store?.name ?? 'a store we no longer list'),
    unit: unitLabel(product?.size ?? null),
  };
  return {
    id: alert.id,
    productId: alert.productId,
    kind: alert.kind,
    price: dollars(alert.limitCents),
    percent: alert.percent,
    store: store?.slug ?? null,
    withShipping: alert.withShipping,
    paused: alert.paused,
    held: alert.heldSince !== null,
    words: describeCondition(alert, about),
    today: dollars(todayCents),
    unit: about.unit,
    notifiedAt: alert.notifiedAt?.toISOString() ?? null,
    createdAt: alert.createdAt.toISOString(),
    product: product && productCardJson(product),
  };
}
