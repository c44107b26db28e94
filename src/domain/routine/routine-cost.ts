import type { Size } from '../catalog/product';
import type { RoutineStep } from './routine-steps';

const weeksPerMonth = 52 / 12;
/** Opened skincare is usually good for a year, so a package never lasts longer. */
const maxMonths = 12;

/** How long a package lasts with the usual amounts; null without a size. */
export function monthsOfUse(
  size: Size | null,
  step: Pick<RoutineStep, 'amountPerUse' | 'usesPerWeek'>,
  usesPerDay: number,
): number | null {
  if (size === null || usesPerDay === 0) return null;
  const amountPerUse = size.unit === 'count' ? 1 : step.amountPerUse;
  const usesPerMonth = step.usesPerWeek * weeksPerMonth * usesPerDay;
  return Math.min(maxMonths, size.amount / (amountPerUse * usesPerMonth));
}

export interface CostItem {
  priceCents: number | null;
  isOwned: boolean;
  months: number | null;
}

export interface RoutineCost {
  /** Of the products that the shopper does not have yet. */
  toBuyCents: number;
  /** Of all products with a known price and size, when they are bought again as they run out. */
  perMonthCents: number;
  /** Products that are not part of the cost per month. */
  unknown: number;
}

/** Adds up what a routine costs now and per month; each product counts once. */
export function routineCost(items: readonly CostItem[]): RoutineCost {
  let toBuyCents = 0;
  let perMonthCents = 0;
  let unknown = 0;
  for (const { priceCents, isOwned, months } of items) {
    if (priceCents !== null && !isOwned) toBuyCents += priceCents;
    if (priceCents === null || months === null) unknown += 1;
    else perMonthCents += priceCents / months;
  }
  return { toBuyCents, perMonthCents: Math.round(perMonthCents), unknown };
}
