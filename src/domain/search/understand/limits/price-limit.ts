import type { QuerySlot } from '../understood-query';
import type { Limit } from './limit-match';
import type { Money } from './read-amounts';

/** A price "under $20" is at most $19.99, one "up to $20" may also be $20. */
export function priceLimit(
  money: Money,
  min: number | null,
  max: number | null,
  isStrict: boolean,
): Limit {
  if (money === 'other-money')
    return { slot: { kind: 'other-currency' }, label: 'Any price (US$ only)' };
  const cents = (dollars: number | null, strictOffset: number) =>
    dollars === null ? null : Math.round(dollars * 100) + (isStrict ? strictOffset : 0);
  const slot: QuerySlot = { kind: 'price', minCents: cents(min, 1), maxCents: cents(max, -1) };
  // Says that a price in pounds or euros was read as one in dollars.
  const text = (dollars: number) => `${money === 'near-dollars' ? 'US' : ''}${dollarText(dollars)}`;
  if (min === null) return { slot, label: `${isStrict ? 'Under' : 'Up to'} ${text(max ?? 0)}` };
  if (max === null) return { slot, label: `${isStrict ? 'Over' : 'From'} ${text(min)}` };
  return { slot, label: `${text(min)}–${text(max)}` };
}

const dollarText = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
