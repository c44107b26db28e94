import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInDictionary } from './dictionary/built-in';
import {
  compareFormulas,
  formulaSimilarity,
  measureRarity,
  weighFormula,
} from './formula-similarity';
import { NameResolver } from './label/resolve-name';
import { onePercentLine } from './one-percent-line';
import { resolveIngredients } from './resolve-ingredients';

const formula = (text: string) =>
  resolveIngredients([text], new NameResolver(builtInDictionary)).ids;
const serum = formula('Water, Niacinamide, Glycerin, Zinc PCA, Phenoxyethanol, Bakuchiol');
const catalog = [
  serum,
  formula('Water, Glycerin, Phenoxyethanol, Xanthan Gum'),
  formula('Water, Glycerin, Cetearyl Alcohol, Phenoxyethanol'),
  formula('Water, Glycerin, Niacinamide, Phenoxyethanol'),
];
const rarity = measureRarity(catalog);
const similarity = (one: readonly number[], other: readonly number[]) =>
  formulaSimilarity(weighFormula(one, rarity), weighFormula(other, rarity));

test('a rare ingredient says more than a common one', () => {
  const sharesRare = formula('Squalane, Bakuchiol');
  const sharesCommon = formula('Squalane, Phenoxyethanol');
  expect(similarity(serum, sharesRare)).toBeGreaterThan(similarity(serum, sharesCommon));
});

test('above the 1 % line the position counts, below it does not', () => {
  const same = formula('Water, Niacinamide, Glycerin, Zinc PCA, Bakuchiol, Phenoxyethanol');
  const little = formula('Water, Glycerin, Zinc PCA, Phenoxyethanol, Niacinamide, Bakuchiol');
  expect(similarity(serum, same)).toBeGreaterThan(similarity(serum, little));
  expect(similarity(formula('Water, Parfum, BHT'), formula('Water, BHT, Parfum'))).toBe(1);
});

test('a formula without known ingredients is like none', () => {
  expect(similarity([], [])).toBe(0);
  expect(similarity([0, 0], serum)).toBe(0);
});

test('similarity is between 0 and 1, the same both ways, and 1 for the same list', () => {
  const ids = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const value = similarity(one, other);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(similarity(other, one)).toBeCloseTo(value, 10);
      if (one.some((id) => id !== 0)) expect(similarity(one, one)).toBeCloseTo(1, 10);
    }),
  );
});

test('the 1 % line is before the first ingredient that is used in traces', () => {
  expect(onePercentLine(serum)).toBe(4);
  expect(onePercentLine(formula('Aqua, Glycerin, Talc, Mica'))).toBe(2);
  expect(onePercentLine(formula('Parfum, Aqua'))).toBe(1);
  expect(onePercentLine([])).toBe(1);
});

test('says what is shared, missing and extra, in label order', () => {
  expect(compareFormulas([3, 0, 1, -2, 1], [1, 4, 0])).toEqual({
    shared: [1],
    missing: [3, 2],
    extra: [4],
  });
});
