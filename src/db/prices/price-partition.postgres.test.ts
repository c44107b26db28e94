import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { tidyPriceHistory } from '~/usecases/prices/history/tidy-price-history.server';
import { historyWindow } from '~/usecases/prices/read-price-history.server';
import { anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { findProductPage } from '../catalog/product-page.repo.server';
import type { Queryable } from '../engine/database.server';
import { Sql } from '../engine/sql.server';
import { listPriceIntervals } from './price-interval.repo.server';
import { createPricePartitions, listPricePartitions } from './price-partition.repo.server';

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
      priceCents: 1_000 + month,
      from: new Date(now.getTime() - (months - month) * monthMs),
      to: month + 1 === months ? null : new Date(now.getTime() - (months - month - 1) * monthMs),
    })),
  );
  const products = productIds.map((id) => aProduct(id));
  await loadCatalog(deps, aSource({ products, offers, intervals }));
  await tidyPriceHistory(deps, { rawMonths: 36, maxRunMs: 60_000 });
  await db.withLock('upkeep', (session) => session.script('analyze'));
});

/** The parts of a query's plan that read tables, as they were executed. */
async function readPlan(read: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  let plan: string[] = [];
  await read({
    ...db,
    async rows(row, query) {
      const explained = new Sql(['explain (analyze, costs off, timing off) ', ''], [query]);
      const lines = await db.rows(z.object({ 'QUERY PLAN': z.string() }), explained);
      plan = lines.map((line) => line['QUERY PLAN'].trim());
      return db.rows(row, query);
    },
  });
  return plan.filter((line) => line.includes('Scan') && !line.includes('never executed'));
}

const partitionsIn = (plan: readonly string[]) =>
  new Set(plan.flatMap((line) => /past_price_interval_\d{4}_\d\d/.exec(line)?.[0] ?? []));

test('a product page finds its prices by index and reads no partition', async () => {
  expect((await listPricePartitions(db)).length).toBeGreaterThanOrEqual(10);
  const plan = await readPlan((reader) =>
    findProductPage(reader, { id: 7, ...historyWindow(now) }),
  );
  const ofIntervals = plan.filter((line) => line.includes('price_interval'));
  expect(ofIntervals.join()).toContain('closed_price_interval');
  expect(ofIntervals.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  expect([...partitionsIn(plan)]).toEqual([]);
});

test('a longer history reads the partitions of its time', async () => {
  const plan = await readPlan((reader) =>
    listPriceIntervals(reader, {
      productId: 7,
      from: new Date('2024-12-20'),
      to: now,
      limit: 1_000,
    }),
  );
  const partitions = (await listPricePartitions(db)).filter(
    (month) => month >= new Date('2024-12-01'),
  );
  expect(partitionsIn(plan).size).toBe(partitions.length);
});

test('a page is read while a partition is added', async () => {
  await db
    .transaction(async (tx) => {
      await createPricePartitions(tx, [new Date('2020-01-01')]);
      expect(await findProductPage(db, { id: 7, ...historyWindow(now) })).not.toBeNull();
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
});
