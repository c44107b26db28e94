import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDeviceFavorites } from './device-favorites';

test.each([
  [null, []],
  ['', []],
  ['{}', []],
  ['"x"', []],
  ['[[1,1700000000000,1299]]', [[1, 1_700_000_000_000, 1_299]]],
  [
    '[[1,1700000000000,null],[2,1,2,3],["x",1,1],[3,"y",1],[-4,1,1],[5,1,0]]',
    [[1, 1_700_000_000_000, null]],
  ],
])('reads %s as %j', (text, items) => {
  expect(parseDeviceFavorites(text)).toEqual(items);
});

test('never fails, for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseDeviceFavorites(text))).toBe(true);
    }),
  );
});
