import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../durations';
import { findDailyLows } from './daily-lows';

const start = Date.UTC(2026, 0, 1);
const hour = (hours: number) => new Date(start + hours * hourMs);
const interval = (priceCents: number, from: number, to: number | null) => ({
  priceCents,
  from: hour(from),
  to: to === null ? null : hour(to),
});
const shown = (intervals: ReturnType<typeof interval>[]) =>
  findDailyLows(intervals).map(({ priceCents, firstDay, lastDay }) => [
    priceCents,
    (firstDay.getTime() - start) / dayMs,
    (lastDay.getTime() - start) / dayMs,
  ]);

test.each<[string, ReturnType<typeof interval>[], number[][]]>([
  ['nothing', [], []],
  ['an open interval', [interval(900, 1, null)], []],
  ['an hour', [interval(900, 5, 6)], [[900, 0, 0]]],
  ['up to midnight', [interval(900, 0, 24)], [[900, 0, 0]]],
  ['over midnight', [interval(900, 23, 25)], [[900, 0, 1]]],
  [
    'a lower price from noon on',
    [interval(900, 0, 36), interval(800, 36, 72)],
    [
      [900, 0, 0],
      [800, 1, 2],
    ],
  ],
  [
    'a higher price from noon on',
    [interval(800, 0, 36), interval(900, 36, 72)],
    [
      [800, 0, 1],
      [900, 2, 2],
    ],
  ],
  [
    'a gap, and two stores',
    [interval(900, 0, 24), interval(900, 72, 96), interval(950, 72, 120)],
    [
      [900, 0, 0],
      [900, 3, 3],
      [950, 4, 4],
    ],
  ],
])('the lows of %s', (_name, intervals, expected) => {
  expect(shown(intervals)).toEqual(expected);
});

const someInterval = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(200), fc.integer({ min: 1, max: 90 }))
  .map(([price, from, hours]) => interval(price, from, from + hours));

test('each day has the lowest of the prices that were charged on it, and ranges never overlap', () => {
  fc.assert(
    fc.property(fc.array(someInterval, { maxLength: 12 }), (intervals) => {
      const lows = shown(intervals);
      for (let day = 0; day < 14; day += 1) {
        const prices = intervals
          .filter(
            ({ from, to }) => from < hour((day + 1) * 24) && Number(to) > Number(hour(day * 24)),
          )
          .map(({ priceCents }) => priceCents);
        const covering = lows.filter(([, first = 0, last = 0]) => first <= day && day <= last);
        expect(covering.map(([price]) => price)).toEqual(
          prices.length > 0 ? [Math.min(...prices)] : [],
        );
      }
    }),
  );
});
