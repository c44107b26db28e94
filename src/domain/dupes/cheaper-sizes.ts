import type { Size } from '../catalog/product';
import { cheaperVariant } from './cheaper-variant';
import type { PackageDifference } from './package-difference';
import { isRefill } from './same-product';

interface Sized {
  id: number;
  name: string;
  size: Size | null;
  bestPriceCents: number | null;
}

interface CheaperSize<T> {
  variant: T;
  percentLess: number;
  difference: PackageDifference;
}

/** Other sizes and refills of a product that cost clearly less per unit, the cheapest first, one of each size and kind. */
export function cheaperSizes<T extends Sized>(
  product: Sized,
  others: readonly T[],
): CheaperSize<T>[] {
  const found = others
    .flatMap((other): CheaperSize<T>[] => {
      const cheaper = cheaperVariant(product, [other]);
      return cheaper ? [{ ...cheaper, difference: differenceOf(product, other) }] : [];
    })
    .sort((a, b) => b.percentLess - a.percentLess || a.variant.id - b.variant.id);
  const kindOf = ({ variant, difference }: CheaperSize<T>) =>
    `${variant.size?.amount} ${difference === 'refill'}`;
  return [...Map.groupBy(found, kindOf).values()].flatMap(([first]) => first ?? []);
}

function differenceOf(product: Sized, other: Sized): PackageDifference {
  if (isRefill(other.name) && !isRefill(product.name)) return 'refill';
  const [ours, theirs] = [product.size?.amount ?? 0, other.size?.amount ?? 0];
  if (ours === theirs) return 'equal';
  return theirs > ours ? 'larger' : 'smaller';
}
