import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth';

test.each<[unknown, number]>([
  [null, 0],
  ['[[[', 0],
  [7, 0],
  [[], 1],
  [{}, 1],
  [[1, [2], { a: [] }], 3],
  [{ a: { b: { c: 'd' } }, e: 1 }, 3],
])('%j is nested %i deep', (value, depth) => {
  expect(isDeeperThan(depth, value)).toBe(false);
  if (depth > 0) expect(isDeeperThan(depth - 1, value)).toBe(true);
});

test('deep nesting does not overflow the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(500_000) + ']'.repeat(500_000));
  expect(isDeeperThan(499_999, deep)).toBe(true);
  expect(isDeeperThan(500_000, deep)).toBe(false);
});
