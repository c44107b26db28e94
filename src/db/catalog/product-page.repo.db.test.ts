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
import {
  listComparableProducts,
  listProductsByName,
} from '../matching/comparable-product.repo.server';

const db = await openTestDatabase();

beforeAll(async () => {
  const products = [
    aProduct(1, { name: 'Rose Toner', brandId: 1, reviewCount: 5, keyIngredients: ['Rose'] }),
    aProduct(2, { name: 'Rose Toner', brandId: 2, reviewCount: 90 }),
    aProduct(3, { name: 'Rose Toner', brandId: 2, reviewCount: 95, size: null }),
    aProduct(4, { name: 'rose toner', brandId: 3 }),
    aProduct(5, { name: 'Night "Balm"', brandId: 3 }),
  ];
  await loadCatalog(
    testDeps(db),
    aSource(aBatch(products, [anOffer(1), anOffer(2, { retailerId: 2 })])),
  );
});

const byName = (names: string[], brandId: number, limit = 10, ids = [1, 2, 3, 4, 5]) =>
  listProductsByName(db, { ids, names, brandId, limit });

test('finds the brand’s own product by name, otherwise the most reviewed one', async () => {
  expect(await byName(['Rose Toner'], 1)).toEqual([{ id: 1, name: 'Rose Toner' }]);
  expect(await byName(['Rose Toner'], 2)).toEqual([{ id: 3, name: 'Rose Toner' }]);
  expect(await byName(['Rose Toner'], 3)).toEqual([{ id: 3, name: 'Rose Toner' }]);
  expect(await byName(['Rose Toner'], 3, 10, [2, 4])).toEqual([{ id: 2, name: 'Rose Toner' }]);
});

test('finds several names in one query; skips unknown ones', async () => {
  const found = await byName(['Night "Balm"', 'Unknown', 'Rose Toner', ''], 3);
  expect(found.map(({ id }) => id).sort()).toEqual([3, 5]);
  expect(await byName(['Night "Balm"', 'Rose Toner'], 3, 1)).toHaveLength(1);
  expect(await byName([], 3)).toEqual([]);
  expect(await byName(['Rose Toner'], 3, 10, [])).toEqual([]);
});

test('products are compared by size, price, rating and key ingredients', async () => {
  expect(await listComparableProducts(db, [1, 3, 99], 10)).toEqual([
    {
      id: 1,
      groupId: 1,
      size: { amount: 50, unit: 'ml' },
      rating: 4.5,
      reviewCount: 5,
      keyIngredients: ['Rose'],
      bestPriceCents: 2_000,
    },
    {
      id: 3,
      groupId: 3,
      size: null,
      rating: 4.5,
      reviewCount: 95,
      keyIngredients: [],
      bestPriceCents: null,
    },
  ]);
  expect(await listComparableProducts(db, [1, 2, 3], 2)).toHaveLength(2);
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
