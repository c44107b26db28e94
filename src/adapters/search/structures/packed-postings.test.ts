import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, listBits } from './bitset';
import { addPackedGroup, buildPackedPostings } from './packed-postings';
import { runToCompletion } from './steps';

const groups = 3;

test('packed groups return the items that were put in', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 20 }),
      fc.array(fc.array(fc.nat(groups - 1), { maxLength: 4 }), { minLength: 20, maxLength: 20 }),
      (items, groupsOf) => {
        const byItem = new Map(items.map((item, at) => [item, groupsOf[at] ?? []]));
        const itemCount = 40_001;
        const packed = runToCompletion(
          buildPackedPostings(groups, itemCount, (item, emit) => byItem.get(item)?.forEach(emit)),
        );
        for (let group = 0; group < groups; group++) {
          const bits = emptyBits(itemCount);
          addPackedGroup(packed, group, bits);
          const expected = items.filter((item) => byItem.get(item)?.includes(group));
          expect(listBits(bits, 0, itemCount)).toEqual(expected.sort((a, b) => a - b));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('gaps of any length survive', () => {
  const items = [0, 127, 128, 16_511, 16_512, 2_113_664, 2_113_665];
  const itemCount = 2_113_666;
  const packed = runToCompletion(
    buildPackedPostings(1, itemCount, (item, emit) => {
      if (items.includes(item)) emit(0);
    }),
  );
  const bits = emptyBits(itemCount);
  addPackedGroup(packed, 0, bits);
  expect(listBits(bits, 0, 100)).toEqual(items);
});
