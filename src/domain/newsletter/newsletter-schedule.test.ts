import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../durations';
import { dueIssue, isTimely } from './newsletter-schedule';

test.each([
  ['2026-03-05T13:59:59Z', '2026-02-26'],
  ['2026-03-05T14:00:00Z', '2026-03-05'],
  ['2026-03-08T00:00:00Z', '2026-03-05'],
  ['2026-03-12T13:59:59Z', '2026-03-05'],
  ['2026-01-01T14:00:00Z', '2026-01-01'],
])('at %s the issue of %s is due', (now, id) => {
  expect(dueIssue(new Date(now)).id).toBe(id);
});

test('the due issue is always from a Thursday less than a week ago', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (now) => {
        const { dueAt } = dueIssue(now);
        const age = now.getTime() - dueAt.getTime();
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThan(7 * dayMs);
        expect(dueAt.getUTCDay()).toBe(4);
      },
    ),
  );
});

test('an issue starts within two days or not at all', () => {
  const issue = dueIssue(new Date('2026-03-05T14:00:00Z'));
  expect(isTimely(issue, new Date('2026-03-07T13:59:59Z'))).toBe(true);
  expect(isTimely(issue, new Date('2026-03-07T14:00:00Z'))).toBe(false);
});
