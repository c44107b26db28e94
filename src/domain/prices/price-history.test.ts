import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '../durations';
import { type HistoryWindow, historyWindows } from './history-window';
import { summarizePriceHistory } from './price-history';
import { type PricedInterval, priceSteps } from './price-steps';

const now = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const daysAgo = (days: number) => hoursAgo(days * 24);
const interval = (priceCents: number, fromDays: number, toDays: number | null): PricedInterval => ({
  priceCents,
  from: daysAgo(fromDays),
  to: toDays === null ? null : daysAgo(toDays),
});

describe('the step series', () => {
  const steps = (intervals: PricedInterval[]) =>
    priceSteps(intervals, daysAgo(30), now).map(({ at, priceCents }) => [
      (now.getTime() - at.getTime()) / dayMs,
      priceCents,
    ]);

  test.each<[string, PricedInterval[], [number, number | null][]]>([
    ['nothing known', [], [[30, null]]],
    ['one price since long ago', [interval(2_000, 400, null)], [[30, 2_000]]],
    [
      'a price from the middle on',
      [interval(2_000, 10, null)],
      [
        [30, null],
        [10, 2_000],
      ],
    ],
    ['over before the window', [interval(2_000, 90, 40)], [[30, null]]],
    ['over as the window opens', [interval(2_000, 90, 30)], [[30, null]]],
    ['not begun yet', [interval(2_000, -5, null)], [[30, null]]],
    [
      'begins this moment',
      [interval(2_000, 0, null)],
      [
        [30, null],
        [0, 2_000],
      ],
    ],
    [
      'ends this moment',
      [interval(2_000, 90, 0)],
      [
        [30, 2_000],
        [0, null],
      ],
    ],
    ['ends in the future', [interval(2_000, 90, -5)], [[30, 2_000]]],
    [
      'a gap',
      [interval(2_000, 90, 20), interval(1_800, 10, null)],
      [
        [30, 2_000],
        [20, null],
        [10, 1_800],
      ],
    ],
    [
      'touching, out of order',
      [interval(1_500, 10, null), interval(2_000, 90, 20), interval(1_800, 20, 10)],
      [
        [30, 2_000],
        [20, 1_800],
        [10, 1_500],
      ],
    ],
    [
      'touching at the same price',
      [interval(2_000, 90, 20), interval(2_000, 20, null)],
      [[30, 2_000]],
    ],
    [
      'the cheaper of two offers',
      [interval(2_000, 90, null), interval(1_500, 20, 10)],
      [
        [30, 2_000],
        [20, 1_500],
        [10, 2_000],
      ],
    ],
    [
      'a more expensive second offer',
      [interval(2_000, 90, null), interval(2_500, 20, 10)],
      [[30, 2_000]],
    ],
    [
      'two offers at the same price, one ends',
      [interval(2_000, 90, 20), interval(2_000, 90, 10)],
      [
        [30, 2_000],
        [10, null],
      ],
    ],
    ['of no length, or turned round', [interval(1, 10, 10), interval(1, 5, 8)], [[30, null]]],
  ])('%s', (_, intervals, expected) => {
    expect(steps(intervals)).toEqual(expected);
  });
});

describe('the summary', () => {
  test('is null without a known price in the window', () => {
    expect(summarizePriceHistory([], now, 90)).toBeNull();
    expect(summarizePriceHistory([interval(2_000, 300, 200)], now, 90)).toBeNull();
  });

  test('a year with a sale, a stock-out and a rise', () => {
    const intervals = [
      interval(3_000, 500, 200),
      interval(2_000, 200, 180),
      interval(3_000, 180, 100),
      // Not for sale from day 100 to day 80.
      interval(2_500, 80, 60),
      interval(2_800, 60, null),
    ];
    expect(summarizePriceHistory(intervals, now, 365)).toMatchObject({
      currentCents: 2_800,
      lowestCents: 2_000,
      highestCents: 3_000,
      medianCents: 3_000,
      lowest30DaysCents: 2_800,
      lowest90DaysCents: 2_500,
      lowFrom: daysAgo(200),
      lowTo: daysAgo(180),
      timeAtLow: 20 / 345,
    });
  });

  test('uses the last of several lows, which may still last', () => {
    const intervals = [interval(2_000, 80, 70), interval(3_000, 70, 10), interval(2_000, 10, null)];
    expect(summarizePriceHistory(intervals, now, 90)).toMatchObject({
      lowFrom: daysAgo(10),
      lowTo: null,
      timeAtLow: 20 / 80,
    });
  });

  test('sold out now: no current price, other figures stay', () => {
    const history = summarizePriceHistory([interval(2_000, 80, 5)], now, 90);
    expect(history).toMatchObject({ currentCents: null, lowestCents: 2_000, lowTo: daysAgo(5) });
  });

  test('a low that starts right now counts', () => {
    const history = summarizePriceHistory(
      [interval(3_000, 80, 0), interval(2_000, 0, null)],
      now,
      30,
    );
    expect(history).toMatchObject({
      currentCents: 2_000,
      lowestCents: 2_000,
      highestCents: 3_000,
      medianCents: 3_000,
      lowFrom: now,
      lowTo: null,
      timeAtLow: 0,
    });
  });

  test('summarizes a price known only right now', () => {
    expect(summarizePriceHistory([interval(2_000, 0, null)], now, 30)).toMatchObject({
      currentCents: 2_000,
      lowestCents: 2_000,
      highestCents: 2_000,
      medianCents: 2_000,
      lowest30DaysCents: 2_000,
      timeAtLow: 1,
    });
  });
});

describe('compared with hourly samples', () => {
  const hour = fc.integer({ min: -48, max: 100 * 24 });
  const intervals = fc.array(
    fc.record<PricedInterval>({
      // Few distinct prices, so that ties occur.
      priceCents: fc.integer({ min: 1, max: 8 }).map((dollars) => dollars * 100),
      from: hour.map(hoursAgo),
      to: fc.option(hour.map(hoursAgo)),
    }),
    { maxLength: 25 },
  );
  const window = fc.constantFrom<HistoryWindow>(...historyWindows.slice(0, 2));

  const priceAt = (some: readonly PricedInterval[], at: Date): number | null => {
    const held = some.filter(({ from, to }) => from <= at && (to === null || at < to));
    return held.length > 0 ? Math.min(...held.map(({ priceCents }) => priceCents)) : null;
  };
  /** From now backwards; the current price has not lasted an hour yet. */
  const samples = (some: readonly PricedInterval[], days: number) =>
    Array.from({ length: days * 24 + 1 }, (_, hours) => priceAt(some, hoursAgo(hours)));
  const lowestOf = (prices: readonly (number | null)[]) => {
    const known = prices.filter((price) => price !== null);
    return known.length > 0 ? Math.min(...known) : null;
  };

  test('the series has the price of every hour, in order, without repeats', () => {
    fc.assert(
      fc.property(intervals, window, (some, days) => {
        const steps = priceSteps(some, daysAgo(days), now);
        expect(steps[0]?.at).toEqual(daysAgo(days));
        for (const [index, step] of steps.slice(1).entries()) {
          expect(step.at.getTime()).toBeGreaterThan(steps[index]?.at.getTime() ?? Number.NaN);
          expect(step.priceCents).not.toBe(steps[index]?.priceCents);
        }
        const read = samples(some, days).map(
          (_, hours) => steps.findLast(({ at }) => at <= hoursAgo(hours))?.priceCents,
        );
        expect(read).toEqual(samples(some, days));
      }),
    );
  });

  test('lows, high, median, current price and time at low equal those of the samples', () => {
    fc.assert(
      fc.property(intervals, window, (some, days) => {
        const history = summarizePriceHistory(some, now, days);
        const [current, ...past] = samples(some, days);
        const all = [current ?? null, ...past];
        const lowest = lowestOf(all);
        if (lowest === null || history === null) {
          expect([lowest, history]).toEqual([null, null]);
          return;
        }
        const known = past.filter((price) => price !== null).sort((a, b) => a - b);
        expect(history.currentCents).toBe(current);
        expect(history.lowestCents).toBe(lowest);
        expect(history.highestCents).toBe(Math.max(...all.map((price) => price ?? 0)));
        expect(history.medianCents).toBe(known[Math.ceil(known.length / 2) - 1] ?? current);
        expect(history.lowest30DaysCents).toBe(lowestOf(samples(some, 30)));
        expect(history.lowest90DaysCents).toBe(lowestOf(samples(some, 90)));
        const atLow = known.filter((price) => price === lowest).length;
        expect(history.timeAtLow).toBeCloseTo(known.length > 0 ? atLow / known.length : 1, 10);
        expect(priceAt(some, history.lowFrom)).toBe(lowest);
        expect(history.lowTo === null).toBe(current === lowest);
        if (history.lowTo) expect(priceAt(some, history.lowTo)).not.toBe(lowest);
      }),
    );
  });

  test('the order of the intervals does not matter', () => {
    fc.assert(
      fc.property(intervals, (some) => {
        expect(summarizePriceHistory(some.toReversed(), now, 365)).toEqual(
          summarizePriceHistory(some, now, 365),
        );
      }),
    );
  });
});
