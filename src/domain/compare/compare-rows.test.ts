import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedProduct, compareRows } from './compare-rows';

const product = (given: Partial<ComparedProduct> = {}): ComparedProduct => ({
  size: { amount: 30, unit: 'ml' },
  otherSizes: [],
  bestPriceCents: 2_000,
  delivered: { cents: 2_599, retailer: 'Store 1' },
  rating: 4.5,
  reviewCount: 10,
  storesInStock: 2,
  stores: 3,
  claims: ['Vegan'],
  keyIngredients: [],
  ingredients: ['Aqua', 'Glycerin'],
  unknownIngredients: 0,
  ...given,
});
const rowOf = (products: ComparedProduct[], label: string) =>
  compareRows(products).find((row) => row.label === label);

test('marks the lowest price, but not among equal ones', () => {
  const cheap = product({ bestPriceCents: 1_500 });
  expect(rowOf([product(), cheap], 'Best price')?.cells).toEqual([
    { text: '$20.00' },
    { text: '$15.00', isBest: true },
  ]);
  expect(rowOf([cheap, cheap], 'Best price')?.cells).toEqual([
    { text: '$15.00' },
    { text: '$15.00' },
  ]);
});

test('prices per ounce of weight and of volume are not compared', () => {
  const solid = product({ size: { amount: 10, unit: 'g' }, bestPriceCents: 100 });
  const cells = rowOf([product(), solid], 'Unit price')?.cells ?? [];
  expect(cells.some(({ isBest }) => isBest)).toBe(false);
});

test('says what a rating counts', () => {
  expect(rowOf([product({ reviewCount: 1_234 })], 'Rating')?.cells).toEqual([
    { text: '4.5 out of 5', detail: '1,234 ratings from the stores' },
  ]);
  expect(rowOf([product({ reviewCount: 0 })], 'Rating')?.cells).toEqual([
    { text: 'Not rated yet' },
  ]);
});

test('separates ingredients that all, some and only one of them contain', () => {
  const products = [
    product({ ingredients: ['Aqua', 'Glycerin', 'Niacinamide'] }),
    product({ ingredients: ['Aqua', 'Glycerin'], unknownIngredients: 2 }),
    product({ ingredients: ['Aqua', 'Retinol'] }),
    product({ ingredients: [] }),
  ];
  expect(rowOf(products, 'In all of them')?.cells.map(({ list }) => list)).toEqual([
    ['Aqua'],
    ['Aqua'],
    ['Aqua'],
    undefined,
  ]);
  expect(rowOf(products, 'In some of them')?.cells[1]).toEqual({
    text: '',
    list: ['Glycerin'],
    hasIngredients: true,
    detail: '2 unknown names not compared',
  });
  expect(rowOf(products, 'Only in this one')?.cells.map(({ text }) => text)).toEqual([
    '',
    'None',
    '',
    'List unknown',
  ]);
});

test('rows that differ come first, and every row has one cell per product', () => {
  const facts = fc.record({
    bestPriceCents: fc.constantFrom(null, 1_000, 2_000),
    rating: fc.constantFrom(3, 4),
    claims: fc.constantFrom([], ['Vegan']),
    ingredients: fc.subarray(['Aqua', 'Glycerin', 'Retinol']),
  });
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (given) => {
      const rows = compareRows(given.map(product));
      const firstEqual = rows.findIndex(({ differs }) => !differs);
      expect(rows.slice(firstEqual).some(({ differs }) => firstEqual >= 0 && differs)).toBe(false);
      for (const { cells } of rows) expect(cells).toHaveLength(given.length);
    }),
  );
});
