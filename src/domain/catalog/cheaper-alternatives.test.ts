import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparableProduct, cheaperAlternatives } from './cheaper-alternatives';
import type { SizeUnit } from './product';

function product(id: number, given: Partial<ComparableProduct> = {}): ComparableProduct {
  return {
    id,
    groupId: id,
    size: { amount: 50, unit: 'ml' },
    bestPriceCents: 2_000,
    rating: 4.5,
    reviewCount: 100,
    keyIngredients: [],
    ...given,
  };
}

const ours = product(1, { keyIngredients: ['Niacinamide', 'Zinc'] });
const idsOf = (candidates: ComparableProduct[], limit = 4) =>
  cheaperAlternatives(ours, candidates, limit).map(({ id }) => id);

test.each<[string, Partial<ComparableProduct>, boolean]>([
  ['half the price', { bestPriceCents: 1_000 }, true],
  ['twice the size', { size: { amount: 100, unit: 'ml' } }, true],
  [
    'more expensive, but much larger',
    { bestPriceCents: 3_000, size: { amount: 150, unit: 'ml' } },
    true,
  ],
  ['the same by the ml', { bestPriceCents: 4_000, size: { amount: 100, unit: 'ml' } }, false],
  ['a little less', { bestPriceCents: 1_850 }, false],
  ['cheaper, but smaller', { bestPriceCents: 1_500, size: { amount: 15, unit: 'ml' } }, false],
  ['in grams', { bestPriceCents: 100, size: { amount: 50, unit: 'g' } }, false],
  ['without a size', { bestPriceCents: 100, size: null }, false],
  ['without a price', { bestPriceCents: null }, false],
  ['badly rated', { bestPriceCents: 1_000, rating: 3.9 }, false],
  ['rated by too few', { bestPriceCents: 1_000, reviewCount: 9 }, false],
  ['another size of the same', { bestPriceCents: 1_000, groupId: 1 }, false],
])('%s', (_, given, fits) => {
  expect(idsOf([product(2, given)])).toEqual(fits ? [2] : []);
});

test('shared key ingredients count before popularity, popularity before the id', () => {
  const less = { bestPriceCents: 1_000 };
  expect(
    idsOf([
      product(2, { ...less, reviewCount: 9_000 }),
      product(3, { ...less, keyIngredients: ['Zinc'] }),
      product(4, { ...less, keyIngredients: ['Zinc', 'Niacinamide', 'Aloe'] }),
      product(6, { ...less, keyIngredients: ['Zinc'] }),
      product(5, { ...less, keyIngredients: ['Zinc'], reviewCount: 200 }),
    ]),
  ).toEqual([4, 5, 3, 6]);
});

test('shows only one size of a formula', () => {
  const less = { bestPriceCents: 1_000, groupId: 7 };
  expect(idsOf([product(7, less), product(8, less), product(9, { bestPriceCents: 900 })])).toEqual([
    7, 9,
  ]);
});

test('the stated savings per ml are correct', () => {
  const size = fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 500 }),
      unit: fc.constantFrom<SizeUnit>('ml', 'g', 'count'),
    }),
  );
  const price = fc.option(fc.integer({ min: 100, max: 20_000 }));
  fc.assert(
    fc.property(size, price, fc.array(fc.tuple(size, price)), (ownSize, ownPrice, others) => {
      const own = product(1, { size: ownSize, bestPriceCents: ownPrice });
      const candidates = others.map(([otherSize, bestPriceCents], index) =>
        product(index + 2, { size: otherSize, bestPriceCents }),
      );
      for (const { id, percentLess } of cheaperAlternatives(own, candidates, 3)) {
        const other = candidates[id - 2];
        expect(other?.size?.unit).toBe(ownSize?.unit);
        const perUnit = (one: ComparableProduct | undefined) =>
          (one?.bestPriceCents ?? Number.NaN) / (one?.size?.amount ?? Number.NaN);
        const saved = 1 - perUnit(other) / perUnit(own);
        expect(Math.abs(saved * 100 - percentLess)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(saved).toBeGreaterThanOrEqual(0.1 - 1e-9);
      }
    }),
  );
});
