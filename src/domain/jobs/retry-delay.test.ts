import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../durations';
import { nextAttemptAt } from './retry-delay';

const now = new Date('2026-03-01T12:00:00Z');
const delay = (attempts: number, maxAttempts: number, random: number) => {
  const at = nextAttemptAt({ attempts, maxAttempts }, now, random);
  return at && at.getTime() - now.getTime();
};

test.each([
  [1, 2_000],
  [2, 8_000],
  [3, 32_000],
  [4, 128_000],
  [5, 512_000],
  [6, 2_048_000],
  [7, hourMs],
  [99, hourMs],
])('waits after attempt %i for %i ms', (attempts, expected) => {
  expect(delay(attempts, 100, 0)).toBe(expected);
});

test('jitter adds at most a quarter', () => {
  expect(delay(1, 8, 0.5)).toBe(2_250);
  expect(delay(1, 8, 1)).toBe(2_500);
});

const attempt = fc.integer({ min: 1, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('stops after the last attempt', () => {
  fc.assert(
    fc.property(attempt, attempt, chance, (attempts, maxAttempts, random) => {
      expect(delay(attempts, maxAttempts, random) === null).toBe(attempts >= maxAttempts);
    }),
  );
});

test('delays never shrink and stay between 2 seconds and 75 minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), chance, (attempts, random) => {
      const pause = delay(attempts, 20_000, random) ?? Number.NaN;
      expect(pause).toBeGreaterThanOrEqual(2_000);
      expect(pause).toBeLessThanOrEqual(4_500_000);
      expect(delay(attempts + 1, 20_000, random)).toBeGreaterThanOrEqual(pause);
    }),
  );
});
