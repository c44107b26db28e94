import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, emptyBits, hasBit, listBits, setBit } from './bitset';
import { createRankedKeys, hitsAround, keyedBetween, setKey } from './ranked-keys';

const size = 300;
const key = fc.oneof(
  fc.constantFrom(0, 1, 15, 16, 2_499, 2_500, 0xfffffffe, 0xffffffff),
  fc.nat({ max: 40 }),
  fc.nat({ max: 60_000 }),
  fc.nat({ max: 0xffffffff }),
);
const changes = fc.array(fc.tuple(fc.nat({ max: size - 1 }), key), { maxLength: 400, size: 'max' });
const precision = fc.constantFrom(2, 3);

/** All products with their keys, some updated several times. */
function fill(steps: [number, number][], bits: number) {
  const ranked = createRankedKeys(size, bits);
  const plain = Array.from({ length: size }, (_, product) => (product * 37) % 5_000);
  plain.forEach((value, product) => {
    setKey(ranked, product, value);
  });
  for (const [product, value] of steps) {
    setKey(ranked, product, value);
    plain[product] = value;
  }
  return { ranked, plain };
}

test('a range contains the products with keys in it after any changes', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(changes, precision, key, key, (steps, bits, one, other) => {
      const { ranked, plain } = fill(steps, bits);
      const bounds: [number, number][] = [
        [Math.min(one, other), Math.max(one, other)],
        [one, Number.POSITIVE_INFINITY],
        [Math.max(one, other) + 1, Math.min(one, other)],
      ];
      for (const [least, most] of bounds) {
        const expected = plain.flatMap((value, product) =>
          value >= least && value <= most ? [product] : [],
        );
        expect(listBits(keyedBetween(ranked, least, most), 0, size)).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

test('the hits around a page equal those of sorting after any changes', {
  timeout: 60_000,
}, () => {
  const page = fc.record({
    descending: fc.boolean(),
    skip: fc.nat({ max: size }),
    limit: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(changes, precision, page, fc.nat({ max: 6 }), (steps, bits, wanted, gap) => {
      const { ranked, plain } = fill(steps, bits);
      const hits = emptyBits(size);
      for (let product = 0; product < size; product++) {
        if (product % 7 !== gap) setBit(hits, product);
      }
      const direction = wanted.descending ? -1 : 1;
      const sorted = listBits(hits, 0, size).sort(
        (a, b) => direction * ((plain[a] ?? 0) - (plain[b] ?? 0)) || a - b,
      );
      const { near, count, before } = hitsAround(ranked, hits, wanted);
      expect(count).toBe(countBits(near));
      const around = sorted.slice(before, before + count);
      expect(around.every((product) => hasBit(near, product))).toBe(true);
      const onPage = sorted.slice(wanted.skip, wanted.skip + wanted.limit);
      expect(around.slice(wanted.skip - before, wanted.skip - before + wanted.limit)).toEqual(
        onPage,
      );
    }),
    { numRuns: 300 },
  );
});
