import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPopular, popularityOf, reviewsOf, tieRank } from './popularity';

const signs = fc.record({
  reviewCount: fc.nat(),
  clicks: fc.nat({ max: 50_000 }),
  stores: fc.array(fc.constant('store'), { maxLength: 200 }),
  inStock: fc.boolean(),
});
const none = { reviewCount: 0, clicks: 0, stores: ['a'], inStock: true };

test.each([
  ['one more review beats any clicks', { reviewCount: 1 }, { clicks: 1e6, stores: ['a', 'b'] }],
  ['one more click beats any number of stores', { clicks: 1 }, { stores: Array(500).fill('a') }],
  ['two stores beat one', { stores: ['a', 'b'] }, {}],
  ['in stock beats sold out', {}, { inStock: false, stores: ['a', 'b'] }],
])('%s', (_, more, less) => {
  expect(popularityOf({ ...none, ...more })).toBeGreaterThan(popularityOf({ ...none, ...less }));
});

test('reviews always decide first and can be read back', () => {
  fc.assert(
    fc.property(signs, signs, (a, b) => {
      expect(reviewsOf(popularityOf(a))).toBe(a.reviewCount);
      if (a.reviewCount > b.reviewCount) expect(popularityOf(a)).toBeGreaterThan(popularityOf(b));
    }),
  );
});

test('only shoppers make a product popular: many stores do not', () => {
  expect(isPopular(popularityOf({ ...none, stores: Array(500).fill('a') }))).toBe(false);
  expect(isPopular(popularityOf({ ...none, clicks: 1 }))).toBe(true);
  expect(isPopular(popularityOf({ ...none, reviewCount: 1 }))).toBe(true);
});

test('mixes what no shopper has looked at, and keeps the rest in order of ids', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1);
  const popular = popularityOf({ ...none, clicks: 1 });
  expect(ids.toSorted((a, b) => tieRank(a, popular) - tieRank(b, popular))).toEqual(ids);
  const mixed = ids.toSorted((a, b) => tieRank(a, 1) - tieRank(b, 1));
  expect(new Set(mixed.map((id) => tieRank(id, 1))).size).toBe(ids.length);
  // The first twelve come from all parts of the feed.
  expect(new Set(mixed.slice(0, 12).map((id) => Math.floor(id / 125))).size).toBeGreaterThan(4);
});
