import { expect, test, vi } from 'vitest';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { listPriceDrops } from './list-price-drops.server';
import { recordPrices } from './record-prices.server';
import { followPriceDrops } from './refresh-price-drops.server';

const db = await openTestDatabase();
const deps = testDeps(db);

const fall = (priceCents: number) => ({
  offerId: 1,
  priceCents,
  originalPriceCents: null,
  inStock: true,
  seenAt: deps.clock.now(),
});
const percents = async () => (await listPriceDrops(deps, { limit: 5 })).map((drop) => drop.percent);

test('refreshes the price drops after a recorded price, until it is stopped', async () => {
  await loadCatalog(deps, aSource(aBatch([aProduct(1)], [anOffer(1)])));
  const stop = await followPriceDrops(deps);
  await recordPrices(deps, [fall(1_500)]);
  await vi.waitFor(async () => expect(await percents()).toEqual([25]), 60_000);
  deps.clock.advance(1_000);
  await recordPrices(deps, [fall(1_000)]);
  await vi.waitFor(async () => expect(await percents()).toEqual([50]), 60_000);
  await stop();
  deps.clock.advance(1_000);
  await recordPrices(deps, [fall(900)]);
  expect(await percents()).toEqual([]);
  expect(deps.logLines).toEqual([]);
});
