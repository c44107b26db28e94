import { expect, test } from 'vitest';
import { isOfTerm } from '../search/tags/inci-terms';
import { ingredients } from '../search/vocabulary/ingredients';
import { findTerm } from '../search/vocabulary/terms';
import { builtInCatalog } from './describe/ingredient-catalog';
import { ingredientSlug } from './describe/ingredient-slug';
import { builtInIngredients } from './dictionary/built-in';
import { familyChoices, findIngredientChoice, ingredientIdsOf } from './ingredient-choices';
import { ingredientFamilies } from './ingredient-families';

test('every ingredient has a slug of its own', () => {
  const bySlug = Map.groupBy(builtInIngredients, ({ name }) => ingredientSlug(name));
  const shared = [...bySlug].filter(([slug, named]) => slug === '' || named.length > 1);
  expect(shared.map(([, named]) => named.map(({ name }) => name))).toEqual([]);
});

test('every family stands for its ingredients', () => {
  for (const { slug, has } of ingredientFamilies) {
    const choice = findIngredientChoice(slug);
    expect(choice?.kind, slug).toBe('family');
    expect(ingredientIdsOf(choice?.slug ?? '').length, slug).toBe(
      builtInIngredients.filter(has).length,
    );
  }
  expect(familyChoices).toHaveLength(ingredientFamilies.length);
});

test.each([
  ['panthenol', 'panthenol', 'Panthenol'],
  ['butylene-glycol', 'butylene-glycol', 'Butylene Glycol'],
  ['Butylene glycol', 'butylene-glycol', 'Butylene Glycol'],
  ['drying-alcohols', 'alcohol', 'Drying alcohol'],
  ['pregnancy-caution', 'pregnancy-caution', 'Pregnancy caution list'],
  ['vitamin-c', 'vitamin-c', 'Vitamin C'],
])('“%s” is %s', (text, slug, name) => {
  expect(findIngredientChoice(text)).toMatchObject({ slug, name });
});

test.each(['', 'nothing-like-that', '__proto__', 'x'.repeat(5_000)])('“%s” is unknown', (text) => {
  expect(findIngredientChoice(text)).toBeNull();
});

test('a term of the search vocabulary keeps its meaning', () => {
  for (const { slug, label } of ingredients) {
    expect(findIngredientChoice(slug)).toMatchObject({ slug, name: label });
  }
});

test('the search vocabulary knows every member of a family that it has a term for', () => {
  const missing = familyChoices
    .filter(({ slug }) => findTerm('ingredient', slug))
    .flatMap(({ slug }) =>
      ingredientIdsOf(slug)
        .map((id) => builtInCatalog.find(id)?.name ?? '')
        .filter((name) => !isOfTerm(name, slug)),
    );
  expect(missing).toEqual([]);
});
