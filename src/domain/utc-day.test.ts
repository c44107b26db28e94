import { expect, test } from 'vitest';
import { utcDay } from './utc-day';

test('a moment belongs to its day in UTC', () => {
  expect(utcDay(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01');
  expect(utcDay(new Date('2026-03-02T00:00:00Z'))).toBe('2026-03-02');
});
