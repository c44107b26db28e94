import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../durations';
import { discountText } from './discount-text';
import { type DiscountKind, judgeDiscount } from './discount-verdict';
import type { PricedInterval } from './price-steps';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

type Story = [daysAgo: number, dollars: number | null][];

function intervalsOf(story: Story): PricedInterval[] {
  return story.flatMap(([from, dollars], index) => {
    const next = story[index + 1];
    if (dollars === null) return [];
    const to = next ? daysAgo(next[0]) : null;
    return [{ priceCents: Math.round(dollars * 100), from: daysAgo(from), to }];
  });
}

const offer = { priceCents: 2_000, originalPriceCents: 3_000, inStock: true };
const judge = (story: Story) => judgeDiscount(offer, intervalsOf(story), now);

describe('now $20, “was” $30', () => {
  test.each<[string, Story, DiscountKind, string]>([
    [
      'after a year at $30',
      [
        [400, 30],
        [5, 20],
      ],
      'real',
      'Real discount: it cost $30.00 or more on 90 of the 90 days before.',
    ],
    [
      'after even more than $30',
      [
        [400, 35],
        [5, 20],
      ],
      'real',
      'Real discount: it cost $30.00 or more on 90 of the 90 days before.',
    ],
    [
      'with another sale a month before',
      [
        [400, 30],
        [40, 24],
        [30, 30],
        [5, 20],
      ],
      'real',
      'Real discount: it cost $30.00 or more on 80 of the 90 days before.',
    ],
    [
      'raised three weeks before the sale',
      [
        [400, 20],
        [26, 30],
        [5, 20],
      ],
      'brief',
      'The “was” price of $30.00 was charged on only 21 of the 90 days before. Its usual price was $20.00, so nothing is saved.',
    ],
    [
      'raised three weeks before, though from more than today',
      [
        [400, 25],
        [26, 30],
        [5, 20],
      ],
      'brief',
      'The “was” price of $30.00 was charged on only 21 of the 90 days before. Its usual price was $25.00.',
    ],
    [
      'raised for an afternoon',
      [
        [400, 20],
        [5.2, 30],
        [5, 20],
      ],
      'brief',
      'The “was” price of $30.00 was charged on only 1 of the 90 days before. Its usual price was $20.00, so nothing is saved.',
    ],
    [
      'never seen at $30',
      [[400, 20]],
      'never',
      'The “was” price of $30.00 was never charged in the 365 days we have tracked.',
    ],
    [
      'seen at $30 more than a year ago',
      [
        [500, 30],
        [400, 20],
      ],
      'never',
      'The “was” price of $30.00 was never charged in the 365 days we have tracked.',
    ],
    [
      'at $30 before the summer',
      [
        [400, 30],
        [200, 20],
      ],
      'long-over',
      'The “was” price of $30.00 was last charged on Aug 13, 2025.',
    ],
    [
      'known for three weeks',
      [
        [21, 30],
        [5, 20],
      ],
      'unknown',
      'We have not tracked this store’s price long enough to check the discount.',
    ],
    [
      'known for a month, ten days of it before the sale',
      [
        [40, 30],
        [30, 20],
      ],
      'unknown',
      'We have not tracked this store’s price long enough to check the discount.',
    ],
    [
      'sold out before the sale: only the days that we know count',
      [
        [100, 30],
        [60, null],
        [5, 20],
      ],
      'real',
      'Real discount: it cost $30.00 or more on 40 of the 40 days before.',
    ],
  ])('%s', (_, story, kind, words) => {
    const verdict = judge(story);
    expect(verdict?.kind).toBe(kind);
    expect(verdict && discountText(verdict, now)).toBe(words);
  });
});

test.each([
  ['no struck price', { ...offer, originalPriceCents: null }],
  ['a struck price that is no higher', { ...offer, originalPriceCents: 2_000 }],
  ['out of stock', { ...offer, inStock: false }],
])('%s: nothing to judge', (_, other) => {
  expect(judgeDiscount(other, intervalsOf([[400, 30]]), now)).toBeNull();
});

test('days never exceed the known days, and charged days are never 0', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 9_600 }), {
    minLength: 1,
    maxLength: 8,
  });
  const prices = fc.array(fc.constantFrom(null, 20, 24, 30, 33), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(moments, prices, (hours, dollars) => {
      const story = hours
        .toSorted((a, b) => b - a)
        .map((hour, index): Story[number] => [hour / 24, dollars[index] ?? null]);
      // It ends at today's price, like an offer's intervals.
      const verdict = judge([...story, [0, 20]]);
      if (!verdict) return;
      expect(verdict.askedDays).toBeLessThanOrEqual(Math.max(verdict.ofDays, 0));
      if (verdict.kind === 'never') expect(verdict.askedDays).toBe(0);
      if (verdict.kind === 'real') expect(verdict.askedDays).toBeGreaterThan(0);
      expect(discountText(verdict, now)).not.toMatch(/NaN|null|undefined/);
    }),
  );
});
