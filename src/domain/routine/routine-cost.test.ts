import { expect, test } from 'vitest';
import { monthsOfUse, routineCost } from './routine-cost';

const daily = { amountPerUse: 1, usesPerWeek: 7 };

test.each([
  // 50 ml at 1 ml twice a day: 25 days.
  [{ amount: 50, unit: 'ml' } as const, daily, 2, 0.82],
  [{ amount: 50, unit: 'g' } as const, daily, 1, 1.65],
  // Pieces are used one at a time.
  [{ amount: 10, unit: 'count' } as const, { amountPerUse: 6, usesPerWeek: 2 }, 1, 1.15],
  // Opened products do not last for years.
  [{ amount: 1_000, unit: 'ml' } as const, daily, 1, 12],
])('%j lasts', (size, step, usesPerDay, months) => {
  expect(monthsOfUse(size, step, usesPerDay)).toBeCloseTo(months, 2);
});

test('is unknown without a size', () => {
  expect(monthsOfUse(null, daily, 1)).toBeNull();
});

test('adds up what is not owned, and every product per month', () => {
  const cost = routineCost([
    { priceCents: 2_000, isOwned: false, months: 2 },
    { priceCents: 3_000, isOwned: true, months: 3 },
    { priceCents: 500, isOwned: false, months: null },
    { priceCents: null, isOwned: false, months: 1 },
  ]);
  expect(cost).toEqual({ toBuyCents: 2_500, perMonthCents: 2_000, unknown: 2 });
});
