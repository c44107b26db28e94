import { beforeAll, expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { emptyRoutine } from '~/domain/routine/routine';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { buildSearchIndex } from '../search/build-search-index.server';
import { findChoices, showRoutine } from './show-routine.server';

const deps = testDeps(await openTestDatabase());
const cleanser = 1;
const retinol = 2;
const cheapRetinol = 3;
const shampoo = 4;
const moisturizer = 5;

beforeAll(async () => {
  const rated = { category: 'skincare', rating: 4.6, reviewCount: 80 } as const;
  const small = { ...rated, size: { amount: 30, unit: 'ml' } } as const;
  const products = [
    aProduct(cleanser, { ...small, subcategory: 'cleansers', name: 'Plain Gel Cleanser' }),
    aProduct(retinol, { ...small, subcategory: 'serums', name: 'Night Retinol Serum' }),
    aProduct(cheapRetinol, { ...small, subcategory: 'serums', name: 'Basic Retinol Serum' }),
    aProduct(shampoo, { category: 'haircare', subcategory: 'shampoo', name: 'Daily Shampoo' }),
    aProduct(moisturizer, { ...small, subcategory: 'moisturizers', name: 'Day Moisturizer' }),
  ];
  const cents = [1_200, 6_000, 2_000, 900, 3_000];
  const offers = products.map(({ id }) =>
    anOffer(id, { productId: id, priceCents: cents[id - 1] ?? 0 }),
  );
  await loadCatalog(deps, aSource(aBatch(products, offers)));
  const { search } = await buildSearchIndex(deps, createSearchIndexBuilder);
  deps.search = search;
});

test('orders the steps, and finds the cheapest equivalent', async () => {
  const routine = { morning: [], evening: [retinol, cleanser], owned: [cleanser] };
  const shown = await showRoutine(deps, { routine, addedId: null });
  expect(shown.evening.map(({ product, step }) => [product.id, step.slug])).toEqual([
    [cleanser, 'cleanse'],
    [retinol, 'treat'],
  ]);
  expect(shown.evening[1]?.equivalent?.product.id).toBe(cheapRetinol);
  expect(shown.evening[0]?.equivalent).toBeNull();
  expect(shown.cost.toBuyCents).toBe(6_000);
  expect(shown.notes.map(({ kind }) => kind)).toEqual(['missing']);
});

test('adds a product when it is usually used', async () => {
  const { routine } = await showRoutine(deps, { routine: emptyRoutine, addedId: retinol });
  expect(routine).toEqual({ morning: [], evening: [retinol], owned: [] });
});

test('leaves out unknown products and names those that are no skincare', async () => {
  const routine = { morning: [999_999, shampoo, cleanser], evening: [], owned: [] };
  const shown = await showRoutine(deps, { routine, addedId: null });
  expect(shown.routine).toEqual({ morning: [cleanser], evening: [], owned: [] });
  expect(shown.unsuitable.map(({ id }) => id)).toEqual([shampoo]);
});

test('suggests the basics that are missing, and finds products to add', async () => {
  const { suggestions } = await showRoutine(deps, { routine: emptyRoutine, addedId: null });
  expect(suggestions.map(({ step, product }) => [step.slug, product.id])).toEqual([
    ['cleanse', cleanser],
    ['moisturize', moisturizer],
  ]);
  const found = await findChoices(deps, 'retinol');
  expect(found.map(({ product }) => product.id).sort()).toEqual([retinol, cheapRetinol]);
});
