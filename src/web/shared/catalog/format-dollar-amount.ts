import { formatCount } from '~/web/ui/fields/format-count';

/** Dollars from 0 with whole cents: '$1,234.50'. */
export function formatDollarAmount(amount: number): string {
  const text = amount.toFixed(2);
  return `$${formatCount(Math.trunc(Number(text)))}${text.slice(-3)}`;
}
