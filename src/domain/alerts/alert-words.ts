import { formatDollars } from '../catalogue/money';
import type { Size } from '../catalogue/product';
import type { AlertWish } from './price-alert';

/** '100 ml', '100 g' or 'one piece': what a unit price is of. */
export function unitWords(size: Pick<Size, 'unit'> | null): string {
  return size === null || size.unit === 'ml' ? '100 ml' : size.unit === 'g' ? '100 g' : 'one piece';
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
      return `${unit} costs ${price} or less`;
    case 'drop':
      return `it drops by ${percent}% or more`;
    case 'back-in-stock':
      return 'it is back in stock';
  }
}
