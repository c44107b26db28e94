import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, setBit } from './bitset';
import { selectPage } from './select-page';
import { rangeTo, sortProducts } from './sorted-order';
import { runToCompletion } from './steps';

test('a page of many hits equals the page of the sorted list', () => {
  const size = 20_000;
  const byId = runToCompletion(
    sortProducts(rangeTo(size), (a, b) => ((a * 7_919) % size) - ((b * 7_919) % size)),
  );
  const spreads = fc.constantFrom(1, 3, 60_000, 0xffffffff);
  fc.assert(
    fc.property(
      spreads,
      fc.boolean(),
      fc.nat({ max: size }),
      fc.nat(),
      (most, descending, skip, seed) => {
        const keys = Uint32Array.from({ length: size }, (_, at) => ((at + seed) * 48_271) % most);
        const hits = emptyBits(size);
        const expected: number[] = [];
        for (let product = 0; product < size; product++) {
          if ((product + seed) % 4 === 0) continue;
          setBit(hits, product);
          expected.push(product);
        }
        const place = (product: number) => byId.places[product] ?? 0;
        const key = (product: number) => (keys[product] ?? 0) * (descending ? -1 : 1);
        expected.sort((a, b) => key(a) - key(b) || place(a) - place(b));
        const page = selectPage(hits, expected.length, { keys, descending, byId }, skip, 24);
        expect(page).toEqual(expected.slice(skip, skip + 24));
      },
    ),
    { numRuns: 40 },
  );
});
