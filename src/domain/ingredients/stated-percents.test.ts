import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInDictionary } from './dictionary/built-in';
import { listLabelNames } from './parse-inci';
import { statedPercents, withoutPercent, withPercent } from './stated-percents';

const read = (name: string, ingredients: readonly string[] = []) =>
  Object.fromEntries(
    Array.from(statedPercents({ name, ingredients }, builtInDictionary), ([id, percent]) => [
      builtInDictionary.nameOf(id),
      percent,
    ]),
  );

describe('names of products', () => {
  test.each<[string, Record<string, number>]>([
    ['Niacinamide 10% Serum', { Niacinamide: 10 }],
    ['10% Niacinamide Serum', { Niacinamide: 10 }],
    ['Azelaic Acid 10 % Suspension', { 'Azelaic Acid': 10 }],
    ['0.3% Retinol + 2% Bakuchiol Treatment', { Retinol: 0.3, Bakuchiol: 2 }],
    ['10% Niacinamide 2% Salicylic Acid Peel', { Niacinamide: 10, 'Salicylic Acid': 2 }],
    ['Niacinamide 10% Salicylic Acid 2%', { Niacinamide: 10, 'Salicylic Acid': 2 }],
    ['Night Serum with 2.5% Benzoyl Peroxide', { 'Benzoyl Peroxide': 2.5 }],
    ['Ascorbyl Glucoside Solution 12%', { 'Ascorbyl Glucoside': 12 }],
    ['100% Plant-Derived Squalane', { Squalane: 100 }],
    ['Retinol Cream, 20% more', {}],
    ['100% Mineral Sunscreen SPF 30', {}],
    ['Niacinamide 0% Serum', {}],
    ['Niacinamide 1000% Serum', {}],
    ['Niacinamide Serum', {}],
  ])('%s', (name, expected) => {
    expect(read(name)).toEqual(expected);
  });
});

test('the label wins over the name', () => {
  expect(read('Zinc Oxide 20% Sunscreen', ['Zinc Oxide 18.5%', 'Aqua'])).toEqual({
    'Zinc Oxide': 18.5,
  });
});

test('products store the percentages of their labels', () => {
  const stored = listLabelNames('Active: Zinc Oxide (18.5%), Aqua, Glycerin 5 %', 10);
  expect(stored).toContain('Zinc Oxide 18.5%');
  expect(stored).toContain('Glycerin 5%');
  expect(stored.map(withoutPercent)).toEqual(expect.arrayContaining(['Zinc Oxide', 'Glycerin']));
});

test('a percentage can be taken off again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), (value) => {
      const percent = Number(value.toFixed(3));
      expect(withoutPercent(withPercent('Zinc Oxide', percent))).toBe('Zinc Oxide');
    }),
  );
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (name, ingredients) => {
      for (const percent of statedPercents({ name, ingredients }, builtInDictionary).values()) {
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});
