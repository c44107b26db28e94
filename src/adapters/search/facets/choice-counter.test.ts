import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countChoices,
  createChoices,
  productsAt,
  productsInStock,
  setAvailability,
} from './choices';
import { emptyBits, listBits, setBit } from './structures/bitset';
import { buildFamilies } from './structures/families';

/** More than fit into one column. */
const slugs = Array.from({ length: 60 }, (_, at) => `store-${at}`);
const product = fc.record({
  familyId: fc.nat({ max: 20 }),
  isHit: fc.boolean(),
  rating: fc.nat({ max: 50 }),
  kind: fc.nat({ max: 3 }),
  inStock: fc.boolean(),
  stores: fc.subarray(slugs),
});
const change = fc.record({ at: fc.nat(), inStock: fc.boolean(), stores: fc.subarray(slugs) });

test('counts each family once per choice after any changes, with many stores', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 80 }),
      fc.array(change, { maxLength: 20 }),
      fc.subarray(slugs, { minLength: 1, maxLength: 3 }),
      (unordered, changes, chosen) => {
        const rows = unordered.toSorted((a, b) => a.familyId - b.familyId);
        const families = buildFamilies(Uint32Array.from(rows, ({ familyId }) => familyId));
        const choices = createChoices(
          Uint16Array.from(rows, ({ rating }) => rating),
          Uint8Array.from(rows, ({ kind }) => kind),
        );
        rows.forEach((row, at) => {
          setAvailability(choices, at, row);
        });
        for (const { at, inStock, stores } of changes) {
          Object.assign(rows[at % rows.length]!, { inStock, stores });
          setAvailability(choices, at % rows.length, { inStock, stores });
        }
        const hits = emptyBits(rows.length);
        rows.forEach(({ isHit }, at) => {
          if (isHit) setBit(hits, at);
        });
        const familiesWith = (has: (row: (typeof rows)[number]) => boolean) =>
          new Set(rows.filter((row) => row.isHit && has(row)).map(({ familyId }) => familyId)).size;
        const counted = (entries: [string, number][]) =>
          Object.fromEntries(entries.filter(([, count]) => count > 0));

        expect(countChoices(choices, hits, families)).toEqual({
          rating: Object.fromEntries(
            [1, 2, 3, 4].map((step) => [step, familiesWith(({ rating }) => rating >= step * 10)]),
          ),
          unit: counted(
            ['volume', 'weight', 'count'].map((unit, at) => [
              unit,
              familiesWith(({ kind }) => kind === at + 1),
            ]),
          ),
          inStock: counted([['true', familiesWith(({ inStock }) => inStock)]]),
          store: counted(
            slugs.map((slug) => [slug, familiesWith(({ stores }) => stores.includes(slug))]),
          ),
        });
        const numbersOf = (has: (row: (typeof rows)[number]) => boolean) =>
          rows.flatMap((row, at) => (has(row) ? [at] : []));
        expect(listBits(productsInStock(choices), 0, rows.length)).toEqual(
          numbersOf(({ inStock }) => inStock),
        );
        expect(listBits(productsAt(choices, chosen), 0, rows.length)).toEqual(
          numbersOf(({ stores }) => chosen.some((slug) => stores.includes(slug))),
        );
      },
    ),
    { numRuns: 200 },
  );
});
