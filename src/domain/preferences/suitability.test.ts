import { expect, test } from 'vitest';
import { ingredientIdsOf } from '../ingredients/ingredient-choices';
import { findIngredientChoices } from './find-choices';
import { knownPreferences } from './known-preferences';
import {
  hasPreferences,
  mergePreferences,
  noPreferences,
  type Preferences,
  preferenceLimits,
} from './preferences';
import { isSuitable, markOf, suitabilityOf } from './suitability';

const idOf = (slug: string) => ingredientIdsOf(slug)[0] ?? 0;
const listed = ['listed:ingredients'];
const label = (...slugs: string[]) => ({
  category: 'skincare',
  tags: listed,
  ingredientIds: slugs.map(idOf),
});
const water = label('aqua');
const avoid = (...slugs: string[]): Preferences => ({ ...noPreferences, avoid: slugs });

const cases: [
  about: string,
  product: Parameters<typeof markOf>[0],
  preferences: Preferences,
  text: string | null,
][] = [
  ['nothing on its list', water, avoid('fragrance', 'butylene-glycol'), null],
  [
    'an ingredient of the dictionary',
    label('aqua', 'butylene-glycol'),
    avoid('butylene-glycol'),
    'Contains Butylene Glycol, which you avoid',
  ],
  [
    'a family by one of its members',
    label('aqua', 'retinyl-palmitate'),
    avoid('pregnancy-caution'),
    'Contains an ingredient of the pregnancy caution list (Retinyl Palmitate), which you avoid',
  ],
  [
    'a term by its tag',
    { category: 'skincare', tags: [...listed, 'ingredient:fragrance:1'], ingredientIds: [] },
    avoid('fragrance'),
    'Contains fragrance, which you avoid',
  ],
  [
    'a term by what is on its list',
    {
      ...label('aqua', 'lavandula-angustifolia-oil', 'linalool', 'limonene'),
      tags: [...listed, 'ingredient:essential-oils:1'],
    },
    avoid('fragrance'),
    'Contains fragrance (Lavandula Angustifolia Oil and 2 more), which you avoid',
  ],
  [
    'several',
    {
      category: 'skincare',
      tags: [...listed, 'ingredient:fragrance:1', 'ingredient:parabens:1', 'ingredient:talc:1'],
      ingredientIds: [idOf('butylene-glycol')],
    },
    avoid('fragrance', 'parabens', 'talc', 'butylene-glycol'),
    'Contains fragrance, parabens and 2 more, which you avoid',
  ],
  [
    'an unknown list',
    { category: 'skincare', tags: [], ingredientIds: [] },
    avoid('parabens'),
    'Ingredients unknown, so we can’t tell if it suits you',
  ],
  [
    'an unknown list, but a claim',
    { category: 'skincare', tags: ['claim:paraben-free'], ingredientIds: [] },
    avoid('parabens'),
    null,
  ],
  [
    'a tool, which has no list',
    { category: 'tools', tags: [], ingredientIds: [] },
    avoid('parabens', 'butylene-glycol'),
    null,
  ],
  [
    'an unknown list and nothing avoided',
    { category: 'skincare', tags: [], ingredientIds: [] },
    noPreferences,
    null,
  ],
  [
    'the opposite skin type',
    { ...water, tags: [...listed, 'skin:dry:3'] },
    { ...noPreferences, skinTypes: ['oily'] },
    'Made for dry skin',
  ],
  [
    'weak evidence of the opposite',
    { ...water, tags: [...listed, 'skin:dry:1'] },
    { ...noPreferences, skinTypes: ['oily'] },
    null,
  ],
  [
    'both types',
    { ...water, tags: ['skin:dry:3', 'skin:oily:1'] },
    { ...noPreferences, skinTypes: ['oily'] },
    null,
  ],
  [
    'a shopper with both types',
    { ...water, tags: ['skin:dry:3'] },
    { ...noPreferences, skinTypes: ['oily', 'dry'] },
    null,
  ],
];

test.each(cases)('%s', (_, product, preferences, text) => {
  const suitability = suitabilityOf(preferences);
  expect(markOf(product, suitability)?.text ?? null).toBe(text);
  expect(isSuitable(product, suitability)).toBe(text === null);
});

test('signing in joins both avoid-lists and keeps the types of the account', () => {
  const account = { ...avoid('fragrance', 'talc'), skinTypes: ['dry'] };
  const device = {
    ...avoid('talc', 'parabens'),
    skinTypes: ['oily'],
    concerns: ['acne'],
    hides: true,
  };
  const merged = mergePreferences(account, device);
  expect(merged).toEqual({
    avoid: ['fragrance', 'talc', 'parabens'],
    skinTypes: ['dry'],
    hairTypes: [],
    concerns: ['acne'],
    hides: true,
  });
  expect(mergePreferences(merged, device)).toEqual(merged);
  const many = Array.from({ length: preferenceLimits.avoided }, (_, at) => `slug-${at}`);
  expect(mergePreferences(avoid(...many), device).avoid).toEqual(many);
});

test('unknown slugs are dropped, and names of families become those of filters', () => {
  const given = {
    avoid: ['drying-alcohols', 'alcohol', 'gone', '__proto__'],
    skinTypes: ['dry', 'all', 'purple'],
    hairTypes: ['curly'],
    concerns: ['acne', 'constructor'],
    hides: true,
  };
  expect(knownPreferences(given)).toEqual({
    avoid: ['alcohol'],
    skinTypes: ['dry'],
    hairTypes: ['curly'],
    concerns: ['acne'],
    hides: true,
  });
});

test('concerns alone mark nothing', () => {
  expect(hasPreferences({ ...noPreferences, concerns: ['acne'] })).toBe(false);
  expect(hasPreferences(avoid('talc'))).toBe(true);
});

test.each([
  ['parab', 'Parabens'],
  ['sls', 'Sulfates'],
  ['butylene g', 'Butylene Glycol'],
  ['caution', 'Pregnancy caution list'],
  ['PARFUM', 'Fragrance'],
])('“%s” finds %s first', (typed, name) => {
  expect(findIngredientChoices(typed, 3)[0]?.name).toBe(name);
});

test.each(['', '  ', '\u0000', 'zzzz', 'x'.repeat(100_000)])('“%s” finds nothing', (typed) => {
  expect(findIngredientChoices(typed, 10)).toEqual([]);
});
