import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LatestByKey } from './latest-by-key';
import { PostingLists } from './posting-lists';
import { ShortestFirst } from './shortest-first';

/** The places under a key, and their stated number. */
function listOf(
  lists: PostingLists,
  key: number,
  most: number,
): [length: number, places: number[]] {
  const found = new ShortestFirst();
  const into = new Int32Array(most);
  lists.find(key, found);
  if (found.count === 0) return [0, []];
  return [found.lengthAt(0), [...into.subarray(0, lists.read(found.headAt(0), into))]];
}

const maxKeysPerPlace = 3;
/** Few keys, so that lists get long; 32-bit keys, including negative ones. */
const keys = fc.oneof(
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1),
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
);

test('lists hold the latest places of a key, latest first', () => {
  const rows = fc.array(fc.uniqueArray(keys, { maxLength: maxKeysPerPlace }), { maxLength: 400 });
  fc.assert(
    fc.property(rows, (added) => {
      const lists = new PostingLists(maxKeysPerPlace);
      const expected = new Map<number, number[]>();
      for (const [place, row] of added.entries()) {
        lists.add(Int32Array.from(row), row.length, place);
        for (const key of row) expected.set(key, [place, ...(expected.get(key) ?? [])]);
      }
      for (const [key, places] of [...expected, [123_456_789, []] as const]) {
        expect(listOf(lists, key, 255)).toEqual([
          Math.min(places.length, 255),
          places.slice(0, 255),
        ]);
      }
    }),
  );
});

test('a list stays intact after hundreds of thousands of further keys', () => {
  const lists = new PostingLists(1);
  const latest = new LatestByKey();
  const keyOf = (place: number) => (place % 100_000) * 40_503;
  for (let place = 0; place < 200_000; place += 1) {
    lists.add(Int32Array.of(keyOf(place)), 1, place);
    latest.add(keyOf(place), place);
  }
  const into = new Int32Array(10);
  for (let place = 0; place < 100_000; place += 997) {
    expect(listOf(lists, keyOf(place), 10)).toEqual([2, [place + 100_000, place]]);
    expect([...into.subarray(0, latest.read(keyOf(place), into))]).toEqual([
      place + 100_000,
      place,
    ]);
  }
});

test('does not find places without a key', () => {
  const latest = new LatestByKey();
  for (let place = 1; place < 20_000; place += 2) latest.add(place, place);
  const into = new Int32Array(10);
  expect(latest.read(2, into)).toBe(0);
  expect([...into.subarray(0, latest.read(19_999, into))]).toEqual([19_999]);
});

test('returns the shortest lists first (stable)', () => {
  const lists = new ShortestFirst();
  const lengths = fc.array(fc.integer({ min: 1, max: 255 }), { maxLength: 40 });
  fc.assert(
    fc.property(lengths, (added) => {
      lists.clear();
      for (const [head, length] of added.entries()) lists.add(head, length);
      const sorted = [...added.entries()].sort(([, one], [, other]) => one - other);
      expect(added.map((_, at) => [lists.headAt(at), lists.lengthAt(at)])).toEqual(sorted);
    }),
  );
});
