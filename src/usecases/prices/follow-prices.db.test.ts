import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { deletePriceChangesBefore } from '~/db/prices/price-change.repo.server';
import { updatePriceDropProgress } from '~/db/prices/price-drop-progress.repo.server';
import type { SavableSearchIndex, SearchPrices, SearchProduct } from '~/domain/search/search-index';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { buildSearchIndex } from '../search/build-search-index.server';
import { followPrices } from './follow-prices.server';
import { recordPrices } from './record-prices.server';

/** An index that stores only each product's best price. */
function createPriceBook(products: readonly SearchProduct[]) {
  const prices = new Map(products.map((product) => [product.id, product.bestPriceCents]));
  const no = () => {
    throw new Error('not used by this test');
  };
  const search: SavableSearchIndex = {
    productCount: products.length,
    popularCount: 0,
    suggest: no,
    suggestInListing: no,
    list: no,
    named: no,
    brandNames: new Map(),
    pick: no,
    count: no,
    toBytes: no,
    rowVersionOf: no,
    extend: no,
    updateRatings: no,
    updatePrices: (changes: readonly SearchPrices[]) => {
      for (const { id, bestPriceCents } of changes) prices.set(id, bestPriceCents);
    },
  };
  return { search, prices };
}

const count = 2_500;
const ids = Array.from({ length: count }, (_, index) => index + 1);
const source = aSource(
  aBatch(
    ids.map((id) => aProduct(id)),
    ids.map((id) => anOffer(id, { productId: id, priceCents: 1_000 })),
  ),
);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await loadCatalog(testDeps(db), source);
});

const record = (productIds: readonly number[], priceCents: number, minute: number) =>
  recordPrices(
    testDeps(db),
    productIds.map((offerId) => ({
      offerId,
      priceCents,
      originalPriceCents: null,
      inStock: true,
      seenAt: new Date(Date.UTC(2026, 2, 1, 11, minute)),
    })),
  );

async function build() {
  const products: SearchProduct[] = [];
  let prices = new Map<number, number>();
  const built = await buildSearchIndex(testDeps(db), () => ({
    add: async (batch) => void products.push(...batch),
    finish: async () => {
      const book = createPriceBook(products);
      prices = book.prices;
      return book.search;
    },
  }));
  return { ...built, prices };
}

const noGap = () => {
  throw new Error('there should be no gap');
};

test('a new index has every priced product', async () => {
  const { search, prices, upToChange } = await build();
  expect(search.productCount).toBe(count);
  expect([...prices.keys()]).toEqual(ids);
  expect(upToChange).toBe(0);
});

test('a follower applies every change, also of large batches', async () => {
  const built = await build();
  const follower = await followPrices(testDeps(db), built, noGap);
  await record([5], 700, 0);
  await vi.waitFor(() => expect(built.prices.get(5)).toBe(700), { timeout: 60_000 });
  await record(ids, 600, 1);
  await vi.waitFor(() => expect(new Set(built.prices.values())).toEqual(new Set([600])), {
    timeout: 60_000,
  });
  await follower.stop();
  await record([5], 500, 2);
  expect(built.prices.get(5)).toBe(600);
});

test('applies changes between building and following', async () => {
  const built = await build();
  await record([7, 8], 800, 0);
  const follower = await followPrices(testDeps(db), built, noGap);
  await follower.catchUp();
  expect([built.prices.get(7), built.prices.get(8)]).toEqual([800, 800]);
  expect(follower.upToChange()).toBeGreaterThan(built.upToChange);
  await follower.stop();
});

test('another index takes over when it is up to date', async () => {
  const old = await build();
  const follower = await followPrices(testDeps(db), old, noGap);
  const next = await build();
  await record([4], 400, 0);
  let pricesThen: (number | undefined)[] = [];
  await follower.changeOver(next, () => {
    pricesThen = [next.prices.get(4)];
  });
  expect(pricesThen).toEqual([400]);
  await record([4], 300, 1);
  await follower.catchUp();
  expect(next.prices.get(4)).toBe(300);
  // The old index may or may not have received the first change, but never the second.
  expect(old.prices.get(4)).not.toBe(300);
  await follower.stop();
});

test('a follower reports a gap in the changes', async () => {
  const built = await build();
  await record([1, 2, 3], 300, 0);
  await updatePriceDropProgress(db, { upToProduct: null, upToChange: 1_000_000 });
  const all = { before: new Date('2027-01-01'), limit: 2 };
  expect(await deletePriceChangesBefore(db, all)).toBe(2);
  let gaps = 0;
  const follower = await followPrices(testDeps(db), built, () => {
    gaps += 1;
  });
  await follower.catchUp();
  expect(gaps).toBeGreaterThan(0);
  // A newly built index includes the deleted changes.
  const fresh = await build();
  expect(fresh.upToChange).toBe(3);
  await follower.changeOver(fresh, () => {});
  expect(await deletePriceChangesBefore(db, all)).toBe(1);
  const before = gaps;
  await follower.catchUp();
  expect(gaps).toBe(before);
  expect((await build()).upToChange).toBe(3);
  await follower.stop();
});

test('retries after a database failure', async () => {
  const built = await build();
  const deps = testDeps(db);
  let failures = 1;
  const shaky: Database = {
    ...db,
    rows: (row, query) =>
      failures-- > 0 ? Promise.reject(new Error('hiccup')) : db.rows(row, query),
  };
  await record([9], 900, 0);
  const follower = await followPrices({ db: shaky, log: deps.log }, built, noGap);
  await vi.waitFor(() => expect(built.prices.get(9)).toBe(900), { timeout: 60_000 });
  expect(deps.logLines).toMatchObject([
    { message: 'could not apply price changes to the search index' },
  ]);
  await follower.stop();
});
