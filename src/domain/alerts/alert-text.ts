import type { Size } from '../catalog/product';
import { formatDollars } from '../prices/money';
import { displayUnitLabel } from '../prices/unit-price';
import type { AlertCondition } from './price-alert';

/** 'per fl oz', 'per oz' or 'each', as on the product page. */
export function unitLabel(size: Pick<Size, 'unit'> | null): string {
  return displayUnitLabel(size ?? { unit: 'ml' });
}

/** A condition as people read it: 'when it costs $19.00 or less at any store'. */
export function describeCondition(
  condition: AlertCondition,
  about: { storeName: string | null; unit: string },
): string {
  const store = about.storeName ? `at ${about.storeName}` : 'at any store';
  const shipping = condition.withShipping ? ', shipping included' : '';
  return `when ${describeTrigger(condition, about.unit)} ${store}${shipping}`;
}

function describeTrigger({ kind, limitCents, percent }: AlertCondition, unit: string): string {
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

/** A short label for a button: 'Alert at $23.70'. */
export function shortConditionLabel(condition: AlertCondition, unit: string): string {
  const price = formatDollars(condition.limitCents ?? 0);
  switch (condition.kind) {
    case 'price-below':
      return `Alert at ${price}`;
    case 'unit-price-below':
      return `Alert at ${price} ${unit}`;
    case 'drop':
      return `Alert at ${condition.percent}% off`;
    case 'back-in-stock':
      return 'Alert when in stock';
  }
}
