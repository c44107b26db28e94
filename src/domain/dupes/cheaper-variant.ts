import { type ComparableProduct, shareLess } from '../catalog/cheaper-alternatives';
import { wholePercent } from '../prices/percent';

type Priced = Pick<ComparableProduct, 'id' | 'size' | 'bestPriceCents'>;

/** A smaller saving is not worth another formula. */
const minPercentLess = 10;

/**
 * The size of another product that costs least per ml, gram or piece, if that is clearly less than the product
 * costs; null: it is not cheaper, or prices cannot be compared.
 */
export function cheaperVariant<T extends Priced>(
  product: Omit<Priced, 'id'>,
  variants: readonly T[],
): { variant: T; percentLess: number } | null {
  const [best] = variants
    .map((variant) => ({ variant, ...shareLess(product, variant) }))
    .filter(({ less, of }) => less * 100 >= of * minPercentLess)
    .sort((a, b) => b.less / b.of - a.less / a.of || a.variant.id - b.variant.id);
  return best ? { variant: best.variant, percentLess: wholePercent(best.less, best.of) } : null;
}
