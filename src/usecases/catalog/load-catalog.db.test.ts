import { beforeEach, expect, test } from 'vitest';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { Database } from '~/db/engine/database.server';
import { countRows, listIndexesAndConstraints } from '~/db/testing/tables.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from './load-catalog.server';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

const serums = aBatch(
  [aProduct(1, { reviewCount: 5 }), aProduct(2, { brandId: 2, reviewCount: 7 })],
  [
    anOffer(1, { productId: 1, retailerId: 1, priceCents: 1_000 }),
    anOffer(2, { productId: 1, retailerId: 2, priceCents: 2_000 }),
    anOffer(3, { productId: 2, retailerId: 1, priceCents: 500, inStock: false }),
  ],
);
const lipstick = aBatch(
  [aProduct(3, { category: 'makeup', subcategory: 'lipstick', reviewCount: 1 })],
  [],
);

test('stores the figures of a loaded catalog', async () => {
  const deps = testDeps(db);
  const steps: [number, number][] = [];
  const loaded = await loadCatalog(deps, aSource(serums, lipstick), (...step) => steps.push(step));
  expect(loaded).toBe(true);
  expect(steps).toEqual([
    [0, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(await findCatalogState(db)).toEqual({
    version: 2,
    // The lipstick has no price, so it cannot be found.
    productCount: 2,
    loadedAt: deps.clock.now(),
    figures: {
      brandCount: 2,
      retailerCount: 2,
      offerCount: 3,
      reviewCount: 12,
      averageSavingsPercent: 25,
      categories: {
        skincare: { brandCount: 2, reviewCount: 12 },
      },
    },
  });
});

test('loads a catalog once', async () => {
  const deps = testDeps(db);
  expect(await loadCatalog(deps, aSource(serums))).toBe(true);
  expect(await loadCatalog(deps, aSource(lipstick))).toBe(false);
  expect(await loadCatalog(deps)).toBe(false);
  expect(await countRows(db, 'product')).toBe(2);
});

test('marks an empty catalog as loaded without a source', async () => {
  const deps = testDeps(db);
  expect(await loadCatalog(deps)).toBe(true);
  expect(await findCatalogState(db)).toMatchObject({
    version: 2,
    productCount: 0,
    loadedAt: deps.clock.now(),
    figures: { brandCount: 0, averageSavingsPercent: 0, categories: {} },
  });
});

test('two concurrent loads load once', async () => {
  const deps = testDeps(db);
  const results = await Promise.all([
    loadCatalog(deps, aSource(serums)),
    loadCatalog(deps, aSource(serums)),
  ]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(await countRows(db, 'product')).toBe(2);
});

test('recreates every index and constraint after loading', async () => {
  const before = await listIndexesAndConstraints(db);
  await loadCatalog(testDeps(db), aSource(serums));
  expect(await listIndexesAndConstraints(db)).toEqual(before);
});

test('a failed load leaves nothing behind, and the next one starts over', async () => {
  const deps = testDeps(db);
  const before = await listIndexesAndConstraints(db);
  const source = aSource(serums, lipstick);
  const broken = {
    ...source,
    *batches() {
      yield serums;
      throw new Error('no more');
    },
  };
  await expect(loadCatalog(deps, broken)).rejects.toThrow('no more');
  expect(await countRows(db, 'product')).toBe(0);
  expect(await findCatalogState(db)).toMatchObject({ version: 1, loadedAt: null });
  expect(await listIndexesAndConstraints(db)).toEqual(before);
  expect(await loadCatalog(deps, source)).toBe(true);
  expect(await countRows(db, 'product')).toBe(3);
});

test('refuses rows with missing references', async () => {
  const lost = aSource(aBatch([aProduct(1, { brandId: 77 })], []));
  await expect(loadCatalog(testDeps(db), lost)).rejects.toThrow('There is no brand 77');
  expect(await findCatalogState(db)).toMatchObject({ loadedAt: null });
});

test('refuses an offer in stock without an open price interval', async () => {
  const silent = { ...serums, intervals: [] };
  await expect(loadCatalog(testDeps(db), aSource(silent))).rejects.toThrow(
    'offer 1 is in stock without an open interval',
  );
});
