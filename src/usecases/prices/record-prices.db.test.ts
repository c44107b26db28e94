import { beforeEach, describe, expect, test } from 'vitest';
import { findCatalogState, findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findProduct } from '~/db/catalog/product.repo.server';
import { listPriceChanges } from '~/db/prices/price-change.repo.server';
import { listPriceIntervals } from '~/db/prices/price-interval.repo.server';
import { resetCatalog } from '~/db/testing/catalog.server';
import { emptyTables } from '~/db/testing/tables.server';
import type { PriceObservation } from '~/domain/prices/price-observation';
import { aBatch, anOffer, aProduct, aSource, firstSeen } from '../../../tests/factories/catalog';
import { expectPriceInvariants } from '../../../tests/oracles/price-invariants';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from './record-prices.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const offers = [
  anOffer(1, { productId: 1, retailerId: 1, priceCents: 1_000 }),
  anOffer(2, { productId: 1, retailerId: 2, priceCents: 2_000 }),
  anOffer(3, { productId: 2, retailerId: 1, priceCents: 500, inStock: false }),
];
const source = aSource(aBatch([aProduct(1), aProduct(2), aProduct(3)], offers));

beforeEach(async () => {
  await resetCatalog(db);
  await emptyTables(db, 'price_change');
  await loadCatalog(deps, source);
});

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 11, minute));
const seen = (
  offerId: number,
  given: Partial<PriceObservation> = {},
): PriceObservation & { offerId: number } => ({
  priceCents: 1_000,
  originalPriceCents: null,
  inStock: true,
  seenAt: at(0),
  ...given,
  offerId,
});
const version = async () => (await findCatalogState(db)).version;
const changes = async () =>
  (await listPriceChanges(db, { after: 0, limit: 100 })).map(({ productId }) => productId);
const intervals = async (productId: number, offerId: number) =>
  (await listPriceIntervals(db, { productId, from: firstSeen, to: at(59), limit: 100 })).filter(
    (interval) => interval.offerId === offerId,
  );

test('a new price closes the interval, opens the next and updates everything derived from it', async () => {
  const result = await recordPrices(deps, [
    seen(1, { priceCents: 800, originalPriceCents: 1_000 }),
  ]);
  expect(result).toEqual({
    changedOffers: 1,
    newOffers: 0,
    changedProductIds: [1],
    unknown: [],
  });
  expect(await findProduct(db, 1)).toMatchObject({
    bestPriceCents: 800,
    highestPriceCents: 2_000,
    onSale: true,
    offers: [{ id: 1, priceCents: 800, originalPriceCents: 1_000, seenAt: at(0) }, { id: 2 }],
  });
  expect(await intervals(1, 1)).toEqual([
    { offerId: 1, priceCents: 1_000, from: firstSeen, to: at(0) },
    { offerId: 1, priceCents: 800, from: at(0), to: null },
  ]);
  expect(await version()).toBe(3);
  expect(await changes()).toEqual([1]);
  // The average of 60% and 0%.
  expect((await findCatalogState(db)).figures.averageSavingsPercent).toBe(30);
});

test('the same observation again, or an older one, changes nothing', async () => {
  const observation = seen(1, { priceCents: 800 });
  await recordPrices(deps, [observation, observation]);
  const before = [await findProduct(db, 1), await intervals(1, 1), await version()];
  const nothing = { changedOffers: 0, newOffers: 0, changedProductIds: [], unknown: [] };
  expect(await recordPrices(deps, [observation])).toEqual(nothing);
  const older = { ...observation, priceCents: 700, seenAt: new Date(at(0).getTime() - 1) };
  expect(await recordPrices(deps, [older])).toEqual(nothing);
  expect([await findProduct(db, 1), await intervals(1, 1), await version()]).toEqual(before);
});

test('a confirmed price updates only the time it was seen', async () => {
  expect(await recordPrices(deps, [seen(1)])).toMatchObject({ changedOffers: 0 });
  expect((await findProduct(db, 1))?.offers[0]).toMatchObject({ id: 1, seenAt: at(0) });
  expect(await version()).toBe(2);
});

test('an offer that was out of stock has a gap in its history', async () => {
  await recordPrices(deps, [seen(1, { inStock: false })]);
  expect(await findProduct(db, 1)).toMatchObject({
    bestPriceCents: 2_000,
    offers: [{ id: 2 }, { id: 1, inStock: false }],
  });
  await recordPrices(deps, [seen(1, { seenAt: at(5) })]);
  expect(await findProduct(db, 1)).toMatchObject({ bestPriceCents: 1_000 });
  expect((await intervals(1, 1)).map(({ from, to }) => [from, to])).toEqual([
    [firstSeen, at(0)],
    [at(5), null],
  ]);
});

test('a change that keeps the best price increments the version and notifies no one else', async () => {
  await recordPrices(deps, [seen(1, { url: 'https://store.example/new' })]);
  expect(await version()).toBe(3);
  expect(await changes()).toEqual([]);
});

test('finds an offer by product and retailer; reports unknown ones', async () => {
  const { offerId: _, ...price } = seen(1, { priceCents: 750 });
  const known = { ...price, productId: 1, retailerId: 2 };
  const unknown = [seen(99), { ...price, productId: 1, retailerId: 5 }];
  expect(await recordPrices(deps, [...unknown, known])).toEqual({
    changedOffers: 1,
    newOffers: 0,
    changedProductIds: [1],
    unknown,
  });
  expect(await findProduct(db, 1)).toMatchObject({ bestPriceCents: 750, highestPriceCents: 1_000 });
});

describe('an unknown offer', () => {
  const { offerId: _, ...price } = seen(1, { priceCents: 700, url: 'https://store.example/new' });
  const observation = { ...price, productId: 3, retailerId: 4 };
  const productsVersion = () => findProductsVersion(db);

  test('is created, and its product can be found', async () => {
    const before = await productsVersion();
    expect(await recordPrices(deps, [observation])).toEqual({
      changedOffers: 1,
      newOffers: 1,
      changedProductIds: [3],
      unknown: [],
    });
    const product = await findProduct(db, 3);
    expect(product).toMatchObject({
      bestPriceCents: 700,
      offers: [{ id: 4, retailerId: 4, url: 'https://store.example/new', seenAt: at(0) }],
    });
    expect(await intervals(3, 4)).toEqual([{ offerId: 4, priceCents: 700, from: at(0), to: null }]);
    expect(await changes()).toEqual([3]);
    expect(await productsVersion()).toBe(before + 1);
    expect((await findCatalogState(db)).figures).toMatchObject({ offerCount: 4 });
    await expectPriceInvariants(db, [1, 2, 3]);
  });

  test('is created once, even if it was observed repeatedly', async () => {
    const later = { ...observation, priceCents: 650, url: undefined, seenAt: at(5) };
    expect(await recordPrices(deps, [later, observation, observation])).toMatchObject({
      newOffers: 1,
    });
    const [before, numbers] = [await findProduct(db, 3), await version()];
    expect(before?.offers).toMatchObject([{ priceCents: 650, seenAt: at(5) }]);
    expect(await recordPrices(deps, [observation, later])).toEqual({
      changedOffers: 0,
      newOffers: 0,
      changedProductIds: [],
      unknown: [],
    });
    expect([await findProduct(db, 3), await version()]).toEqual([before, numbers]);
    expect(await intervals(3, 4)).toHaveLength(2);
  });

  test('of a product that has a price already leaves the indexes as they are', async () => {
    const before = await productsVersion();
    await recordPrices(deps, [{ ...observation, productId: 1 }]);
    expect(await productsVersion()).toBe(before);
    expect(await findProduct(db, 1)).toMatchObject({
      bestPriceCents: 700,
      highestPriceCents: 2_000,
    });
    await expectPriceInvariants(db, [1, 2, 3]);
  });

  test('of an unknown retailer or product, or without a URL, is reported', async () => {
    const unknown = [
      { ...observation, productId: 99 },
      { ...observation, retailerId: 99 },
      { ...observation, url: undefined },
      seen(99, { url: 'https://store.example/99' }),
    ];
    expect(await recordPrices(deps, unknown)).toEqual({
      changedOffers: 0,
      newOffers: 0,
      changedProductIds: [],
      unknown,
    });
  });
});

test('one invalid value refuses the whole call and names the observation', async () => {
  const call = recordPrices(deps, [seen(1, { priceCents: 1 }), seen(2, { priceCents: -5 })]);
  await expect(call).rejects.toMatchObject({
    code: 'bad_request',
    message: 'Observation 2 (offer 2) has the price -5.',
  });
  expect(await version()).toBe(2);
});

test('refuses too many observations', async () => {
  const call = recordPrices(deps, Array<PriceObservation>(20_001).fill(seen(1)));
  await expect(call).rejects.toMatchObject({ code: 'bad_request' });
});

test('no observations change nothing', async () => {
  expect(await recordPrices(deps, [])).toMatchObject({ changedOffers: 0 });
});
