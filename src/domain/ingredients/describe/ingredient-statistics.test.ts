import { expect, test } from 'vitest';
import { builtInDictionary } from '../dictionary/built-in';
import { type CountedProduct, IngredientCounter } from './ingredient-statistics';

const idOf = (name: string) => builtInDictionary.find(name)?.id ?? 0;
const [aqua = 0, glycerin = 0, retinol = 0, parfum = 0] = [
  'Aqua',
  'Glycerin',
  'Retinol',
  'Parfum',
].map(idOf);

let nextId = 1;
function counted(given: Partial<CountedProduct>): CountedProduct {
  const id = given.id ?? nextId++;
  return {
    id,
    groupId: id,
    ingredientIds: [aqua, glycerin, parfum],
    category: 'skincare',
    keyIngredientIds: new Set(),
    percents: new Map(),
    size: { amount: 100, unit: 'ml' },
    bestPriceCents: 1_000,
    ...given,
  };
}

function statisticsOf(products: readonly CountedProduct[], id: number) {
  const counter = new IngredientCounter();
  for (const product of products) counter.add(product);
  return counter.statistics().find(({ ingredientId }) => ingredientId === id);
}

test('counts products, the median position and how many are above the 1 % line', () => {
  const products = [
    counted({ ingredientIds: [aqua, glycerin, parfum] }),
    counted({ ingredientIds: [aqua, 0, glycerin, parfum] }),
    counted({ ingredientIds: [aqua, parfum, 0, 0, glycerin] }),
    counted({ ingredientIds: [aqua, parfum, -glycerin] }),
  ];
  expect(statisticsOf(products, glycerin)).toMatchObject({
    productCount: 4,
    medianPosition: 3,
    abovePercent: 67,
  });
});

test('the best value has the lowest unit price, one product per formula', () => {
  const products = [
    counted({ id: 1, bestPriceCents: 900 }),
    counted({ id: 2, groupId: 1, bestPriceCents: 1_000, size: { amount: 200, unit: 'ml' } }),
    counted({ id: 3, bestPriceCents: 700 }),
    counted({ id: 4, bestPriceCents: null }),
    counted({ id: 5, size: null }),
    counted({ id: 6, size: { amount: 30, unit: 'count' }, bestPriceCents: 100 }),
  ];
  expect(statisticsOf(products, glycerin)?.bestValueIds).toEqual([2, 3, 6]);
});

test('products that list an ingredient near the top or praise it come before cheaper ones with a trace', () => {
  const trace = [aqua, glycerin, parfum, retinol];
  const products = [
    counted({ id: 1, ingredientIds: trace, bestPriceCents: 100 }),
    counted({ id: 2, ingredientIds: trace, keyIngredientIds: new Set([retinol]) }),
  ];
  expect(statisticsOf(products, retinol)?.bestValueIds).toEqual([2, 1]);
});

test('supplements come last, however cheap', () => {
  const products = [
    counted({ id: 1, category: 'supplements', bestPriceCents: 100 }),
    counted({ id: 2, bestPriceCents: 5_000 }),
  ];
  expect(statisticsOf(products, glycerin)?.bestValueIds).toEqual([2, 1]);
});

test('what only some shades contain has no position', () => {
  const products = [counted({ ingredientIds: [aqua, -retinol] })];
  expect(statisticsOf(products, retinol)).toMatchObject({
    productCount: 1,
    medianPosition: null,
    abovePercent: null,
  });
});

test('stated percentages count if the label lists the ingredient', () => {
  const products = [
    counted({
      percents: new Map([
        [glycerin, 5],
        [retinol, 1],
      ]),
    }),
    counted({ percents: new Map([[glycerin, 10]]) }),
    counted({ percents: new Map([[glycerin, 3]]) }),
    counted({}),
  ];
  expect(statisticsOf(products, glycerin)?.stated).toEqual({
    productCount: 3,
    lowest: 3,
    median: 5,
    highest: 10,
  });
  expect(statisticsOf(products, retinol)).toBeUndefined();
  expect(statisticsOf(products, aqua)?.stated).toBeNull();
});
