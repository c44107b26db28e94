import { expect, test } from 'vitest';
import { builtInCatalog } from '~/domain/ingredients/describe/ingredient-catalog';
import { ingredientPageData } from './ingredient-data';

const ingredient = builtInCatalog.findBySlug('niacinamide');
if (!ingredient) throw new Error('Niacinamide is not in the dictionary.');
const statistics = {
  ingredientId: 1,
  productCount: 3,
  medianPosition: 4,
  abovePercent: 50,
  stated: null,
  bestValueIds: [],
};

test('the page links to the products only if there are any', () => {
  const linkWith = (found: typeof statistics | null) =>
    ingredientPageData({ ingredient, statistics: found, bestValue: [] }).listing;
  expect(linkWith(statistics)).toBe('/products?ingredients=niacinamide');
  expect(linkWith(null)).toBeNull();
});
