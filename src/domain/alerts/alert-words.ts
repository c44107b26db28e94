import type { Size } from '../catalog/product';
import { formatDollars } from '../prices/money';
import { shownUnitWords } from '../prices/unit-price';
import type { AlertWish } from './price-alert';

/** 'per fl oz', 'per oz' or 'each', as the product's page says it. */
export function unitWords(size: Pick<Size, 'unit'> | null): string {
  return shownUnitWords(size ?? { unit: 'ml' });
}

/** A wish as people read it: 'when it costs $19.00 or less at any store'. */
export function wishWords(
  wish: AlertWish,
  about: { storeName: string | null; unit: string },
): string {
  const store = about.storeName ? `at ${about.storeName}` : 'at any store';
  const shipping = wish.withShipping ? ', shipping included' : '';
  return `when ${conditionWords(wish, about.unit)} ${store}${shipping}`;
}

function conditionWords({ kind, limitCents, percent }: AlertWish, unit: string): string {
  const price = formatDollars(limitCents ?? 0);
  switch (kind) {
    case 'price-below':
      return `it costs ${price} or less`;
    case 'unit-price-below':
      return `it costs ${price} or less ${unit}`;
    case 'drop':
      return `it drops by ${percent}% or more`;
    case 'back-in-stock':
      return 'it is back in stock';
  }
}

/** An alert in a few words, for a button: 'Alert at $23.70'. */
export function shortWishWords(wish: AlertWish, unit: string): string {
  const price = formatDollars(wish.limitCents ?? 0);
  switch (wish.kind) {
    case 'price-below':
      return `Alert at ${price}`;
    case 'unit-price-below':
      return `Alert at ${price} ${unit}`;
    case 'drop':
      return `Alert at ${wish.percent}% off`;
    case 'back-in-stock':
      return 'Alert when in stock';
  }
}
