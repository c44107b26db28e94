import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPackedCardStore } from '~/adapters/catalog/packed-card-store';
import { notifyCardChanged } from '~/db/catalog/card-change.repo.server';
import { insertSourcePictures, updatePictureStored } from '~/db/catalog/source-picture.repo.server';
import type { Database } from '~/db/engine/database.server';
import { deletePriceChangesBefore } from '~/db/prices/price-change.repo.server';
import { updatePriceDropProgress } from '~/db/prices/price-drop-progress.repo.server';
import { notifyPriceFollowers } from '~/db/testing/prices.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { recordPrices } from '../prices/record-prices.server';
import { createCardCache, readCards } from './card-cache.server';
import { changeRetailer } from './change-retailer.server';
import { findOrAddRetailer } from './find-or-add-retailer.server';
import { keepCardsFresh } from './keep-cards-fresh.server';
import { loadCatalog } from './load-catalog.server';

const soon = { timeout: 60_000, interval: 20 };
const source = aSource(
  aBatch(
    [aProduct(1), aProduct(2), aProduct(3)],
    [
      anOffer(1, { productId: 1, priceCents: 1_000 }),
      anOffer(2, { productId: 1, retailerId: 2, priceCents: 1_200 }),
      anOffer(3, { productId: 2, url: 'https://store-1.example/products/2' }),
    ],
  ),
);

let db: Database;
/** The tables that were read. */
let reads: string[];
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  db = await openTestDatabase();
  reads = [];
  await loadCatalog(testDeps(db), source);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((cards) => cards.stop()));
});

async function start(overrides: Partial<Database> = {}) {
  const counted: Database = {
    ...db,
    rows(row, query) {
      const { text } = query.compile();
      if (text.includes('picture')) reads.push('cards');
      else if (text.includes('from retailer')) reads.push('stores');
      return db.rows(row, query);
    },
    ...overrides,
  };
  const deps = testDeps(counted);
  const cards = createCardCache(deps, createPackedCardStore());
  const fresh = await keepCardsFresh({ ...deps, cards });
  running.push(fresh);
  await fresh.filled;
  reads = [];
  return { cards, fresh };
}

const seen = (productId: number, retailerId: number, priceCents: number, minute: number) => ({
  productId,
  retailerId,
  priceCents,
  originalPriceCents: null,
  inStock: true,
  seenAt: new Date(Date.UTC(2026, 2, 1, 11, minute)),
});

test('answers from memory what the database has, in the requested order', async () => {
  const { cards } = await start();
  const ids = [3, 1, 99, 3, 2];
  const found = await cards.find(ids);
  expect(found.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(reads).toEqual(['cards']);
  expect(found).toEqual(await readCards({ db }).find(ids));
  expect(found[2]?.offers.map(({ isDemo }) => isDemo)).toEqual([true]);
});

test('without `keep`, reads every time', async () => {
  const cards = createCardCache({ db }, createPackedCardStore());
  await cards.find([1]);
  await recordPrices(testDeps(db), [seen(1, 1, 700, 1)]);
  expect(await cards.find([1])).toMatchObject([{ bestPriceCents: 700 }]);
});

test('a recorded price reaches the cards, even one that is not the best', async () => {
  const { cards, fresh } = await start();
  const before = fresh.changes();
  await recordPrices(testDeps(db), [seen(1, 2, 1_100, 1)]);
  await vi.waitFor(async () => {
    expect(fresh.changes()).toBeGreaterThan(before);
    const [card] = await cards.find([1]);
    expect(card?.offers.map(({ priceCents }) => priceCents)).toEqual([1_000, 1_100]);
  }, soon);
  reads = [];
  expect(await cards.find([1])).toEqual(await readCards({ db }).find([1]));
  expect(reads).toEqual([]);
});

test('an offer that a feed takes over is no longer marked as demonstration', async () => {
  const { cards } = await start();
  const url = 'https://store.example/real';
  await recordPrices(testDeps(db), [{ ...seen(2, 1, 1_900, 1), url }]);
  await vi.waitFor(async () => {
    const [card] = await cards.find([2]);
    expect(card?.offers.map(({ isDemo }) => isDemo)).toEqual([false]);
  }, soon);
});

/** Cards whose next read takes until it is released. */
async function startSlowly() {
  let isSlow = false;
  const reading = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const started = await start({
    async rows(row, query) {
      const result = await db.rows(row, query);
      if (isSlow && query.compile().text.includes('picture')) {
        isSlow = false;
        reading.resolve();
        await released.promise;
      }
      return result;
    },
  });
  return {
    ...started,
    slowDown() {
      isSlow = true;
    },
    reading: reading.promise,
    release: released.resolve,
  };
}

test('a change while a card is being read is not overwritten by what was read', async () => {
  const { cards, fresh, slowDown, reading, release } = await startSlowly();
  cards.clear();
  slowDown();
  const old = cards.find([1]);
  await reading;
  const before = fresh.changes();
  await recordPrices(testDeps(db), [seen(1, 1, 600, 1)]);
  await vi.waitFor(() => expect(fresh.changes()).toBeGreaterThan(before), soon);
  release();
  await old;
  expect(await cards.find([1])).toMatchObject([{ bestPriceCents: 600 }]);
});

test('a store that changes while a card is read again is not overwritten', async () => {
  const { cards, slowDown, reading, release } = await startSlowly();
  slowDown();
  const refreshed = cards.refresh([1]);
  await reading;
  await changeRetailer(testDeps(db), { name: 'Store 1', shippingCents: 1 });
  cards.clear();
  release();
  await refreshed;
  const [card] = await cards.find([1]);
  expect(card?.offers[0]?.retailer.shippingCents).toBe(1);
});

test('after a gap in the price changes, everything is read again', async () => {
  let isAwake = false;
  const { cards, fresh } = await start({
    listen: (channel, onNotify) =>
      db.listen(channel, (payload) => {
        if (isAwake) onNotify(payload);
      }),
  });
  await recordPrices(testDeps(db), [seen(1, 1, 500, 1)]);
  await updatePriceDropProgress(db, { upToProduct: null, upToChange: 1_000_000 });
  await deletePriceChangesBefore(db, { before: new Date('2027-01-01'), limit: 100 });
  isAwake = true;
  await notifyPriceFollowers(db);
  await vi.waitFor(() => expect(fresh.changes()).toBeGreaterThan(0), soon);
  expect(await cards.find([1])).toMatchObject([{ bestPriceCents: 500 }]);
});

test('changed and added stores and new pictures reach the cards', async () => {
  const { cards } = await start();
  expect(await cards.stores()).toHaveLength(5);
  await findOrAddRetailer(testDeps(db), { name: 'New Store' });
  await vi.waitFor(async () => expect(await cards.stores()).toHaveLength(6), soon);
  await changeRetailer(testDeps(db), { name: 'Store 1', shippingCents: 1 });
  await vi.waitFor(async () => {
    const [card] = await cards.find([1]);
    expect(card?.offers[0]?.retailer.shippingCents).toBe(1);
  }, soon);
  const now = new Date();
  const address = 'https://store.example/1.jpg';
  await insertSourcePictures(db, [{ productId: 1, address, now }]);
  await updatePictureStored(db, { productId: 1, address, photo: 'photo-1', now });
  await notifyCardChanged(db, 1);
  await vi.waitFor(
    async () => expect(await cards.find([1])).toMatchObject([{ picture: { photo: 'photo-1' } }]),
    soon,
  );
});
