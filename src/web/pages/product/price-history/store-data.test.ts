import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packStore, type StoreData, unpackStore } from './store-data';

const store = (intervals: StoreData['intervals']) => ({
  retailer: 'Store',
  slug: 'store',
  intervals,
});

test('an end is only written where the next price does not begin', () => {
  const first: StoreData['intervals'] = [[3_400, 1_000_000, 2_000_000]];
  const [, , prices] = packStore(
    store([...first, [3_200, 2_000_000, 3_000_000], [3_000, 4_000_000, null]]),
  );
  expect(prices).toBe('3400,1000 3200,2000,3000 3000,4000');
  expect(packStore(store(first))).toEqual(['Store', 'store', '3400,1000,2000']);
});

test('a store is the same after packing, to the second', () => {
  const second = fc.integer({ min: 1, max: 2_000_000_000 }).map((seconds) => seconds * 1_000);
  const interval = fc.tuple(fc.nat(), second, fc.option(second));
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 6 }), (intervals) => {
      expect(unpackStore(packStore(store(intervals)))).toEqual(store(intervals));
    }),
  );
  const packed = packStore(store([[100, 1_999, null]]));
  expect(unpackStore(packed).intervals).toEqual([[100, 1_000, null]]);
});
