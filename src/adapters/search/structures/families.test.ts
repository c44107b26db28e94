import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, listBits, setBit } from './bitset';
import {
  bestOfFamilies,
  buildFamilies,
  countFamilies,
  createFamilyFinder,
  firstFamilies,
  firstOfFamilies,
} from './families';

/** Families of one to many products; some span several words of a bit set. */
const familySizes = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 110 }) },
  ),
  { maxLength: 40, size: 'max' },
);
const cases = fc
  .tuple(familySizes, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat())
  .map(([sizes, share, seed]) => {
    const families = buildFamilies(
      Uint32Array.from(sizes.flatMap((size, at) => Array<number>(size).fill(1_000 + at))),
    );
    const size = families.codes.length;
    const hits = emptyBits(size);
    for (let product = 0; product < size; product++) {
      if (((Math.imul(product + 1, seed | 1) >>> 8) % 1_000) / 1_000 < share) setBit(hits, product);
    }
    const products = listBits(hits, 0, size);
    return { families, size, hits, byFamily: Map.groupBy(products, (p) => families.codes[p]!) };
  });
const listed = (bits: Uint32Array<ArrayBuffer>) => listBits(bits, 0, bits.length * 32);

test('counts families, and finds the first and the best product of each', () => {
  fc.assert(
    fc.property(cases, fc.nat({ max: 10 }), ({ families, size, hits, byFamily }, limit) => {
      expect(countFamilies(families, hits)).toBe(byFamily.size);
      expect(countFamilies(families, hits, limit) >= limit).toBe(byFamily.size >= limit);
      const firsts = [...byFamily.values()].map(([first]) => first);
      expect(listed(firstOfFamilies(families, hits, size))).toEqual(firsts);
      expect(listBits(firstOfFamilies(families, hits, limit), 0, limit)).toEqual(
        firsts.slice(0, limit),
      );
      const found = createFamilyFinder(families)(hits);
      expect(found.count).toBe(byFamily.size);
      expect(listed(found.lasts)).toEqual(
        [...byFamily.keys()].map((family) => families.starts[family + 1]! - 1),
      );
      expect(listed(found.partly)).toEqual(
        [...byFamily].flatMap(([family, products]) => {
          const end = families.starts[family + 1]!;
          return products.length < end - families.starts[family]! ? [end - 1] : [];
        }),
      );
      const keys = Uint32Array.from({ length: size }, (_, product) => (product * 7) % 5);
      const places = Uint32Array.from({ length: size }, (_, product) => size - product);
      for (const descending of [false, true]) {
        const best = [...byFamily.values()].map(
          (products) =>
            products.toSorted(
              (a, b) => (keys[a]! - keys[b]!) * (descending ? -1 : 1) || places[a]! - places[b]!,
            )[0],
        );
        const chosen = bestOfFamilies(families, hits, { keys, descending, places });
        expect(listed(chosen.bits)).toEqual(best);
        expect(chosen.total).toBe(best.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('keeps all products of the first families', () => {
  fc.assert(
    fc.property(cases, fc.nat({ max: 10 }), ({ families, hits, byFamily }, limit) => {
      const products = [...byFamily.values()].slice(0, limit).flat();
      const { bits, total } = firstFamilies(families, hits, limit);
      expect(listed(bits)).toEqual(products);
      expect(total).toBe(products.length);
    }),
  );
});
