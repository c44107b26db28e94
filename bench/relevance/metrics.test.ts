import { expect, test } from 'vitest';
import { mean, ndcg, precision } from './metrics.ts';

test('the best order has an nDCG of 1, an empty or irrelevant result 0', () => {
  expect(ndcg([3, 2, 1], [1, 0, 3, 2], 10)).toBe(1);
  expect(ndcg([], [3], 10)).toBe(0);
  expect(ndcg([0, 0], [3], 10)).toBe(0);
});

test('nDCG weighs grades exponentially and places logarithmically', () => {
  // 7 at the third place is halved; of the best, 7 at the first place.
  expect(ndcg([0, 0, 3], [3, 0, 0], 10)).toBe(0.5);
  const expected = (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3));
  expect(ndcg([1, 3], [3, 1], 10)).toBeCloseTo(expected, 10);
});

test('nDCG ignores everything after the cutoff', () => {
  expect(ndcg([3, 0, 3], [3, 3, 3], 1)).toBe(1);
  expect(ndcg([0, 3], [3, 3], 1)).toBe(0);
});

test('a query without a relevant product has no nDCG', () => {
  expect(ndcg([0], [0, 0], 10)).toBeNull();
});

test.each([
  { grades: [3, 2, 0, 1], exact: 50, expected: 0.2 },
  { grades: [3, 3, 3], exact: 3, expected: 1 },
  { grades: [3, 3, 3, 0], exact: 3, expected: 0.75 },
  { grades: [3, 3], exact: 50, expected: 0.2 },
  { grades: [], exact: 2, expected: 0 },
  { grades: [0, 0], exact: 0, expected: 0 },
  { grades: [], exact: 0, expected: null },
])('precision of $grades with $exact exact answers is $expected', (given) => {
  expect(precision(given.grades, given.exact, 10, 2)).toBe(given.expected);
});

test('the mean leaves out queries without a value', () => {
  expect(mean([1, null, 0])).toBe(0.5);
});
