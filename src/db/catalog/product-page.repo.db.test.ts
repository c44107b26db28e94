import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import {
  listOfferClicks,
  listRetailerClicks,
  upsertOfferClicks,
} from '../clicks/offer-click.repo.server';
import { listPriceIntervals } from '../prices/price-interval.repo.server';
import { findProduct, listProductSiblings } from './product.repo.server';
import { findProductPage } from './product-page.repo.server';

const db = await openTestDatabase();

beforeAll(async () => {
  const products = [
    aProduct(1, { name: 'Rose Toner', brandId: 1, reviewCount: 5, keyIngredients: ['Rose'] }),
    aProduct(2, { name: 'Rose Toner', brandId: 2, reviewCount: 90 }),
    aProduct(3, { name: 'Rose Toner', groupId: 1, size: null }),
    aProduct(4, { name: 'rose toner', brandId: 3 }),
    aProduct(5, { name: 'Night "Balm"', brandId: 3 }),
  ];
  await loadCatalog(
    testDeps(db),
    aSource(aBatch(products, [anOffer(1), anOffer(2, { retailerId: 2 })])),
  );
});

test('a page is read in one round trip, like by the queries for its parts', async () => {
  const window = { from: new Date('2025-03-01'), to: new Date('2026-03-01') };
  for (const id of [1, 2, 3, 5]) {
    const page = await findProductPage(db, { id, ...window });
    expect(page?.product).toEqual(await findProduct(db, id));
    expect(page?.siblings).toEqual(await listProductSiblings(db, page?.product.groupId ?? 0, 20));
    const history = { productId: id, ...window, limit: 100 };
    expect(page?.intervals).toEqual(await listPriceIntervals(db, history));
  }
  const page = await findProductPage(db, { id: 1, ...window });
  expect(page?.product.offers.map(({ id }) => id)).toEqual([1, 2]);
  expect(page?.siblings.map(({ id }) => id)).toEqual([1, 3]);
  expect(page?.intervals.map(({ offerId }) => offerId)).toEqual([1, 2]);
});

test.each([0, 6, -1])('there is no page of product %d', async (id) => {
  expect(await findProductPage(db, { id, from: new Date(0), to: new Date() })).toBeNull();
});

test('adds up clicks and keeps them after their offers are deleted', async () => {
  const day = '2026-03-01';
  await upsertOfferClicks(db, [
    { offerId: 1, day, clicks: 2 },
    { offerId: 1, day: '2026-02-27', clicks: 1 },
    { offerId: 77, day, clicks: 4 },
  ]);
  await upsertOfferClicks(db, [{ offerId: 1, day, clicks: 3 }]);
  expect(await listRetailerClicks(db, { sinceDay: day, limit: 10 })).toEqual([
    { retailer: 'Store 1', clicks: 5 },
    { retailer: '(offer no longer listed)', clicks: 4 },
  ]);
  expect(await listRetailerClicks(db, { sinceDay: day, limit: 1 })).toHaveLength(1);
  expect(await listOfferClicks(db, { offerId: 1, sinceDay: '2026-02-01', limit: 10 })).toEqual([
    { offerId: 1, day, clicks: 5 },
    { offerId: 1, day: '2026-02-27', clicks: 1 },
  ]);
});
