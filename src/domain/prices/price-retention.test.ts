import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../durations';
import { rawPriceMonths } from './history-window';
import { monthStart, rawPricesSince, shownPricesSince } from './price-retention';
import { verdictWindowDays } from './price-verdict';

test.each([
  ['2026-03-31T23:59:59Z', 0, '2026-03-01'],
  ['2026-03-31T23:59:59Z', -1, '2026-02-01'],
  ['2026-01-01T00:00:00Z', -13, '2024-12-01'],
  ['2026-12-31T12:00:00Z', 1, '2027-01-01'],
])('the month of %s with offset %d starts on %s', (time, offset, expected) => {
  expect(monthStart(new Date(time), offset)).toEqual(new Date(expected));
});

const time = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

test('what a page shows is never old, and what is not old is never a daily low', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: rawPriceMonths.max }), (now, months) => {
      const shown = shownPricesSince(now);
      expect(shown.getTime()).toBeLessThanOrEqual(now.getTime() - verdictWindowDays * dayMs);
      expect(rawPricesSince(now, months).getTime()).toBeLessThan(shown.getTime());
    }),
  );
});
