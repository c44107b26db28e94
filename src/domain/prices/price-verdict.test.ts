import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../durations';
import { summarizePriceHistory } from './price-history';
import type { PricedInterval } from './price-steps';
import { judgePrice, type VerdictKind } from './price-verdict';
import { describeVerdict } from './verdict-text';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

/** Prices in dollars, each from this many days ago until the next; null: not for sale. */
type Story = [daysAgo: number, dollars: number | null][];

function intervalsOf(story: Story): PricedInterval[] {
  return story.flatMap(([from, dollars], index) => {
    const next = story[index + 1];
    if (dollars === null) return [];
    return [
      {
        priceCents: Math.round(dollars * 100),
        from: daysAgo(from),
        to: next ? daysAgo(next[0]) : null,
      },
    ];
  });
}

const judge = (story: Story) =>
  judgePrice(summarizePriceHistory(intervalsOf(story), now, 365), now);

describe('the verdict', () => {
  test.each<[string, Story, VerdictKind, string, string]>([
    [
      'a new low after a year',
      [
        [400, 30],
        [3, 24],
      ],
      'lowest',
      'Lowest price in a year',
      '20% below its usual $30.00.',
    ],
    [
      'a new low, known for four months',
      [
        [120, 30],
        [3, 24],
      ],
      'lowest',
      'Lowest price in 120 days',
      '20% below its usual $30.00. We have not tracked it for longer.',
    ],
    [
      'below usual, but it was lower once',
      [
        [400, 30],
        [100, 20],
        [93, 30],
        [3, 27],
      ],
      'good',
      'Good price',
      '10% below its usual $30.00. Its lowest in a year was $20.00 on Nov 21, 2025.',
    ],
    [
      'a few cents below usual',
      [
        [400, 30],
        [100, 20],
        [93, 30],
        [3, 29.5],
      ],
      'usual',
      'Usual price',
      'It usually costs $30.00. Its lowest in a year was $20.00 on Nov 21, 2025.',
    ],
    ['never moved', [[400, 30]], 'usual', 'Usual price', 'It has not changed in a year.'],
    [
      'low most of the time',
      [
        [400, 30],
        [200, 25],
      ],
      'usual',
      'Usual price',
      'It usually costs $25.00. It has not been lower in a year.',
    ],
    [
      'above usual',
      [
        [400, 20],
        [30, 25],
      ],
      'high',
      'Higher than usual',
      '25% above its usual $20.00: half of the last year it cost that or less.',
    ],
    [
      'no store has it',
      [
        [400, 20],
        [5, null],
      ],
      'sold-out',
      'Out of stock everywhere',
      'Its lowest price in a year was $20.00.',
    ],
    [
      'known for a week only',
      [
        [7, 20],
        [2, 10],
      ],
      'too-early',
      'Too early to tell',
      'We have tracked its price for only 7 days.',
    ],
    [
      'for sale for a week only, long ago and now',
      [
        [300, 20],
        [297, null],
        [4, 10],
      ],
      'too-early',
      'Too early to tell',
      'It was rarely for sale in the 300 days we have tracked its price.',
    ],
    [
      'first seen this moment',
      [[0, 20]],
      'too-early',
      'Too early to tell',
      'We started tracking its price today.',
    ],
  ])('%s', (_, story, kind, headline, detail) => {
    const verdict = judge(story);
    expect(verdict?.kind).toBe(kind);
    expect(verdict && describeVerdict(verdict, now)).toEqual({ headline, detail });
  });

  test('is null without any price', () => {
    expect(judgePrice(null, now)).toBeNull();
    expect(
      judge([
        [700, 20],
        [500, null],
      ]),
    ).toBeNull();
  });
});

test('claims nothing beyond the intervals', () => {
  const story = fc.array(
    fc.record<PricedInterval>({
      priceCents: fc.integer({ min: 1, max: 12 }).map((dollars) => dollars * 100),
      from: fc.integer({ min: 0, max: 500 }).map(daysAgo),
      to: fc.option(fc.integer({ min: 0, max: 500 }).map(daysAgo)),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(story, (intervals) => {
      const history = summarizePriceHistory(intervals, now, 365);
      const verdict = judgePrice(history, now);
      if (!verdict || !history) return;
      const { kind, currentCents, usualCents, lowestCents, watchedDays } = verdict;
      expect(watchedDays).toBeLessThanOrEqual(365);
      if (currentCents === null) expect(kind).toBe('sold-out');
      if (kind === 'lowest') expect(currentCents).toBe(lowestCents);
      if (kind === 'lowest' || kind === 'good') expect(currentCents).toBeLessThan(usualCents);
      if (kind === 'high') expect(currentCents).toBeGreaterThan(usualCents);
      const { headline, detail } = describeVerdict(verdict, now);
      if (!verdict.wholeYear) expect(`${headline} ${detail}`).not.toMatch(/year/);
      expect(detail).not.toMatch(/NaN|undefined|null| 0%/);
    }),
  );
});
