import { expect, test } from 'vitest';
import { isNearOtherPrices, isPriceJump } from './implausible-price';

test.each([
  [1_000, 10_000, true],
  [1_000, 100_000, true],
  [1_000, 100, true],
  [1_999, 20, true],
  [1_000, 1_000, false],
  [1_000, 5_000, false],
  [1_000, 8_000, false],
  [1_000, 700, false],
])('from %d to %d cents: a jump is %s', (before, now, isJump) => {
  expect(isPriceJump(before, now)).toBe(isJump);
});

test.each([
  [1_000, true],
  [700, true],
  [699, false],
  [2_600, true],
  [2_601, false],
])('%d cents beside stores at 1000 to 2000, tolerance 30%%: plausible is %s', (cents, isNear) => {
  expect(isNearOtherPrices(cents, { minCents: 1_000, maxCents: 2_000 }, 30)).toBe(isNear);
});
