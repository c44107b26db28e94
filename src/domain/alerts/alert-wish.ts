import { formatDollars } from '../prices/money';
import type { AlertWish } from './price-alert';

const largestCents = 100_000_000;
const percentRange = { least: 1, most: 90 } as const;

/** What is wrong with a wish, field by field; `today` is its value right now, null when nobody sells it. */
export function findWishProblems(
  wish: AlertWish,
  today: number | null,
  hasSize: boolean,
): Record<string, string> {
  const { kind, limitCents, percent } = wish;
  if (kind === 'back-in-stock') {
    if (today === null) return {};
    return { kind: `It is in stock today, at ${formatDollars(today)}. Please choose a price.` };
  }
  if (kind === 'drop') {
    const { least, most } = percentRange;
    const fits =
      percent !== null && Number.isInteger(percent) && percent >= least && percent <= most;
    return fits ? {} : { percent: `Please enter whole percent, from ${least} to ${most}.` };
  }
  if (kind === 'unit-price-below' && !hasSize) {
    return { kind: 'We do not know the size of this product.' };
  }
  const isPrice =
    limitCents !== null &&
    Number.isInteger(limitCents) &&
    limitCents > 0 &&
    limitCents <= largestCents;
  if (!isPrice) return { price: 'Please enter a price, such as 24.50.' };
  if (today !== null && limitCents >= today) {
    return { price: `It is ${formatDollars(today)} today. Please choose a price below that.` };
  }
  return {};
}

/** What a wish needs and nothing else, so that two of the same are the same. */
export function tidyWish(wish: AlertWish): AlertWish {
  const hasLimit = wish.kind === 'price-below' || wish.kind === 'unit-price-below';
  return {
    ...wish,
    limitCents: hasLimit ? wish.limitCents : null,
    percent: wish.kind === 'drop' ? wish.percent : null,
    withShipping: wish.kind !== 'back-in-stock' && wish.withShipping,
  };
}
