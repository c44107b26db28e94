import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChoiceFacet,
  choiceFacets,
  choiceMasks,
  createChoices,
  productsAt,
  productsInStock,
  setRatingChoices,
} from '../choices';
import { createPrices, setPrices } from '../prices';
import { emptyBits, listBits, setBit } from '../structures/bitset';
import { buildFamilies, createFamilyFinder } from '../structures/families';
import { buildPostings } from '../structures/postings';
import { runToCompletion } from '../structures/steps';
import { createChoiceCounter } from './choice-counter';
import { groupBySection } from './section-families';

/** More than fit into one column. */
const slugs = Array.from({ length: 60 }, (_, at) => `store-${at}`);
const changing = {
  bestPriceCents: fc.nat({ max: 60_000 }),
  inStock: fc.boolean(),
  stores: fc.subarray(slugs),
};
const product = fc.record({
  ...changing,
  familyId: fc.nat({ max: 20 }),
  isHit: fc.boolean(),
  rating: fc.nat({ max: 50 }),
  kind: fc.nat({ max: 3 }),
});
const change = fc.record({ ...changing, at: fc.nat() });
const list = ['serums', 'masks', 'toners'].map((subcategory) => ({
  category: 'skincare',
  subcategory,
}));
const sectionOf = (familyId: number) => familyId % list.length;

test('counts each family once per choice after any changes, with many stores and in whole sections', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 80 }),
      fc.array(change, { maxLength: 20 }),
      fc.subarray(slugs, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (unordered, changes, chosen, isWhole) => {
        const rows = unordered.toSorted((a, b) => a.familyId - b.familyId);
        const families = buildFamilies(Uint32Array.from(rows, ({ familyId }) => familyId));
        const codes = Uint16Array.from(rows, ({ familyId }) => sectionOf(familyId));
        const products = runToCompletion(
          buildPostings(list.length, rows.length, (row, emit) => emit(codes[row]!)),
        );
        const sections = { list, codes, products };
        const choices = runToCompletion(createChoices(Uint8Array.from(rows, ({ kind }) => kind)));
        const prices = createPrices(rows.length, choices);
        const set = (at: number) => {
          const { bestPriceCents, inStock, stores } = rows[at]!;
          const unchanging = { highestPriceCents: 70_000, unitPriceCents: null, onSale: false };
          setPrices(prices, at, { ...unchanging, bestPriceCents, inStock, stores });
        };
        for (const at of rows.keys()) {
          setRatingChoices(choices, at, rows[at]!.rating);
          set(at);
        }
        const brands = {
          slugs: ['brand'],
          names: ['Brand'],
          codesByTitle: new Map(),
          codes: new Uint16Array(rows.length),
          products,
        };
        const catalog = { families, sections, brands, prices };
        const bySection = runToCompletion(groupBySection(catalog, families.ends));
        const counter = runToCompletion(createChoiceCounter(catalog, bySection, families.ends));
        for (const { at, ...changed } of changes) {
          const row = at % rows.length;
          Object.assign(rows[row]!, changed);
          counter.change(row, () => set(row));
        }
        if (isWhole) for (const row of rows) row.isHit = sectionOf(row.familyId) > 0;
        const hits = emptyBits(rows.length);
        rows.forEach(({ isHit }, at) => {
          if (isHit) setBit(hits, at);
        });
        const counted = (entries: [string, number][]) =>
          Object.fromEntries(entries.filter(([, count]) => count > 0));
        type Has = (row: (typeof rows)[number]) => boolean;
        const facetsOf = (isIn: Has) => {
          const familiesWith = (has: Has) =>
            new Set(rows.filter((row) => isIn(row) && has(row)).map(({ familyId }) => familyId))
              .size;
          return {
            price: Array.from({ length: 21 }, (_, band) => ({
              from: band * 25,
              to: band === 20 ? null : (band + 1) * 25,
              count: familiesWith(
                ({ bestPriceCents }) => Math.min(20, Math.floor(bestPriceCents / 2_500)) === band,
              ),
            })),
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
          };
        };

        const { lasts, partly } = createFamilyFinder(families)(hits);
        const selection = bySection.select(lasts, bySection.countByCategory(lasts));
        // Each facet alone: what the others need is not counted.
        const countsOf = (facet: ChoiceFacet) =>
          counter.count(selection, hits, partly, choiceMasks(choices, [facet]));
        expect(choiceFacets(choices, countsOf)).toEqual(facetsOf(({ isHit }) => isHit));
        expect(choiceFacets(choices, () => counter.ofEverything)).toEqual(facetsOf(() => true));
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
