import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, countBits, emptyBits, listBits, setBit } from './bitset';
import { createRankedKeys, keyedBetween, leadingHits, setKey } from './ranked-keys';

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

test('a range contains the products with keys in it after any changes', () => {
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

test('the leading hits are those of sorting after any changes', () => {
  const wanted = fc.record({ descending: fc.boolean(), enough: fc.nat({ max: size + 9 }) });
  fc.assert(
    fc.property(
      changes,
      precision,
      wanted,
      fc.nat({ max: 6 }),
      (steps, bits, { descending, enough }, gap) => {
        const { ranked, plain } = fill(steps, bits);
        const hits = emptyBits(size);
        for (let product = 0; product < size; product++) {
          if (product % 7 !== gap) setBit(hits, product);
        }
        const keysOf = (set: Bits) =>
          listBits(set, 0, size)
            .map((product) => plain[product]!)
            .sort((a, b) => (descending ? b - a : a - b));
        const leading = leadingHits(ranked, hits, descending, (set, total) => {
          expect(total).toBe(countBits(set));
          return total >= enough;
        });
        const all = keysOf(hits);
        const keys = keysOf(leading);
        expect(keys.length).toBeGreaterThanOrEqual(Math.min(enough, all.length));
        expect(keys).toEqual(all.slice(0, keys.length));
      },
    ),
    { numRuns: 300 },
  );
});
