import type { Size } from '../catalog/product';
import { gramsPerOunce, mlPerFluidOunce } from '../catalog/size-measures';
import { formatDollars } from './money';

/** A formatted unit price. */
export interface UnitPriceText {
  /** '$12.34 per fl oz', '$8.20 per oz', '$0.45 each'. */
  primary: string;
  /** '$41.73 per 100 ml'; null for pieces. */
  secondary: string | null;
}

/** Price per 100 ml, 100 g or piece, in whole cents; null without a size. */
export function unitPriceCents(priceCents: number, size: Size | null): number | null {
  if (size === null || size.amount <= 0) return null;
  return Math.round((priceCents * (size.unit === 'count' ? 1 : 100)) / size.amount);
}

/** The units that pages show: amount and label. */
const displayUnits = {
  ml: { amount: mlPerFluidOunce, words: 'per fl oz' },
  g: { amount: gramsPerOunce, words: 'per oz' },
  count: { amount: 1, words: 'each' },
} as const;

/** 'per fl oz', 'per oz' or 'each': the unit that pages show for a size. */
export function displayUnitLabel(size: Pick<Size, 'unit'>): string {
  return displayUnits[size.unit].words;
}

/** Price of the displayed unit, in whole cents; null without a size. */
export function displayUnitPriceCents(priceCents: number, size: Size | null): number | null {
  if (size === null || size.amount <= 0) return null;
  // From the price, not from the rounded price per 100 ml.
  return Math.round((priceCents * displayUnits[size.unit].amount) / size.amount);
}

/** A price per ounce says nothing of what weighs less than this, such as an eyebrow pencil. */
const minMeasuredAmount = 1;

/** The unit price in US measures, with the metric one beside it; null without a size, and for less than 1 ml or g. */
export function formatUnitPrice(priceCents: number, size: Size | null): UnitPriceText | null {
  if (size !== null && size.unit !== 'count' && size.amount < minMeasuredAmount) return null;
  const cents = unitPriceCents(priceCents, size);
  const displayCents = displayUnitPriceCents(priceCents, size);
  if (size === null || cents === null || displayCents === null) return null;
  return {
    primary: `${formatDollars(displayCents)} ${displayUnitLabel(size)}`,
    secondary: size.unit === 'count' ? null : `${formatDollars(cents)} per 100 ${size.unit}`,
  };
}
