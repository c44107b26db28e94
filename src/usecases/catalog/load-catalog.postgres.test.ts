import { expect, test } from 'vitest';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { killCatalogLoad } from '~/db/testing/engine.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { connectTo, createTestDatabaseUrl } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from './load-catalog.server';

const batches = Array.from({ length: 20 }, (_, index) =>
  aBatch([aProduct(index + 1)], [anOffer(index + 1, { productId: index + 1 })]),
);

test('concurrent processes load the catalog once', async () => {
  const url = await createTestDatabaseUrl();
  const starters = Array.from({ length: 4 }, () => connectTo(url));
  const loaded = await Promise.all(
    starters.map((db) => loadCatalog(testDeps(db), aSource(...batches))),
  );
  expect(loaded.filter(Boolean)).toHaveLength(1);
  for (const db of starters) {
    expect(await findCatalogState(db)).toMatchObject({ version: 2, productCount: 20 });
  }
});

test('a waiting process loads the catalog if the first one dies', async () => {
  const url = await createTestDatabaseUrl();
  const [dying, waiting] = [connectTo(url), connectTo(url)];
  let second: Promise<boolean> | undefined;
  let killed: Promise<unknown> | undefined;
  const first = loadCatalog(testDeps(dying), aSource(...batches), (done) => {
    if (done !== 10) return;
    second = loadCatalog(testDeps(waiting), aSource(...batches));
    killed = killCatalogLoad(waiting);
  });
  // The load may finish before it is killed; then the second call finds it loaded.
  const firstLoaded = await first.catch(() => false);
  await killed;
  expect(await second).toBe(!firstLoaded);
  expect(await findCatalogState(waiting)).toMatchObject({ version: 2, productCount: 20 });
});
