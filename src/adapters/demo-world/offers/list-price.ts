import type { Size } from '~/domain/catalog/product';
import type { DemoBrand } from '../brands';
import type { Kind } from '../kinds/kind';

/** A size's list price in cents; twice the amount costs less than twice as much. */
export function listPriceCents(
  kind: Kind,
  brand: DemoBrand,
  size: Size | null,
  formulaLevel: number,
): number {
  const reference = kind.sizes.find((family) => family.length > 0)?.[0];
  const isComparable = size !== null && reference !== undefined && size.unit === reference.unit;
  const bySize = isComparable ? (size.amount / reference.amount) ** 0.66 : 1;
  const dollars = kind.dollars * brand.priceLevel * formulaLevel * bySize;
  if (dollars < 18) return Math.max(399, Math.round(dollars) * 100 - 1);
  return Math.round(dollars) * 100;
}

/** The nearest price with the store's usual ending. */
export function withEnding(cents: number, ending: number): number {
  const dollars = Math.max(2, Math.round((cents - ending) / 100));
  return dollars * 100 + ending;
}
