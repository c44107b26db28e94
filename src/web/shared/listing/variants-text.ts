import { toDollars } from '~/domain/prices/money';
import { shortDollars } from '~/domain/search/filters/dollar-range';
import type { FamilySummary } from '~/domain/search/search-index';

/** What a card stands for: '6 shades, from $18', '3 sizes'; null for a single product. */
export function variantsText(
  { variants, shades, sizes, minPriceCents }: FamilySummary,
  bestPriceCents: number | null,
): string | null {
  if (variants < 2) return null;
  const counts = [
    ...(shades > 1 ? [`${shades} shades`] : []),
    ...(sizes > 1 ? [`${sizes} sizes`] : []),
  ];
  const text = counts.length === 0 ? `${variants} versions` : counts.join(', ');
  // The card already shows its own price.
  const isCheaper = bestPriceCents !== null && minPriceCents < bestPriceCents;
  return isCheaper ? `${text}, from ${shortDollars(toDollars(minPriceCents))}` : text;
}
