import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVisits, withVisit } from './recent-visits';

test('puts the newest first, without duplicates, and keeps at most twelve', () => {
  expect(withVisit([3, 2, 1], 2)).toEqual([2, 3, 1]);
  const many = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(withVisit(many, 99)).toEqual([99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test.each([
  [null, []],
  ['', []],
  ['nonsense', []],
  ['{"a":1}', []],
  ['[1,"2",null,-3,4.5,6]', [1, 6]],
])('reads the stored text %j as %j', (text, ids) => {
  expect(parseVisits(text)).toEqual(ids);
});

test('returns only valid ids for any stored value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const id of parseVisits(JSON.stringify(value))) expect(id).toBeGreaterThan(0);
    }),
  );
});
