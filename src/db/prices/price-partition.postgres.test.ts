import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { tidyPriceHistory } from '~/usecases/prices/history/tidy-price-history.server';
import { historyWindow } from '~/usecases/prices/read-price-history.server';
import { anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { listWatchedProducts } from '../alerts/watched-product.repo.server';
import { findProductPage } from '../catalog/product-page.repo.server';
import type { Queryable } from '../engine/database.server';
import { Sql } from '../engine/sql.server';
import { listPastIntervals } from './past-interval.repo.server';
import { listPriceIntervalsOfProducts } from './price-drop.repo.server';
import { listPriceIntervals } from './price-interval.repo.server';
import {
  createPricePartitions,
  dropPricePartition,
  listPricePartitions,
} from './price-partition.repo.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const now = new Date('2026-03-15T12:00:00Z');
const monthMs = 30 * 24 * 60 * 60 * 1_000;
const months = 24;

beforeAll(async () => {
  deps.clock.set(now);
  const productIds = Array.from({ length: 400 }, (_, index) => index + 1);
  const offers = productIds.flatMap((productId) =>
    [1, 2, 3].map((retailerId) => anOffer(productId * 3 + retailerId, { productId, retailerId })),
  );
  const intervals = offers.flatMap(({ id: offerId }) =>
    Array.from({ length: months }, (_, month) => ({
      offerId,
      priceCents: 2_000 + months - 1 - month,
      from: new Date(now.getTime() - (months - month) * monthMs),
      to: month + 1 === months ? null : new Date(now.getTime() - (months - month - 1) * monthMs),
    })),
  );
  const products = productIds.map((id) => aProduct(id));
  await loadCatalog(deps, aSource({ products, offers, intervals }));
  await tidyPriceHistory(deps, { rawMonths: 36, maxRunMs: 60_000 });
  await db.withLock('upkeep', (session) => session.script('analyze'));
});

/** The lines of a query's plan that read price intervals. */
async function readPlan(read: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const plan: string[] = [];
  await read({
    ...db,
    async rows(row, query) {
      const explained = new Sql(['explain (costs off) ', ''], [query]);
      const lines = await db.rows(z.object({ 'QUERY PLAN': z.string() }), explained);
      plan.push(...lines.map((line) => line['QUERY PLAN'].trim()));
      return db.rows(row, query);
    },
  });
  return plan.filter((line) => line.includes('Scan') && line.includes('price_interval'));
}

const productId = 7;
const window = historyWindow(now);
const since = window.from;

test.each<[string, (reader: Queryable) => Promise<unknown>]>([
  ['a product page', (reader) => findProductPage(reader, { id: productId, ...window })],
  ['a history', (reader) => listPriceIntervals(reader, { productId, ...window, limit: 1_000 })],
  [
    'price drops',
    (reader) =>
      listPriceIntervalsOfProducts(reader, { productIds: [productId], since, limit: 1_000 }),
  ],
  ['alerts', (reader) => listWatchedProducts(reader, [productId])],
])('%s finds its prices by index in one table', async (_name, read) => {
  expect((await listPricePartitions(db)).length).toBeGreaterThanOrEqual(10);
  const plan = await readPlan(read);
  expect(plan).not.toEqual([]);
  for (const line of plan) expect(line).toMatch(/Index .*Scan.* closed_price_interval/);
});

test('daily lows are read by index from the partition of one month', async () => {
  const [from = now, to = now] = await listPricePartitions(db);
  const plan = await readPlan((reader) =>
    listPastIntervals(reader, { after: 0, upTo: 5, from, to }),
  );
  expect(plan).toHaveLength(1);
  expect(plan[0]).toMatch(/Index .*Scan.* past_price_interval_\d{4}_\d\d/);
});

test('a page is read while a partition is added and another dropped', async () => {
  const rolledBack = new Error('rolled back');
  const [oldest = now] = await listPricePartitions(db);
  await expect(
    db.transaction(async (tx) => {
      await createPricePartitions(tx, [new Date('2020-01-01')]);
      await dropPricePartition(tx, oldest);
      expect(await findProductPage(db, { id: productId, ...window })).not.toBeNull();
      throw rolledBack;
    }),
  ).rejects.toBe(rolledBack);
});
