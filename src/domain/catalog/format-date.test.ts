import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatShortDate } from './format-date';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-01T00:00:00Z', 'Mar 1'],
  ['2026-12-31T23:59:59Z', 'Dec 31'],
  ['2025-12-31T23:59:59Z', 'Dec 31, 2025'],
])('%s reads %s', (date, text) => {
  expect(formatShortDate(new Date(date), now)).toBe(text);
});

test('dates read as Intl writes them', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  const date = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2025-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (day) => {
      expect(formatShortDate(day, now)).toBe(format.format(day));
    }),
  );
});
