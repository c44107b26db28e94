import type { Size } from '../catalog/product';
import { unitPriceCents } from '../prices/unit-price';

/** Converting ounces to milliliters and rounding differ by up to 3 %: 3.3 oz is 97.6 ml or 100 ml. */
const minChange = 0.04;
/** A larger change is another variant under the same id rather than another size of the product. */
const maxFactor = 2;

/** Whether two sizes are the same, apart from rounding. */
export function isSameSize(one: Size, other: Size): boolean {
  if (one.unit !== other.unit) return false;
  if (one.unit === 'count') return one.amount === other.amount;
  return Math.abs(one.amount - other.amount) < minChange * Math.max(one.amount, other.amount);
}

/** Whether a product that had one size may now have the other one. */
export function isSizeChange(before: Size, after: Size): boolean {
  if (before.unit !== after.unit || isSameSize(before, after)) return false;
  const factor = Math.max(before.amount, after.amount) / Math.min(before.amount, after.amount);
  return factor < maxFactor;
}

/** How much more a unit costs after a change, in whole percent; negative: less. Null: unknown. */
export function unitPriceChange(
  before: { size: Size | null; priceCents: number | null },
  after: { size: Size | null; priceCents: number | null },
): number | null {
  if (before.size?.unit !== after.size?.unit) return null;
  const old = before.priceCents === null ? null : unitPriceCents(before.priceCents, before.size);
  const current = after.priceCents === null ? null : unitPriceCents(after.priceCents, after.size);
  return old === null || current === null || old === 0
    ? null
    : Math.round((current / old - 1) * 100);
}
