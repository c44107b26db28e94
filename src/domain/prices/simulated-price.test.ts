import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatePrice } from './simulated-price';

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const cents = fc.integer({ min: 300, max: 50_000 });

/** A random source that cycles through these numbers. */
const giving = (...numbers: number[]) => {
  let turn = 0;
  return () => numbers[turn++ % numbers.length] ?? 0;
};

test('a simulated price differs, is near the usual price and ends in nine cents', () => {
  fc.assert(
    fc.property(cents, cents, share, share, (currentCents, usualCents, first, second) => {
      const next = simulatePrice({ currentCents, usualCents }, giving(first, second));
      expect(next).not.toBe(currentCents);
      expect(next % 10).toBe(9);
      expect(next).toBeGreaterThan(usualCents * 0.82 - 20);
      expect(next).toBeLessThan(usualCents * 1.1 + 20);
    }),
  );
});

test.each([
  [0.1, 0, 819],
  [0.4, 0, 949],
  [0.6, 0, 999],
  [0.9, 0.999, 1099],
])('a mood of %d and a step of %d make $10.00 cost %d cents', (mood, step, expected) => {
  const usual = { currentCents: 1_000, usualCents: 1_000 };
  expect(simulatePrice(usual, giving(mood, step))).toBe(expected);
});

test('prices do not drift over many changes', () => {
  const steps = 10_000;
  const below = Array.from({ length: steps }, (_, index) => {
    const random = giving((index + 0.5) / steps, ((index * 7) % 100) / 100);
    return simulatePrice({ currentCents: 1, usualCents: 10_000 }, random) < 10_000;
  }).filter(Boolean).length;
  expect(below / steps).toBeCloseTo(0.5, 1);
});
