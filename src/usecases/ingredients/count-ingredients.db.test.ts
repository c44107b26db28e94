import { beforeEach, expect, test } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { findIngredientStatistics } from '~/db/ingredients/ingredient-statistics.repo.server';
import { hourMs } from '~/domain/durations';
import { readBrowsing } from '~/domain/ingredients/describe/browse-params';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { tagRulesVersion } from '~/domain/search/tags/tag-rules-version';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { createOffer } from '../../../tests/factories/offer';
import { createProduct } from '../../../tests/factories/product';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { deriveProductTags } from '../search/derive-product-tags.server';
import { browseIngredients, listIngredientPages } from './browse-ingredients.server';
import { countIngredients } from './count-ingredients.server';
import { loadIngredients } from './manage-ingredients.server';
import { showIngredient } from './show-ingredient.server';

const niacinamide = builtInDictionary.find('Niacinamide')?.id ?? 0;
const ingredients = ['Aqua', 'Niacinamide', 'Moonbeam Filtrate', 'Phenoxyethanol'];
const products = [
  aProduct(1, { ingredients }),
  aProduct(2, { ingredients, size: { amount: 100, unit: 'ml' } }),
  aProduct(3, { ingredients: ['Aqua', 'Glycerin'] }),
];
const offers = products.map(({ id }) => anOffer(id, { productId: id }));

let db: Database;
let deps: ReturnType<typeof testDeps>;
beforeEach(async () => {
  db = await openTestDatabase();
  deps = testDeps(db);
  await loadCatalog(deps, aSource(aBatch(products, offers)));
});

test('products with an ingredient are counted in batches, the cheapest per unit first', async () => {
  await countIngredients(deps, { productsPerBatch: 2 });
  expect(await findIngredientStatistics(db, niacinamide)).toEqual({
    ingredientId: niacinamide,
    productCount: 2,
    medianPosition: 2,
    abovePercent: 100,
    stated: null,
    bestValueIds: [2, 1],
  });
});

test('a count that is asked to stop stores nothing, and a later one counts', async () => {
  await countIngredients(deps, { productsPerBatch: 2, signal: AbortSignal.abort() });
  expect(await findIngredientStatistics(db, niacinamide)).toBeNull();
  await countIngredients(deps);
  expect(await findIngredientStatistics(db, niacinamide)).toMatchObject({ productCount: 2 });
});

test('stated percentages come from labels and names of products', async () => {
  const other = await openTestDatabase();
  const stating = [
    aProduct(1, { name: 'Niacinamide 10% Serum', ingredients }),
    aProduct(2, { ingredients: ['Aqua', 'Niacinamide 2.5%', 'Glycerin', 'Parfum'] }),
    aProduct(3, { ingredients }),
  ];
  const own = testDeps(other);
  await loadCatalog(own, aSource(aBatch(stating, offers)));
  await countIngredients(own);
  expect((await findIngredientStatistics(other, niacinamide))?.stated).toEqual({
    productCount: 2,
    lowest: 2.5,
    median: 10,
    highest: 10,
  });
});

test('a page shows the ingredient with its products', async () => {
  await countIngredients(deps);
  const shown = await showIngredient(deps, { slug: 'niacinamide' });
  expect(shown.ingredient.name).toBe('Niacinamide');
  expect(shown.bestValue.map(({ id }) => id)).toEqual([2, 1]);
  await expect(showIngredient(deps, { slug: 'no-such-thing' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(showIngredient(deps, { slug: '__proto__' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('new products are counted after some hours, not at once', async () => {
  await countIngredients(deps);
  const added = await createProduct(db, { ingredients });
  await createOffer(db, { productId: added.id });
  await deriveProductTags(deps, { rulesVersion: tagRulesVersion + 1 });
  await countIngredients(deps);
  expect((await findIngredientStatistics(db, niacinamide))?.productCount).toBe(2);
  deps.clock.advance(25 * hourMs);
  await countIngredients(deps);
  expect((await findIngredientStatistics(db, niacinamide))?.productCount).toBe(3);
});

test('an empty catalog is counted as soon as it has products', async () => {
  const empty = await openTestDatabase();
  await countIngredients(testDeps(empty));
  await loadCatalog(testDeps(empty), aSource(aBatch(products, offers)));
  await countIngredients(testDeps(empty));
  expect((await findIngredientStatistics(empty, niacinamide))?.productCount).toBe(2);
});

test('the index has the ingredients of most products first, and finds loaded ones', async () => {
  await countIngredients(deps);
  const browse = (query: string) =>
    browseIngredients(deps, readBrowsing(new URLSearchParams(query)));
  const all = await browse('');
  expect(all.ingredients[0]).toMatchObject({ name: 'Aqua', productCount: 3 });
  expect(all.pageCount).toBeGreaterThan(50);
  expect((await browse('page=999')).page).toBe(all.pageCount);
  expect((await browse('letter=z')).ingredients.every(({ slug }) => slug.startsWith('z'))).toBe(
    true,
  );
  expect((await browse('family=parabens')).ingredients.map(({ name }) => name)).toContain(
    'Methylparaben',
  );
  expect((await browse('function=uv-filter')).ingredients.map(({ name }) => name)).toContain(
    'Zinc Oxide',
  );
  await loadIngredients(deps, 'INCI name,Function\nMoonbeam Filtrate,HUMECTANT');
  expect((await browse('q=moonbeam')).ingredients).toMatchObject([
    {
      name: 'Moonbeam Filtrate',
      slug: expect.stringMatching(/^moonbeam-filtrate-\d{7}$/),
      functions: ['humectant'],
    },
  ]);
  expect(await listIngredientPages(deps)).toContain('niacinamide');
});
