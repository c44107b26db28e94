import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSinceSaved } from '../favorites/favorites';
import { wholePercent } from './percent';
import { dropPercent } from './price-drop';
import { savingsPercent } from './savings';

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [285, 1_000, 29],
  [1, 1_000, 0],
  [0, 10, 0],
  [5, 0, 0],
])('%i of %i is %i%%', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent);
});

const prices = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }));

test('the badge, a price drop and a favorite show the same percentage for the same prices', () => {
  fc.assert(
    fc.property(prices, (pair) => {
      const [low, high] = pair.toSorted((a, b) => a - b) as [number, number];
      const percent = savingsPercent({ bestPriceCents: low, highestPriceCents: high });
      expect(dropPercent({ priceCents: low, beforeCents: high })).toBe(percent);
      expect(Math.abs(changeSinceSaved(high, low)?.percent ?? 0)).toBe(percent);
    }),
  );
});
