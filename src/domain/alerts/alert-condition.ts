import { formatDollars } from '../prices/money';
import type { AlertCondition } from './price-alert';

const maxLimitCents = 100_000_000;
const percentRange = { min: 1, max: 90 } as const;

/** What is wrong with a wish, field by field; `today` is its value right now, null when nobody sells it. */
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
    return fits ? {} : { percent: `Please enter whole percent, from ${min} to ${max}.` };
  }
  if (kind === 'unit-price-below' && !hasSize) {
    return { kind: 'We do not know the size of this product.' };
  }
  const isPrice =
    limitCents !== null &&
    Number.isInteger(limitCents) &&
    limitCents > 0 &&
    limitCents <= maxLimitCents;
  if (!isPrice) return { price: 'Please enter a price, such as 24.50.' };
  if (currentCents !== null && limitCents >= currentCents) {
    return {
      price: `It is ${formatDollars(currentCents)} today. Please choose a price below that.`,
    };
  }
  return {};
}

/** What a wish needs and nothing else, so that two of the same are the same. */
export function normalizeCondition(condition: AlertCondition): AlertCondition {
  const hasLimit = condition.kind === 'price-below' || condition.kind === 'unit-price-below';
  return {
    ...condition,
    limitCents: hasLimit ? condition.limitCents : null,
    percent: condition.kind === 'drop' ? condition.percent : null,
    withShipping: condition.kind !== 'back-in-stock' && condition.withShipping,
  };
}
