import { afterEach, expect, test } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { minuteMs } from '~/domain/durations';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { followLivePrices, type PriceUpdate } from './follow-live-prices.server';
import { setPrice } from './set-price.server';

const db = await openTestDatabase();
let readings = 0;
const counted: Database = {
  ...db,
  rows: async (row, query) => {
    readings += 1;
    return db.rows(row, query);
  },
};
const deps = testDeps(counted);
const offer = anOffer(11, { productId: 1, retailerId: 1, priceCents: 2_000 });
await loadCatalog(deps, aSource(aBatch([aProduct(1), aProduct(2)], [offer])));

let stop = async () => {};
afterEach(() => stop());

/** Follows the prices with one listener. */
async function follow() {
  const heard: (number | null)[] = [];
  const prices = await followLivePrices(deps, {
    hasListeners: () => true,
    onUpdate: ({ product }) => void heard.push(product.bestPriceCents),
  });
  stop = prices.stop;
  const change = async (priceCents: number) => {
    await setPrice(deps, { offerId: 11, priceCents });
    while (heard.at(-1) !== priceCents) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { prices, change };
}

test('many clients that join after a change share one query, until the next change', async () => {
  const { prices, change } = await follow();
  for (const priceCents of [1_900, 1_800]) {
    await change(priceCents);
    const before = readings;
    const found: (PriceUpdate | null)[] = [];
    // Sequentially, as requests arrive on a connection.
    for (let one = 0; one < 50; one += 1) found.push(await prices.findRecent(1));
    found.push(...(await Promise.all([prices.findRecent(1), prices.findRecent(1)])));
    expect(new Set(found.map((news) => news?.product.bestPriceCents))).toEqual(
      new Set([priceCents]),
    );
    const one = readings - before;
    expect(one).toBeGreaterThan(0);
    // A product and its offers take a few statements, not fifty times as many.
    expect(one).toBeLessThan(10);
  }
});

test('returns nothing for products that have not changed recently', async () => {
  const { prices, change } = await follow();
  expect(await prices.findRecent(2)).toBeNull();
  await change(1_700);
  expect(await prices.findRecent(1)).not.toBeNull();
  deps.clock.advance(10 * minuteMs);
  expect(await prices.findRecent(1)).toBeNull();
});
