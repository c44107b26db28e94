import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAddress, decodeCompareParams, maxCompared } from './compare-params';

const decode = (ids: string) => decodeCompareParams(new URLSearchParams({ ids }));

test.for([
  ['1,2,3', [1, 2, 3], false],
  ['3,1,3,1', [3, 1], false],
  ['5,4,3,2,1', [5, 4, 3, 2], true],
  [' 7 , x, -1, 0, 1.5, 1e3, 99999999999, 8', [7, 8], false],
  ['', [], false],
  [',,,', [], false],
  [`${'9'.repeat(100_000)}`, [], false],
] as const)('reads %s', ([text, ids, hasMore]) => {
  expect(decode(text)).toMatchObject({ ids, hasMore });
});

test('round-trips through the address', () => {
  const params = fc.record({
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: maxCompared }),
    isComplete: fc.boolean(),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(params, (chosen) => {
      const { search } = new URL(compareAddress(chosen), 'https://glowfare.test');
      expect(decodeCompareParams(new URLSearchParams(search))).toEqual({
        ...chosen,
        hasMore: false,
      });
    }),
  );
});

test('reads any text, and never more ids than can be compared', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { ids } = decode(text);
      expect(ids.length).toBeLessThanOrEqual(maxCompared);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
