import { expect, test } from 'vitest';
import { ingredientOfFilter } from './ingredient-terms';

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
