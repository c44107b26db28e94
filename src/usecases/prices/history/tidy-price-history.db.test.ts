import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import { listDailyLows } from '~/db/prices/daily-low.repo.server';
import { listPriceIntervalsOfProducts } from '~/db/prices/price-drop.repo.server';
import { listPricePartitions } from '~/db/prices/price-partition.repo.server';
import { listSitemapProducts } from '~/db/sitemap/sitemap.repo.server';
import { resetCatalog } from '~/db/testing/catalog.server';
import { countRows } from '~/db/testing/tables.server';
import type { Offer, PriceInterval } from '~/domain/catalog/product';
import { dayMs, hourMs } from '~/domain/durations';
import { anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { killableDatabase } from '../../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { loadCatalog } from '../../catalog/load-catalog.server';
import { showProductPage } from '../../catalog/show-product-page.server';
import { recordPrices } from '../record-prices.server';
import { readDailyLows } from './read-daily-lows.server';
import { tidyPriceHistory } from './tidy-price-history.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const now = new Date('2026-03-15T12:00:00Z');
const productIds = [1, 2];
const options = { rawMonths: 24, maxRunMs: 60_000, pagesPerBatch: 1, productsPerBatch: 1 };

beforeEach(() => deps.clock.set(now));

interface History {
  offer: Offer;
  intervals: PriceInterval[];
}

async function load(histories: readonly History[]): Promise<void> {
  await resetCatalog(db);
  const batch = {
    products: productIds.map((id) => aProduct(id)),
    offers: histories.map(({ offer }) => offer),
    intervals: histories.flatMap(({ intervals }) => intervals),
  };
  await loadCatalog(deps, aSource(batch));
}

/** The history of an offer: how many hours before now each price began, and the last one ended. */
function aHistory(id: number, prices: readonly [hours: number, cents: number][], ended?: number) {
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const inStock = ended === undefined;
  const offer = anOffer(id, {
    productId: 1 + (id % 2),
    retailerId: id,
    priceCents: prices.at(-1)?.[1] ?? 1,
    inStock,
    seenAt: inStock ? now : at(ended),
  });
  const intervals = prices.map(([hours, priceCents], index): PriceInterval => {
    const next = prices[index + 1]?.[0] ?? ended;
    return { offerId: id, priceCents, from: at(hours), to: next === undefined ? null : at(next) };
  });
  return { offer, intervals };
}

/** Everything that is derived from price intervals. */
async function readShown() {
  const since = new Date(now.getTime() - 104 * dayMs);
  return {
    pages: await Promise.all(
      productIds.map(async (id) => (await showProductPage(deps, { id })).history),
    ),
    drops: await listPriceIntervalsOfProducts(db, { productIds, since, limit: 10_000 }),
    alerts: await listWatchedProducts(db, productIds),
    sitemap: await listSitemapProducts(db, { afterId: 0, upToId: 10, limit: 10 }),
    lows: await Promise.all(productIds.map((id) => readDailyLows(deps, id))),
  };
}

const listMonths = async () =>
  (await listPricePartitions(db)).map((month) => month.toISOString().slice(0, 7));

const day = 24;
const someHistory = fc
  .record({
    steps: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 300 * day }), fc.integer({ min: 1, max: 9 })),
      { minLength: 1, maxLength: 12 },
    ),
    isOver: fc.boolean(),
  })
  .map(({ steps, isOver }) => {
    let hours = 0;
    const prices = steps
      .map(([length, cents]): [number, number] => {
        hours += length;
        return [hours, cents];
      })
      .toReversed();
    const last = prices.at(-1)?.[0] ?? 1;
    return { prices, ended: isOver ? last - 1 : undefined };
  });
const someHistories = fc.array(someHistory, { minLength: 1, maxLength: 4 });

test('pages, alerts, the sitemap and daily lows are the same before and after', async () => {
  await fc.assert(
    fc.asyncProperty(someHistories, async (drawn) => {
      await load(drawn.map(({ prices, ended }, index) => aHistory(index + 1, prices, ended)));
      const before = await readShown();
      await tidyPriceHistory(deps, options);
      expect(await readShown()).toEqual(before);
      await tidyPriceHistory(deps, { ...options, rawMonths: 13 });
      expect(await readShown()).toEqual(before);
    }),
    // The slower engine tries fewer.
    { numRuns: db.kind === 'postgres' ? 10 : 5 },
  );
});

const years = [
  aHistory(1, [
    [1_500 * day, 9],
    [1_400 * day, 8],
    [820 * day, 7],
    [700 * day, 6],
    [500 * day, 5],
    [380 * day, 4],
    [200 * day, 3],
  ]),
  // Not in stock for years: the only interval stays.
  aHistory(2, [[1_200 * day, 2]], 1_100 * day),
];

test('intervals of the last year stay, older ones move to months, the oldest become daily lows', async () => {
  await load(years);
  expect(await countRows(db, 'closed_price_interval')).toBe(7);

  await tidyPriceHistory(deps, options);

  // Those that ended 820 and 1,400 days ago are over two years old.
  expect(await countRows(db, 'past_price_interval')).toBe(3);
  expect(await listMonths()).toEqual(expect.arrayContaining(['2024-04', '2024-10', '2025-02']));
  expect(await countRows(db, 'closed_price_interval')).toBe(2);
  expect(await listDailyLows(db, { productId: 2, limit: 10 })).toMatchObject([
    { priceCents: 9 },
    { priceCents: 8 },
  ]);
});

test('a month is dropped when it is over, and a longer retention does not bring it back', async () => {
  await load(years);
  await tidyPriceHistory(deps, options);
  const before = await readDailyLows(deps, 2);

  await tidyPriceHistory(deps, { ...options, rawMonths: 16 });

  expect(await countRows(db, 'past_price_interval')).toBe(1);
  expect(await listMonths()).not.toContain('2024-10');
  expect(await listMonths()).toContain('2025-02');
  await tidyPriceHistory(deps, { ...options, rawMonths: 48 });
  expect(await countRows(db, 'past_price_interval')).toBe(1);
  expect(await readDailyLows(deps, 2)).toEqual(before);
});

test('an interval whose month is gone becomes a daily low when the offer returns', async () => {
  await load(years);
  await tidyPriceHistory(deps, options);
  const price = { offerId: 2, priceCents: 3, originalPriceCents: null };
  const later = new Date(now.getTime() + hourMs);
  await recordPrices(deps, [{ ...price, inStock: true, seenAt: now }]);
  deps.clock.set(later);
  await recordPrices(deps, [{ ...price, inStock: false, seenAt: later }]);
  const before = await readDailyLows(deps, 1);

  deps.clock.set('2026-04-01T12:00:00Z');
  await tidyPriceHistory(deps, options);

  expect(await listDailyLows(db, { productId: 1, limit: 10 })).toMatchObject([{ priceCents: 2 }]);
  expect(await readDailyLows(deps, 1)).toEqual(before);
});

test('a run that is killed at any statement loses and doubles nothing', async () => {
  await load(years);
  await tidyPriceHistory(deps, { ...options, rawMonths: 16 });
  const expected = await Promise.all(
    productIds.map((productId) => listDailyLows(db, { productId, limit: 100 })),
  );
  await load(years);
  const before = await readShown();
  const killable = killableDatabase(db);
  let isDone = false;
  for (let statements = 0; !isDone; statements += 1) {
    killable.killAfter(statements);
    isDone = await tidyPriceHistory(
      { ...deps, db: killable.db },
      { ...options, rawMonths: 16 },
    ).then(
      () => true,
      () => false,
    );
    expect(await readShown()).toEqual(before);
  }
  expect(
    await Promise.all(productIds.map((productId) => listDailyLows(db, { productId, limit: 100 }))),
  ).toEqual(expected);
});

test('a run ends after its time, and the next one continues', async () => {
  await load(years);
  await tidyPriceHistory(deps, { ...options, maxRunMs: 0 });
  expect(await countRows(db, 'closed_price_interval')).toBe(7);
  await tidyPriceHistory(deps, options);
  expect(await countRows(db, 'closed_price_interval')).toBe(2);
});
