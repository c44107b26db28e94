import { expect, test } from 'vitest';
import { builtInCatalog } from '../ingredients/describe/ingredient-catalog';
import { filterOfIngredient, ingredientOfFilter, nameBesideTerm } from './ingredient-terms';

test.each([
  ['niacinamide', 'Niacinamide'],
  ['vitamin-c', 'Ascorbic Acid'],
  ['hyaluronic-acid', 'Hyaluronic Acid'],
  ['bha', 'Salicylic Acid'],
  ['pentylene-glycol', 'Pentylene Glycol'],
  ['peptides', null],
  ['no-such-thing', null],
  ['__proto__', null],
])('the filter %s is explained by the page of %s', (slug, name) => {
  expect(ingredientOfFilter(slug)?.name ?? null).toBe(name);
});

test('ingredients are filtered by their slugs, unless these mean something else', () => {
  const filterOf = (slug: string) => {
    const ingredient = builtInCatalog.findBySlug(slug);
    return ingredient && filterOfIngredient(ingredient);
  };
  expect(filterOf('ascorbyl-glucoside')).toBe('ascorbyl-glucoside');
  expect(filterOf('niacinamide')).toBe('niacinamide');
  expect(filterOf('bha')).toBe(null);
  const without = builtInCatalog.all.filter((each) => filterOfIngredient(each) === null);
  expect(without.length).toBeLessThan(10);
});

test.each([
  ['vitamin-c', 'Vitamin C (Ascorbic Acid)'],
  ['hyaluronic-acid', 'Hyaluronic Acid'],
  ['pentylene-glycol', 'Pentylene Glycol'],
])('the page that explains the filter %s is called %s', (slug, name) => {
  const ingredient = ingredientOfFilter(slug);
  expect(ingredient && nameBesideTerm(slug, ingredient)).toBe(name);
});
