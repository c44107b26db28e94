import { expect, test } from 'vitest';
import { rateLimits, readLimits, sizeLimits } from './limits';

test('every limit has one name and a sensible value', () => {
  const names = [...rateLimits, ...sizeLimits].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { limit } of rateLimits) {
    expect(limit.burst).toBeGreaterThan(0);
    expect(limit.seconds).toBeGreaterThan(0);
  }
  for (const { max } of sizeLimits) expect(max).toBeGreaterThan(0);
});

test('200 reads in a row are fine, 20,000 in a minute are not', () => {
  for (const { burst, seconds } of Object.values(readLimits)) {
    expect(burst).toBeGreaterThanOrEqual(200);
    expect(burst + (60 / seconds) * burst).toBeLessThan(20_000);
  }
});
