import { formatDollars } from './money';
import type { Size } from './product';
import { gramsPerOunce, mlPerFluidOunce } from './size-measures';

/** A unit price as shoppers read it. */
export interface UnitPriceText {
  /** '$12.34 per fl oz', '$8.20 per oz', '$0.45 each'. */
  primary: string;
  /** '$41.73 per 100 ml'; null for pieces. */
  secondary: string | null;
}

/** The price of 100 ml, 100 g or one piece, in whole cents; null without a size. */
export function unitPriceCents(priceCents: number, size: Size | null): number | null {
  if (size === null || size.amount <= 0) return null;
  return Math.round((priceCents * (size.unit === 'count' ? 1 : 100)) / size.amount);
}

/** The unit price in US measures, with the metric one beside it; null without a size. */
export function formatUnitPrice(priceCents: number, size: Size | null): UnitPriceText | null {
  const cents = unitPriceCents(priceCents, size);
  if (size === null || cents === null) return null;
  if (size.unit === 'count') return { primary: `${formatDollars(cents)} each`, secondary: null };
  const [ounce, perOunce] =
    size.unit === 'ml' ? (['fl oz', mlPerFluidOunce] as const) : (['oz', gramsPerOunce] as const);
  // From the price, not from the rounded price of 100 ml.
  const ounceCents = Math.round((priceCents * perOunce) / size.amount);
  return {
    primary: `${formatDollars(ounceCents)} per ${ounce}`,
    secondary: `${formatDollars(cents)} per 100 ${size.unit}`,
  };
}
