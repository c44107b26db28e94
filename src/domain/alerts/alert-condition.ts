import { formatDollars, maxPriceCents } from '../prices/money';
import type { AlertCondition } from './price-alert';

const percentRange = { min: 1, max: 90 } as const;
const suggestedDropPercent = 5;

/**
 * Problems of a condition by field; `currentCents` is its value now, null when no store sells it.
 */
export function findConditionProblems(
  condition: AlertCondition,
  currentCents: number | null,
  hasSize: boolean,
): Record<string, string> {
  const { kind, limitCents, percent } = condition;
  if (kind === 'back-in-stock') {
    if (currentCents === null) return {};
    return {
      kind: `It is in stock today, at ${formatDollars(currentCents)}. Please choose a price.`,
    };
  }
  if (kind === 'drop') {
    const { min, max } = percentRange;
    const fits = percent !== null && Number.isInteger(percent) && percent >= min && percent <= max;
    return fits ? {} : { percent: `Please enter a whole percentage from ${min} to ${max}.` };
  }
  if (kind === 'unit-price-below' && !hasSize) {
    return { kind: 'We do not know the size of this product.' };
  }
  const isPrice =
    limitCents !== null &&
    Number.isInteger(limitCents) &&
    limitCents > 0 &&
    limitCents <= maxPriceCents;
  if (!isPrice) return { price: 'Please enter a price, such as 24.50.' };
  if (currentCents !== null && limitCents >= currentCents) {
    return {
      price: `It is ${formatDollars(currentCents)} today. Please choose a price below that.`,
    };
  }
  return {};
}

/** Removes the fields a condition does not use, so that equal conditions compare as equal. */
export function normalizeCondition(condition: AlertCondition): AlertCondition {
  const hasLimit = condition.kind === 'price-below' || condition.kind === 'unit-price-below';
  return {
    ...condition,
    limitCents: hasLimit ? condition.limitCents : null,
    percent: condition.kind === 'drop' ? condition.percent : null,
    withShipping: condition.kind !== 'back-in-stock' && condition.withShipping,
  };
}

/** Suggested price for a new alert: 5% below today's best price, never above it. */
export function suggestedLimit(todayCents: number): number {
  return Math.max(1, Math.floor((todayCents * (100 - suggestedDropPercent)) / 100));
}
