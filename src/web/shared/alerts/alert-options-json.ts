import { unitLabel } from '~/domain/alerts/alert-text';
import { comparedCents } from '~/domain/alerts/watched-offer';
import { toDollars } from '~/domain/prices/money';
import type { AlertOptions } from '~/usecases/alerts/show-alert-options.server';
import { type AlertJson, alertJson } from './alert-json';

/** A store's current prices, for every comparison that an alert supports. */
export interface AlertStoreJson {
  slug: string;
  name: string;
  inStock: boolean;
  price: number;
  delivered: number;
  /** Per displayed unit; null if the size is unknown. */
  unitPrice: number | null;
  deliveredUnitPrice: number | null;
}

export interface AlertOptionsJson {
  product: { id: number; name: string; brand: string };
  /** 'per fl oz'; null if the size is unknown. */
  unit: string | null;
  stores: AlertStoreJson[];
  alerts: AlertJson[];
}

export function alertOptionsJson({ product, alerts }: AlertOptions): AlertOptionsJson {
  const { id, name, brand, size, offers } = product;
  return {
    product: { id, name, brand: brand.name },
    unit: size && unitLabel(size),
    stores: offers.map(({ retailer, inStock, priceCents }) => {
      const value = (kind: 'price-below' | 'unit-price-below', withShipping: boolean) => {
        const cents = comparedCents({ kind, withShipping }, retailer, priceCents, size);
        return cents === null ? null : toDollars(cents);
      };
      return {
        slug: retailer.slug,
        name: retailer.name,
        inStock,
        price: toDollars(priceCents),
        delivered: value('price-below', true) ?? toDollars(priceCents),
        unitPrice: value('unit-price-below', false),
        deliveredUnitPrice: value('unit-price-below', true),
      };
    }),
    alerts: alerts.map(alertJson),
  };
}
