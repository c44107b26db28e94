import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FormulaProduct,
  minRelatedSimilarity,
  minSameProductSimilarity,
  minSimilarity,
} from '~/domain/dupes/formula-index';
import {
  formulaSimilarity,
  measureRarity,
  weighFormula,
} from '~/domain/ingredients/formula-similarity';
import { createFormulaIndex, createFormulaIndexBuilder } from './create-formula-index';

const known = ({ formula }: FormulaProduct) =>
  formula
    .filter((id) => id !== 0)
    .sort((a, b) => a - b)
    .join();

/** How similar two products must be; null: they are not compared. */
function minSimilarityOf(one: FormulaProduct, other: FormulaProduct): number | null {
  if (one.group !== null && one.type === other.type) return minSimilarity;
  if (one.sameListGroup === other.sameListGroup && known(one) === known(other)) return 0;
  return one.group !== null && one.group === other.group ? minRelatedSimilarity : null;
}

const key = ({ type, familyId, formula }: FormulaProduct) =>
  JSON.stringify([type, familyId, formula]);

function rarityAmong(products: readonly FormulaProduct[]) {
  const different = [...new Map(products.map((one) => [key(one), one.formula])).values()];
  return measureRarity(different.map((formula) => formula.filter((id) => id !== 0)));
}

/** The rule, read from the definition: every product with every other one. */
function plainSimilar(products: readonly FormulaProduct[], productId: number) {
  const product = products.find((one) => one.productId === productId);
  if (!product) return [];
  const rarity = rarityAmong(products);
  const weighed = weighFormula(product.formula, rarity);
  const best = new Map<number, { similarity: number; formula: string }>();
  for (const other of products) {
    if (other.familyId === product.familyId) continue;
    const minimum = minSimilarityOf(product, other);
    if (minimum === null) continue;
    const similarity = formulaSimilarity(weighed, weighFormula(other.formula, rarity));
    const previous = best.get(other.familyId)?.similarity ?? 0;
    if (similarity >= minimum && similarity > previous + 1e-9) {
      best.set(other.familyId, { similarity, formula: key(other) });
    }
  }
  return [...best]
    .sort(([, a], [, b]) => b.similarity - a.similarity)
    .map(([familyId, { similarity, formula }]) => ({
      familyId,
      similarity,
      members: products.filter((one) => key(one) === formula),
    }));
}

/** Other sizes, read from the definition. */
function plainOtherSizes(products: readonly FormulaProduct[], product: FormulaProduct) {
  const rarity = rarityAmong(products);
  const sizeOf = ({ size }: FormulaProduct) => JSON.stringify(size);
  return products.flatMap((other) => {
    if (other === product || other.productHash !== product.productHash) return [];
    if (other.familyId === product.familyId && sizeOf(other) === sizeOf(product)) return [];
    const similarity = formulaSimilarity(
      weighFormula(product.formula, rarity),
      weighFormula(other.formula, rarity),
    );
    const isSameType = other.type === product.type && product.group !== null;
    const minimum = isSameType ? minSameProductSimilarity : minSimilarity;
    return similarity < minimum ? [] : [{ productId: other.productId, similarity }];
  });
}

const formulas = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), {
  minLength: 1,
  maxLength: 10,
  comparator: (a, b) => a !== 0 && a === b,
});
const catalogs = fc
  .array(
    fc.record({
      familyId: fc.integer({ min: 1, max: 12 }),
      kind: fc.constantFrom(
        { group: 'serum', type: 'serum', sameListGroup: 'skincare' },
        { group: 'toner', type: 'toner', sameListGroup: 'skincare' },
        { group: 'cheeks', type: 'blush', sameListGroup: 'skincare' },
        { group: 'cheeks', type: 'bronzer', sameListGroup: 'skincare' },
        { group: 'shampoo', type: 'shampoo', sameListGroup: 'haircare' },
        { group: null, type: 'set', sameListGroup: 'set/1' },
        { group: null, type: 'fragrance', sameListGroup: 'fragrance/1' },
      ),
      size: fc.constantFrom(
        null,
        { amount: 30, unit: 'ml' as const },
        { amount: 30, unit: 'g' as const },
      ),
      productHash: fc.integer({ min: 0, max: 4 }),
      formula: formulas,
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(
      ({ kind, ...one }, at): FormulaProduct => ({ ...one, ...kind, productId: at * 3 + 2 }),
    ),
  );

test('finds what the rule finds, in its order', () => {
  fc.assert(
    fc.property(catalogs, (products) => {
      const index = createFormulaIndex(products);
      for (const { productId } of products) {
        const expected = plainSimilar(products, productId);
        const found = index.similar(productId, 100);
        expect(found).toHaveLength(expected.length);
        found.forEach(({ similarity }, at) => {
          expect(similarity).toBeCloseTo(expected[at]?.similarity ?? 0, 9);
        });
        // Equal ones may come in any order.
        for (const { familyId, similarity, members } of expected) {
          const ids = members.map((one) => one.productId);
          const match = found.find(({ productIds }) => ids.includes(productIds[0] ?? 0));
          if (!match) {
            const other = found.find(({ productIds }) =>
              products.some((one) => one.familyId === familyId && one.productId === productIds[0]),
            );
            expect(other?.similarity).toBeCloseTo(similarity, 9);
            continue;
          }
          const sizes = new Set(members.map(({ size }) => JSON.stringify(size)));
          expect(match.productIds).toHaveLength(sizes.size);
          expect(ids).toEqual(expect.arrayContaining([...match.productIds]));
        }
      }
    }),
  );
});

test('finds nothing for a formula of unknown ingredients only', () => {
  const serum = { type: 'serum', group: 'serum', sameListGroup: 'skincare', size: null };
  const blush = { ...serum, type: 'blush', group: 'cheeks' };
  const index = createFormulaIndex([
    { ...serum, productId: 1, familyId: 1, productHash: 1, formula: [0, 0] },
    { ...blush, productId: 2, familyId: 2, productHash: 2, formula: [0] },
  ]);

  expect(index.similar(1, 10)).toEqual([]);
});

test('finds the other sizes of a product, the most similar first', () => {
  fc.assert(
    fc.property(catalogs, (products) => {
      const index = createFormulaIndex(products);
      for (const product of products) {
        const expected = plainOtherSizes(products, product);
        const found = index.otherSizes(product.productId, 100);
        const ids = (sizes: typeof found) => sizes.map(({ productId }) => productId).sort();
        expect(ids(found)).toEqual(ids(expected));
        const similarities = found.map(({ similarity }) => similarity);
        expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
        for (const { productId, similarity } of expected) {
          const match = found.find((one) => one.productId === productId);
          expect(match?.similarity).toBeCloseTo(similarity, 9);
        }
      }
    }),
  );
});

const serum = (productId: number, familyId: number, formula: number[]): FormulaProduct => ({
  productId,
  familyId,
  group: 'serum',
  type: 'serum',
  sameListGroup: 'skincare',
  size: { amount: 30, unit: 'ml' },
  productHash: productId,
  formula,
});

test('sizes and shades of the product are no dupes of it', () => {
  const index = createFormulaIndex([
    serum(1, 1, [1, 2, 3, 4, 5]),
    serum(2, 1, [1, 2, 3, 4, 5]),
    serum(3, 3, [1, 2, 3, 4, 5]),
  ]);
  expect(index.similar(1, 10)).toEqual([{ similarity: 1, productIds: [3] }]);
  expect(index.formulaCount).toBe(2);
});

test('knows no product that was not added', async () => {
  const builder = createFormulaIndexBuilder();
  builder.add([serum(5, 5, [1, 2, 3, 4, 5])]);
  const index = await builder.finish();
  expect(index.has(5)).toBe(true);
  for (const id of [0, 4, 6, -1, 1.5, Number.NaN]) {
    expect(index.has(id)).toBe(false);
    expect(index.similar(id, 10)).toEqual([]);
    expect(index.otherSizes(id, 10)).toEqual([]);
  }
});

test('the same name needs less in common within a type', () => {
  const named = (productId: number, type: string, formula: number[]) => ({
    ...serum(productId, productId, formula),
    ...{ type, group: type, sameListGroup: type, productHash: 7 },
  });
  const index = createFormulaIndex([
    named(1, 'serum', [1, 2, 3, 4, 5]),
    named(2, 'serum', [1, 2, 6, 7, 8]),
    named(3, 'serum', [11, 12, 13, 14, 15]),
    named(4, 'candle', [1, 2, 6, 7, 9]),
    named(5, 'moisturizer', [1, 2, 3, 4, 9]),
    { ...named(6, 'fragrance', [1, 2, 3, 4, 9]), group: null },
    { ...named(7, 'fragrance', [1, 2, 6, 7, 8]), group: null },
  ]);
  const sizes = index.otherSizes(1, 10).map(({ productId }) => productId);
  expect(sizes).toEqual([5, 6, 2]);
  expect(index.otherSizes(7, 10).map(({ productId }) => productId)).not.toContain(6);
  expect(index.otherSizes(1, 1)).toHaveLength(1);
});

test('other shades, and products with other hashes, are no other sizes', () => {
  const formula = [1, 2, 3, 4, 5];
  const index = createFormulaIndex([
    { ...serum(1, 1, formula), productHash: 1 },
    // Another shade.
    { ...serum(2, 1, formula), productHash: 1 },
    { ...serum(3, 1, formula), productHash: 1, size: { amount: 50, unit: 'ml' } },
    // Equal modulo the number of products.
    { ...serum(4, 4, formula), productHash: 5 },
  ]);
  expect(index.otherSizes(1, 10).map(({ productId }) => productId)).toEqual([3]);
});

test('returns no more than asked for, the most similar ones', () => {
  const index = createFormulaIndex([
    serum(1, 1, [1, 2, 3, 4, 5]),
    serum(2, 2, [1, 2, 3, 4, 6]),
    serum(3, 3, [1, 2, 3, 4, 5]),
  ]);
  expect(index.similar(1, 1)).toEqual([{ similarity: 1, productIds: [3] }]);
});

test('a product of another type counts if it has the same ingredients', () => {
  const formula = [1, 2, 3, 4, 5, 6];
  const index = createFormulaIndex([
    serum(1, 1, formula),
    { ...serum(2, 2, [2, 1, 3, 4, 5, 6]), group: 'toner', type: 'toner' },
    { ...serum(3, 3, [1, 2, 3, 4, 5, 7]), group: 'toner', type: 'toner' },
    { ...serum(4, 4, formula), group: 'shampoo', type: 'shampoo', sameListGroup: 'haircare' },
  ]);
  const [only, ...others] = index.similar(1, 10);
  expect(only).toEqual({ similarity: expect.closeTo(0.797, 2), productIds: [2] });
  expect(others).toEqual([]);
  expect(index.similar(4, 10)).toEqual([]);
});

test('another type of the group must be more similar', () => {
  const base = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const cheeks = (productId: number, type: string, formula: number[]) => ({
    ...serum(productId, productId, formula),
    group: 'cheeks',
    type,
  });
  const index = createFormulaIndex([
    cheeks(1, 'blush', base),
    cheeks(2, 'bronzer', [...base, 11]),
    cheeks(3, 'bronzer', [1, 2, 3, 4, 5, 6, 7, 8, 12]),
    cheeks(4, 'blush', [1, 2, 3, 4, 5, 6, 7, 8, 13]),
  ]);
  expect(index.similar(1, 10).map(({ productIds }) => productIds[0])).toEqual([2, 4]);
});

test('sets and fragrances count only with the ingredients of another one of the brand', () => {
  const formula = [1, 2, 3, 4, 5, 6];
  const scent = (productId: number, brandId: number, own: number[]) => ({
    ...serum(productId, productId, own),
    group: null,
    type: 'fragrance',
    sameListGroup: `fragrance/${brandId}`,
  });
  const index = createFormulaIndex([
    scent(1, 1, formula),
    scent(2, 1, [1, 3, 2, 4, 5, 6]),
    scent(3, 1, [...formula, 7]),
    scent(4, 2, formula),
    serum(5, 5, formula),
  ]);
  expect(index.similar(1, 10).map(({ productIds }) => productIds[0])).toEqual([2]);
  expect(index.similar(4, 10)).toEqual([]);
});
