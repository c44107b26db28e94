import { expect, test } from 'vitest';
import { cheaperVariant } from './cheaper-variant';
import { comparableFormula, dupeType } from './comparable-formula';
import { orderDupes } from './order-dupes';
import { describeSimilarity, similarityPercent } from './similarity-text';

test.for([
  ['too short', [1, 2, 3, 4], null],
  ['long enough', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ['without what only some shades contain', [1, 2, 3, 4, 5, -6], [1, 2, 3, 4, 5]],
  ['unknown names keep their place', [1, 0, 2, 3, 4, 5], [1, 0, 2, 3, 4, 5]],
  ['mostly unknown', [1, 2, 3, 4, 5, 0, 0, 0], null],
  ['missing', [], null],
] as const)('a formula that is %s', ([, ids, expected]) => {
  expect(comparableFormula(ids)).toEqual(expected);
});

test.for([
  [['claim:vegan:3', 'type:face-serum:2'], 'face-serum'],
  [['type:gift-set'], null],
  [[], 'skincare/serums'],
] as const)('the type of %j is %s', ([tags, expected]) => {
  expect(dupeType({ tags, category: 'skincare', subcategory: 'serums' })).toBe(expected);
});

test('a label does not say how a fragrance smells', () => {
  const perfume = { tags: ['type:perfume'], category: 'fragrance', subcategory: 'women' };
  expect(dupeType(perfume)).toBeNull();
});

test.for([
  [1, 100, 'Same ingredient list'],
  [0.9999, 99, 'Almost the same formula'],
  [0.7, 70, 'Very similar formula'],
  [0.6, 60, 'Similar formula'],
  [0.41, 41, 'Partly similar formula'],
] as const)('a similarity of %d is %i %', ([similarity, percent, words]) => {
  expect(similarityPercent(similarity)).toBe(percent);
  expect(describeSimilarity(percent)).toBe(words);
});

test('a variant is cheaper by the price of the same amount', () => {
  const product = { size: { amount: 50, unit: 'ml' as const }, bestPriceCents: 3_000 };
  const variant = (id: number, amount: number, bestPriceCents: number | null) => ({
    id,
    size: { amount, unit: 'ml' as const },
    bestPriceCents,
  });
  const small = variant(1, 10, 500);
  const large = variant(2, 100, 3_000);
  expect(cheaperVariant(product, [small, large])).toEqual({ variant: large, percentLess: 50 });
  // 9 % less is not worth it.
  expect(cheaperVariant(product, [variant(3, 50, 2_730)])).toBeNull();
  expect(cheaperVariant(product, [variant(3, 50, 2_700)])?.percentLess).toBe(10);
  expect(cheaperVariant(product, [variant(4, 50, null)])).toBeNull();
  const solid = { ...small, size: { amount: 50, unit: 'g' as const } };
  expect(cheaperVariant(product, [solid])).toBeNull();
});

test('of equally similar formulas, names with more words in common come first, then the cheapest', () => {
  const dupe = (name: string, similarity: number, percentLess = 20) => ({
    card: { name },
    similarity,
    percentLess,
  });
  const names = orderDupes('Velvet Matte Lipstick', [
    dupe('Rose Balm', 100, 20),
    dupe('Plum Balm', 100, 40),
    dupe('Velvet Matte Lipstick Pencil', 97),
    dupe('VELVET Lipstick', 100),
  ]).map(({ card }) => card.name);
  expect(names).toEqual([
    'VELVET Lipstick',
    'Plum Balm',
    'Rose Balm',
    'Velvet Matte Lipstick Pencil',
  ]);
});
