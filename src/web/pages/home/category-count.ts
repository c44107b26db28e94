import { roundedFigure } from '~/domain/rounded-figure';

export interface CategoryCount {
  value: string;
  label: string;
}

/** How much a category has, as its tile shows it: all sizes and shades; null if it has nothing. */
export function categoryCount(products: number, variants: number): CategoryCount | null {
  if (products === 0) return null;
  const label = variants > products ? 'sizes and shades' : products === 1 ? 'product' : 'products';
  return { value: roundedFigure(variants), label };
}
