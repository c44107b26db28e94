import type { SizeUnit } from '~/domain/catalog/product';
import { mlPerFluidOunce } from '~/domain/catalog/size-measures';
import { type QuerySlot, unlimitedAmount } from '../understood-query';
import type { Limit } from './limit-match';

/** The unit of an amount, and how it was typed. */
interface Measure {
  unit: SizeUnit;
  /** From the typed number to the amount. */
  factor: number;
}

/** Labels round sizes, so "over 8 oz" begins above 8.1 oz. */
const strictSizeShare = 0.02;

export function sizeLimit(
  measure: Measure,
  min: number | null,
  max: number | null,
  isStrict: boolean,
): Limit {
  const share = isStrict ? strictSizeShare : 0;
  const slot: QuerySlot = {
    kind: 'size',
    minAmount: round((min ?? 0) * (1 + share)),
    maxAmount: max === null ? unlimitedAmount : round(max * (1 - share)),
    unit: measure.unit,
  };
  if (min === null)
    return { slot, label: `${isStrict ? 'Under' : 'Up to'} ${sizeText(max ?? 0, measure)}` };
  if (max === null)
    return { slot, label: `${isStrict ? 'Over' : 'At least'} ${sizeText(min, measure)}` };
  return { slot, label: `${round(min / shownFactor(measure))}–${sizeText(max, measure)}` };
}

/** Up to a tenth less or more. */
export function exactSize(measure: Measure, amount: number): Limit {
  const { slot } = sizeLimit(measure, amount * 0.9, amount * 1.1, false);
  return { slot, label: sizeText(amount, measure) };
}

const round = (amount: number): number => Math.round(amount * 10) / 10;
const isOunces = ({ factor }: Measure): boolean => factor === mlPerFluidOunce;
/** Sizes typed in ounces are shown in ounces. */
const shownFactor = (measure: Measure): number => (isOunces(measure) ? mlPerFluidOunce : 1);
const sizeText = (amount: number, measure: Measure): string =>
  `${round(amount / shownFactor(measure))} ${isOunces(measure) ? 'oz' : measure.unit}`;
