import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartScale, drawSteps, xFraction, yFraction } from './chart-scale';

const time = { start: 0, end: 1_000 };
const step = (at: number, priceCents: number | null) => ({ at: new Date(at), priceCents });

test.each([
  [2_310, 2_900, [2_200, 2_400, 2_600, 2_800, 3_000]],
  [2_000, 2_000, [1_960, 1_980, 2_000, 2_020, 2_040]],
  [10, 10, [0, 10, 20]],
  [9_900, 24_900, [5_000, 10_000, 15_000, 20_000, 25_000, 30_000]],
])('for prices from %d to %d, draws lines at %j', (lowestCents, highestCents, ticks) => {
  expect(chartScale({ lowestCents, highestCents }, time).ticks).toEqual(ticks);
});

test('every price fits into the chart, with only a few lines', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const prices = { lowestCents: Math.min(a, b), highestCents: Math.max(a, b) };
      const scale = chartScale(prices, time);
      for (const price of Object.values(prices)) {
        expect(yFraction(scale, price)).toBeGreaterThanOrEqual(0);
        expect(yFraction(scale, price)).toBeLessThanOrEqual(1);
      }
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('time runs from left to right', () => {
  const scale = chartScale({ lowestCents: 100, highestCents: 200 }, { start: 500, end: 1_500 });
  expect([0, 500, 1_000, 1_500, 9_000].map((at) => xFraction(scale, at))).toEqual([
    0, 0, 0.5, 1, 1,
  ]);
});

describe('the line', () => {
  const scale = { ...time, low: 0, high: 400, ticks: [] };
  test('is horizontal at a price and vertical at a change', () => {
    expect(drawSteps([step(0, 100), step(500, 200)], scale)).toEqual({
      line: 'M0 300H500V200H1000',
      area: 'M0 300H500V200H1000V400H0Z',
    });
  });
  test('has a gap while the product is not sold', () => {
    expect(
      drawSteps([step(0, null), step(100, 100), step(200, null), step(600, 300)], scale),
    ).toEqual({
      line: 'M100 300H200M600 100H1000',
      area: 'M100 300H200V400H100ZM600 100H1000V400H600Z',
    });
  });
  test('is empty without prices', () => {
    expect(drawSteps([step(0, null)], scale)).toEqual({ line: '', area: '' });
  });
});
