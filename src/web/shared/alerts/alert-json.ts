import type { z } from 'zod';
import { describeCondition, unitLabel } from '~/domain/alerts/alert-text';
import type { AlertKind } from '~/domain/alerts/price-alert';
import { toDollars } from '~/domain/prices/money';
import type { ListedAlert } from '~/usecases/alerts/list-alerts.server';
import { type CardJson, productCardJson } from '../catalog/product-json';
import type { alertSettingSchema } from './alert-schemas';

export type AlertSettingJson = z.infer<typeof alertSettingSchema> & {
  /** Price drops on everything the person saves; null: not chosen yet. */
  savedDrops: boolean | null;
  /** Whether some browser of the person shows notifications. */
  push: boolean;
};

/** An alert in a few words: 'Alert at $23.70'. */
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
  /** A fall was seen that we do not believe yet. */
  held: boolean;
  /** 'when it costs $19.00 or less at any store' */
  words: string;
  /** What it waits to fall, right now; null: nobody sells it. */
  today: number | null;
  /** What a unit price is of: 'per fl oz'. */
  unit: string;
  toldAt: string | null;
  createdAt: string;
  /** Null when the catalog no longer has it. */
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
    storeName: alert.retailerId === null ? null : (store?.name ?? 'a store that has left us'),
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
    toldAt: alert.toldAt?.toISOString() ?? null,
    createdAt: alert.createdAt.toISOString(),
    product: product && productCardJson(product),
  };
}
