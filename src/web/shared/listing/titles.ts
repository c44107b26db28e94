import { formatCount } from '~/web/ui/fields/format-count';

/** '1,234 products'. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
