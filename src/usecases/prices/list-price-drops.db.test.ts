import { beforeEach, expect, test } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { dayMs } from '~/domain/durations';
import { anInterval, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { listPriceDrops } from './list-price-drops.server';
import { recordPrices } from './record-prices.server';
import { refreshPriceDrops } from './refresh-price-drops.server';

let db: Database;
let deps: ReturnType<typeof testDeps>;
beforeEach(async () => {
  db = await openTestDatabase();
  deps = testDeps(db);
});

const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);

/** Product `id` at one store, with the price `before` until some days ago. */
interface Fall {
  id: number;
  before: number;
  now: number;
  days: number;
  groupId?: number;
}

async function load(...falls: Fall[]): Promise<void> {
  const products = falls.map(({ id, groupId }) => aProduct(id, { groupId: groupId ?? id }));
  const offers = falls.map(({ id, now }) =>
    anOffer(id, { productId: id, priceCents: now, seenAt: daysAgo(0.5) }),
  );
  const intervals = falls.flatMap(({ before, days }, index) => {
    const offer = offers[index] ?? anOffer(0);
    return [
      anInterval(offer, { priceCents: before, to: daysAgo(days) }),
      anInterval(offer, { from: daysAgo(days) }),
    ];
  });
  await loadCatalog(deps, aSource({ products, offers, intervals }));
  await refreshPriceDrops(deps);
}

const listed = async (order?: 'biggest' | 'newest', limit = 10) =>
  (await listPriceDrops(deps, { limit, order })).map(({ product, percent }) => [
    product.id,
    percent,
  ]);

const seen = (offerId: number, priceCents: number, inStock = true) => ({
  offerId,
  priceCents,
  originalPriceCents: null,
  inStock,
  seenAt: deps.clock.now(),
});

test('lists drops after a load, biggest or newest first', async () => {
  await load(
    { id: 1, before: 20_000, now: 18_000, days: 1 },
    { id: 2, before: 20_000, now: 10_000, days: 5 },
    { id: 3, before: 20_000, now: 14_000, days: 3 },
    { id: 4, before: 20_000, now: 9_000, days: 20 },
    { id: 5, before: 20_000, now: 25_000, days: 2 },
  );
  expect(await listed()).toEqual([
    [2, 50],
    [3, 30],
    [1, 10],
  ]);
  expect(await listed('newest')).toEqual([
    [1, 10],
    [3, 30],
    [2, 50],
  ]);
  expect(await listed('biggest', 1)).toEqual([[2, 50]]);
  const [biggest] = await listPriceDrops(deps, { limit: 1 });
  expect(biggest).toMatchObject({
    priceCents: 10_000,
    beforeCents: 20_000,
    droppedAt: daysAgo(5),
    product: { bestPriceCents: 10_000 },
  });
});

test('lists a formula once, with its biggest drop', async () => {
  await load(
    { id: 1, before: 20_000, now: 18_000, days: 1 },
    { id: 2, before: 20_000, now: 10_000, days: 2, groupId: 1 },
    { id: 3, before: 20_000, now: 19_000, days: 2 },
  );
  expect(await listed()).toEqual([
    [2, 50],
    [3, 5],
  ]);
});

test('lists a recorded drop until the price rises again', async () => {
  await load({ id: 1, before: 20_000, now: 20_001, days: 100 });
  expect(await listed()).toEqual([]);
  await recordPrices(deps, [seen(1, 15_000)]);
  await refreshPriceDrops(deps);
  expect(await listed()).toEqual([[1, 25]]);
  deps.clock.advance(dayMs);
  await recordPrices(deps, [seen(1, 20_001)]);
  await refreshPriceDrops(deps);
  expect(await listed()).toEqual([]);
});

test('does not list a drop whose price has changed since the last refresh', async () => {
  await load({ id: 1, before: 20_000, now: 10_000, days: 2 });
  await recordPrices(deps, [seen(1, 11_000)]);
  expect(await listed()).toEqual([]);
  await refreshPriceDrops(deps);
  expect(await listed()).toEqual([[1, 45]]);
});

test('does not list products that are out of stock', async () => {
  await load({ id: 1, before: 20_000, now: 10_000, days: 2 });
  await recordPrices(deps, [seen(1, 10_000, false)]);
  expect(await listed()).toEqual([]);
  await refreshPriceDrops(deps);
  expect(await listed()).toEqual([]);
});

test('lists a drop for a week', async () => {
  await load({ id: 1, before: 20_000, now: 10_000, days: 2 });
  deps.clock.advance(5 * dayMs);
  expect(await listed()).toEqual([[1, 50]]);
  deps.clock.advance(1);
  expect(await listed()).toEqual([]);
});

test('two concurrent refreshes have the same result', async () => {
  await load({ id: 1, before: 20_000, now: 20_001, days: 100 });
  await recordPrices(deps, [seen(1, 15_000)]);
  await Promise.all([refreshPriceDrops(deps), refreshPriceDrops(deps)]);
  expect(await listed()).toEqual([[1, 25]]);
});

test('finds products beyond the first batch', async () => {
  await load({ id: 9_001, before: 20_000, now: 10_000, days: 2 });
  expect(await listed()).toEqual([[9_001, 50]]);
});
