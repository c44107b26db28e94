import { formatCount } from '~/web/ui/fields/format-count';

/** '1,234 products'. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** '3,456 sizes and shades'. */
export function variantCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'size or shade' : 'sizes and shades'}`;
}
