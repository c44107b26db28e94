import { beforeEach, expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import type { Database } from '~/db/engine/database.server';
import { deleteProductPrice, renameBrand, renameProduct } from '~/db/testing/catalog.server';
import { anyProduct, type SearchIndex } from '~/domain/search/search-index';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from '../prices/record-prices.server';
import { buildSearchIndex, extendSearchIndex } from './build-search-index.server';

const ids = Array.from({ length: 20 }, (_, at) => at + 1);
const unpriced = 20;
const brandOf = (id: number) => (id <= 2 ? 2 : 1);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await loadCatalog(
    testDeps(db),
    aSource(
      aBatch(
        ids.map((id) => aProduct(id, { name: `Rose Serum ${id}`, brandId: brandOf(id) })),
        ids
          .filter((id) => id !== unpriced)
          .map((id) => anOffer(id, { productId: id, priceCents: 1_000 + id })),
      ),
    ),
  );
});

const build = () => buildSearchIndex(testDeps(db), createSearchIndexBuilder);
const record = (productId: number, priceCents: number) =>
  recordPrices(testDeps(db), [
    {
      productId,
      retailerId: 1,
      priceCents,
      originalPriceCents: null,
      inStock: true,
      url: `https://store.example/${productId}`,
      seenAt: new Date('2026-03-01T11:00:00Z'),
    },
  ]);

function answersOf(search: SearchIndex) {
  const query = { ...anyProduct, pageSize: 48, now: new Date('2026-03-01T12:00:00Z') };
  return {
    listings: (['name', 'price-low', 'popular', 'newest'] as const).map((sort) =>
      search.list({ ...query, sort }),
    ),
    suggestions: ['rose', 'violet', 'clay', 'bloom'].map((text) => search.suggest(text)),
    brands: [...search.brandNames],
  };
}

/** Extends an index after a change, and compares it with one that is built from all products. */
async function extendAfter(change: () => Promise<unknown>): Promise<number | undefined> {
  const previous = await build();
  await change();
  const extended = await extendSearchIndex(testDeps(db), previous);
  if (extended) expect(answersOf(extended.search)).toEqual(answersOf((await build()).search));
  return extended?.changedProducts;
}

test.each([
  { name: 'nothing', change: async () => {}, read: 0 },
  { name: 'a new product', change: () => record(unpriced, 900), read: 1 },
  { name: 'a renamed product', change: () => renameProduct(db, 3, 'Violet Cream'), read: 1 },
  { name: 'a price', change: () => record(5, 10), read: 1 },
  { name: 'a renamed brand', change: () => renameBrand(db, 2, 'Bloom'), read: 2 },
  { name: 'a product without a price', change: () => deleteProductPrice(db, 4), read: 0 },
])('reads only what has changed: $name', async ({ change, read }) => {
  expect(await extendAfter(change)).toBe(read);
});

test('an index can be extended again and again', async () => {
  let current = await build();
  for (const id of [3, 7, 3]) {
    await renameProduct(db, id, `Violet Cream ${current.search.named('violet cream').length}`);
    const extended = await extendSearchIndex(testDeps(db), current);
    if (!extended) throw new Error('The index was not extended.');
    expect(extended.changedProducts).toBe(1);
    expect(answersOf(extended.search)).toEqual(answersOf((await build()).search));
    current = extended;
  }
});

test('reads all products again if most have changed', async () => {
  const changed = await extendAfter(async () => {
    for (const id of ids.slice(5)) await renameProduct(db, id, `Violet Cream ${id}`);
  });
  expect(changed).toBeUndefined();
});
