import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../durations';
import { dropPercent, findPriceDrop, priceDropRule as rule } from './price-drop';
import type { PricedInterval } from './price-steps';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

/** One offer's prices, each with its start in days ago; null: not for sale. */
function priceIntervals(...changes: [daysAgo: number, cents: number | null][]): PricedInterval[] {
  return changes.flatMap(([days, priceCents], index) => {
    const next = changes[index + 1];
    if (priceCents === null) return [];
    return [{ priceCents, from: daysAgo(days), to: next ? daysAgo(next[0]) : null }];
  });
}

const summary = (intervals: PricedInterval[]) => {
  const drop = findPriceDrop(intervals, now, rule);
  return drop && [drop.beforeCents, drop.priceCents, daysBefore(drop.droppedAt)];
};
const daysBefore = (time: Date) => (now.getTime() - time.getTime()) / dayMs;

describe('what counts as a drop', () => {
  test.each<[string, PricedInterval[], number[]]>([
    ['fell two days ago', priceIntervals([300, 20_000], [2, 15_000]), [20_000, 15_000, 2]],
    ['fell this moment', priceIntervals([300, 20_000], [0, 15_000]), [20_000, 15_000, 0]],
    [
      'fell a week ago to the minute',
      priceIntervals([300, 20_000], [7, 15_000]),
      [20_000, 15_000, 7],
    ],
    [
      'fell twice: counted from the first fall below where it stands',
      priceIntervals([300, 20_000], [5, 14_000], [2, 15_000]),
      [20_000, 15_000, 5],
    ],
    [
      'fell in steps within days: what it cost before the first counts',
      priceIntervals([300, 20_000], [9, 18_000], [5, 15_100], [2, 15_000]),
      [20_000, 15_000, 2],
    ],
    [
      'fell in steps weeks apart: the last one counts',
      priceIntervals([300, 20_000], [20, 18_000], [2, 15_000]),
      [18_000, 15_000, 2],
    ],
    [
      'another store undercut all',
      [...priceIntervals([300, 20_000]), ...priceIntervals([3, 12_000])],
      [20_000, 12_000, 3],
    ],
    [
      'away for a week, back for less',
      priceIntervals([300, 20_000], [10, null], [3, 15_000]),
      [20_000, 15_000, 3],
    ],
    [
      'risen honestly half a year ago',
      priceIntervals([300, 15_000], [180, 20_000], [3, 15_000]),
      [20_000, 15_000, 3],
    ],
    [
      'a sale two months ago does not make today’s worth less',
      priceIntervals([300, 20_000], [70, 15_000], [62, 20_000], [3, 15_000]),
      [20_000, 15_000, 3],
    ],
    [
      'raised three weeks ago, and now below what it cost before the raise',
      priceIntervals([300, 20_000], [24, 26_000], [3, 18_000]),
      [20_000, 18_000, 3],
    ],
    [
      'raised forty days ago: the median remembers',
      priceIntervals([300, 20_000], [43, 26_000], [3, 18_000]),
      [20_000, 18_000, 3],
    ],
    ['known for a month and a bit', priceIntervals([38, 20_000], [3, 15_000]), [20_000, 15_000, 3]],
  ])('%s', (_, intervals, expected) => {
    expect(summary(intervals)).toEqual(expected);
  });

  test.each<[string, PricedInterval[]]>([
    ['nothing known', []],
    ['always the same', priceIntervals([300, 20_000])],
    ['fell long ago', priceIntervals([300, 20_000], [8, 15_000])],
    ['rose', priceIntervals([300, 15_000], [3, 20_000])],
    [
      'raised, then lowered in steps to what it was',
      priceIntervals([300, 20_000], [9, 30_000], [5, 25_000], [2, 20_000]),
    ],
    ['fell and came back', priceIntervals([300, 20_000], [5, 15_000], [2, 20_000])],
    [
      'raised a day before, back to what it was',
      priceIntervals([300, 20_000], [4, 30_000], [3, 20_000]),
    ],
    [
      'raised for a month, back to what it was',
      priceIntervals([300, 20_000], [33, 30_000], [3, 20_000]),
    ],
    [
      'raised for six weeks, back to what it was',
      priceIntervals([300, 20_000], [45, 30_000], [3, 20_000]),
    ],
    [
      'as cheap ten days ago',
      priceIntervals([300, 20_000], [13, 15_000], [10, 20_000], [3, 15_000]),
    ],
    ['four percent', priceIntervals([300, 20_000], [3, 19_200])],
    ['four dollars', priceIntervals([300, 800], [3, 400])],
    ['known for three weeks only', priceIntervals([24, 20_000], [3, 15_000])],
    ['new', priceIntervals([2, 15_000])],
    ['sold out since', priceIntervals([300, 20_000], [3, 15_000], [1, null])],
    [
      'sold out, back at the same price',
      priceIntervals([300, 20_000], [9, 15_000], [5, null], [2, 15_000]),
    ],
    [
      'cheaper, but not at the cheapest store',
      [...priceIntervals([300, 10_000]), ...priceIntervals([300, 20_000], [3, 15_000])],
    ],
    [
      'the cheaper store is gone',
      [...priceIntervals([300, 10_000], [3, null]), ...priceIntervals([300, 20_000])],
    ],
  ])('not: %s', (_, intervals) => {
    expect(summary(intervals)).toBeNull();
  });
});

const cents = fc.integer({ min: 100, max: 50_000 });
const anyPriceIntervals = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.option(cents, { freq: 6 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((changes) => {
    const byDay = new Map(changes);
    return priceIntervals(...[...byDay].sort(([a], [b]) => b - a));
  });
const anyIntervals = fc.array(anyPriceIntervals, { maxLength: 4 }).map((stories) => stories.flat());

test('for any history, a drop is recent, real and not overstated', () => {
  fc.assert(
    fc.property(anyIntervals, (intervals) => {
      const drop = findPriceDrop(intervals, now, rule);
      if (!drop) return;
      expect(daysBefore(drop.droppedAt)).toBeGreaterThanOrEqual(0);
      expect(daysBefore(drop.droppedAt)).toBeLessThanOrEqual(rule.recentDays);
      const open = intervals.filter(({ to, from }) => to === null && from <= now);
      expect(drop.priceCents).toBe(Math.min(...open.map(({ priceCents }) => priceCents)));
      // The decline may have started a week earlier; the price before was never lower.
      const month = drop.droppedAt.getTime() - 30 * dayMs;
      const began = drop.droppedAt.getTime() - rule.recentDays * dayMs;
      for (const { priceCents, from, to } of intervals) {
        const touches = from.getTime() < began && (to === null || to.getTime() > month);
        if (touches) expect(priceCents).toBeGreaterThanOrEqual(drop.beforeCents);
      }
      expect(dropPercent(drop)).toBeGreaterThanOrEqual(rule.minPercent);
      expect(drop.beforeCents - drop.priceCents).toBeGreaterThanOrEqual(rule.minCents);
    }),
    { numRuns: 2_000 },
  );
});

test('returning from a price raised for up to six weeks is never a drop', () => {
  const raise = fc.record({ usual: cents, more: cents, days: fc.integer({ min: 1, max: 42 }) });
  fc.assert(
    fc.property(raise, fc.integer({ min: 0, max: 7 }), ({ usual, more, days }, ago) => {
      const raised = priceIntervals([300, usual], [ago + days, usual + more], [ago, usual]);
      expect(findPriceDrop(raised, now, rule)).toBeNull();
    }),
  );
});

test('is the same drop in another currency', () => {
  fc.assert(
    fc.property(anyIntervals, fc.integer({ min: 2, max: 200 }), (intervals, factor) => {
      const scaled = intervals.map((one) => ({ ...one, priceCents: one.priceCents * factor }));
      const anyAmount = { ...rule, minCents: 1 };
      const [drop, other] = [intervals, scaled].map((list) => findPriceDrop(list, now, anyAmount));
      expect(other?.droppedAt).toEqual(drop?.droppedAt);
      expect(other && dropPercent(other)).toBe(drop && dropPercent(drop));
    }),
  );
});
