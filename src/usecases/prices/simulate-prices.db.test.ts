import { beforeAll, expect, test } from 'vitest';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { expectPriceInvariants } from '../../../tests/oracles/price-invariants';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { setPrice } from './set-price.server';
import { simulatePrices } from './simulate-prices.server';

const db = await openTestDatabase();
const real = testDeps(db);
const demo = { ...real, site: { ...real.site, demo: true } };
const productIds = Array.from({ length: 30 }, (_, index) => index + 1);
const offers = productIds.flatMap((productId) =>
  [1, 2, 3].map((retailerId) =>
    anOffer(productId * 10 + retailerId, {
      productId,
      retailerId,
      priceCents: 1_000 * retailerId,
      inStock: retailerId !== 3,
    }),
  ),
);
const ids = offers.map(({ id }) => id);

beforeAll(async () => {
  const products = productIds.map((id) => aProduct(id, { reviewCount: id }));
  await loadCatalog(demo, aSource(aBatch(products, offers)));
});

test('changes some prices slightly, except of the first products and out-of-stock offers', async () => {
  const changed = await simulatePrices(demo, { changes: 12, skipUpToProductId: 6 });
  expect(changed).toBeGreaterThanOrEqual(6);
  expect(changed).toBeLessThanOrEqual(12);
  const after = await listOffersById(db, ids, ids.length);
  const moved = after.filter(({ retailerId, priceCents }) => priceCents !== 1_000 * retailerId);
  expect(moved).toHaveLength(changed);
  for (const { productId, retailerId, priceCents, inStock } of moved) {
    expect(productId).toBeGreaterThan(6);
    expect(inStock).toBe(true);
    expect(priceCents / (1_000 * retailerId)).toBeGreaterThan(0.8);
    expect(priceCents / (1_000 * retailerId)).toBeLessThan(1.12);
  }
  await expectPriceInvariants(db, productIds);
});

test('does not simulate a real catalog', async () => {
  await expect(simulatePrices(real, { changes: 1, skipUpToProductId: 0 })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('the operator’s price is the newest, even if a feed’s clock is ahead', async () => {
  real.clock.set('2026-02-27T23:58:00Z');
  expect(await setPrice(real, { offerId: 12, priceCents: 1_234 })).toEqual({
    productId: 1,
    product: 'Brand 1 Product 1',
    retailer: 'Store 2',
    beforeCents: 2_000,
    priceCents: 1_234,
    bestPriceCents: 1_000,
  });
  await expectPriceInvariants(db, productIds);
});

test('refuses a price of an unknown offer and an invalid price', async () => {
  await expect(setPrice(real, { offerId: 999, priceCents: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(setPrice(real, { offerId: 12, priceCents: 0 })).rejects.toMatchObject({
    code: 'bad_request',
  });
});
