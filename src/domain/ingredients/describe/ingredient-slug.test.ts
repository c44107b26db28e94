import { expect, test } from 'vitest';
import { ingredientIdsOf } from '../ingredient-choices';
import { IngredientCatalog } from './ingredient-catalog';
import { readLoadedSlug } from './ingredient-slug';

const moonbeam = {
  id: 1_000_007,
  name: 'Moonbeam Ferment',
  synonyms: [],
  functions: [],
  cas: null,
  ec: null,
  annexes: [],
};

test('the slug of a loaded ingredient is a filter by its number', () => {
  const slug = new IngredientCatalog([moonbeam]).find(moonbeam.id)?.slug ?? '';
  expect(slug).toBe('moonbeam-ferment-1000007');
  expect(ingredientIdsOf(slug)).toEqual([moonbeam.id]);
});

test('a loaded ingredient is still found by its former slug', () => {
  expect(new IngredientCatalog([moonbeam]).findBySlug('moonbeam-ferment')?.id).toBe(moonbeam.id);
});

test.each(['glycerin', 'ci-77891', 'peg-1000000', 'x-99999999999', ''])(
  '%j is no slug of a loaded ingredient',
  (slug) => {
    expect(readLoadedSlug(slug)).toBeNull();
  },
);

test('a plant stands for everything that is made from it', () => {
  expect(ingredientIdsOf('lavandula-angustifolia').length).toBeGreaterThan(2);
});
