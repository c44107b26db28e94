import { expect, test } from 'vitest';
import { findTerm, widestType } from '../search/vocabulary/terms';
import { cheaperVariant } from './cheaper-variant';
import { comparableFormula } from './comparable-formula';
import { comparedTypes, comparisonGroup } from './comparison-group';
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

const aSerum = { brandId: 7, category: 'skincare', subcategory: 'serums' };

test.for([
  ['its widest type', ['claim:vegan:3', 'type:ampoule:2'], { group: 'serum', type: 'serum' }],
  ['its usual name', ['type:skin-tint'], { group: 'foundation', type: 'foundation' }],
  ['related types', ['type:bronzer'], { group: 'cheeks', type: 'bronzer' }],
  ['its subcategory', [], { group: 'skincare/serums', type: 'skincare/serums' }],
] as const)('a product is compared with %s', ([, tags, expected]) => {
  expect(comparisonGroup({ ...aSerum, tags })).toEqual({ ...expected, sameListGroup: 'skincare' });
});

test('every type that has another name or relatives is a type of its own', () => {
  for (const type of comparedTypes) {
    expect(findTerm('type', type)?.slug, type).toBe(type);
    expect(widestType(type)).toBe(type);
  }
});

test('skincare and makeup with the same ingredients may be the same thing', () => {
  const group = (category: string) =>
    comparisonGroup({ ...aSerum, category, tags: [] }).sameListGroup;
  expect(group('makeup')).toBe(group('skincare'));
  expect(group('haircare')).not.toBe(group('skincare'));
});

test('sets and fragrances are compared with the same list of their brand alone', () => {
  expect(comparisonGroup({ ...aSerum, tags: ['type:gift-set'] })).toEqual({
    group: null,
    type: 'set',
    sameListGroup: 'set/7',
  });
  const perfume = { brandId: 8, tags: ['type:perfume'], category: 'fragrance', subcategory: 'men' };
  expect(comparisonGroup(perfume)).toMatchObject({ group: null, sameListGroup: 'fragrance/8' });
});

test.for([
  [1, 100, 'Same ingredient list'],
  [0.9999, 99, 'Almost the same formula'],
  [0.7, 70, 'Very similar formula'],
  [0.6, 60, 'Similar formula'],
  [0.41, 41, 'Partly similar formula'],
  [0.2, 20, 'Different formula'],
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
