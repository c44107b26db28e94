import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { aBatch, anOffer, aProduct, aRetailer, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { listPriceIntervals } from '../prices/price-interval.repo.server';
import { listSearchPrices, listSearchProducts } from '../search/search-product.repo.server';
import { listBrands } from './brand.repo.server';
import { listIngredientsByName } from './ingredient.repo.server';
import {
  findProduct,
  listProductCards,
  listProductSiblings,
  listProductsById,
} from './product.repo.server';
import { listRetailers } from './retailer.repo.server';

const db = await openTestDatabase();

const rich = aProduct(1, {
  brandId: 2,
  name: 'Crème "Éclat", 50 % off',
  gtin: '00012345678905',
  description: 'Soft.\nVery.',
  howToUse: 'Daily.',
  features: ['vegan', 'a, b'],
  ingredients: ['Aqua', '1,2-Hexanediol'],
  keyIngredients: ['Niacinamide'],
  complementaryProducts: ['Toner {light}'],
  rating: 4.9,
  reviewCount: 1_200,
});
const offers = [
  anOffer(1, { productId: 1, retailerId: 1, priceCents: 3_000, originalPriceCents: 4_000 }),
  anOffer(2, { productId: 1, retailerId: 2, priceCents: 1_000, inStock: false }),
  anOffer(3, { productId: 1, retailerId: 3, priceCents: 2_000 }),
  anOffer(4, { productId: 3, retailerId: 1, priceCents: 500 }),
];
const ingredient = {
  inciName: 'Niacinamide',
  synonyms: ['Vitamin B3'],
  functions: ['smoothing'],
  restrictions: [{ text: 'none', source: 'CosIng' }],
};

beforeAll(async () => {
  const products = [
    rich,
    aProduct(2, { groupId: 1, size: { amount: 30, unit: 'ml' } }),
    aProduct(3, { size: null }),
  ];
  const source = { ...aSource(aBatch(products, offers)), ingredients: [ingredient] };
  await loadCatalog(testDeps(db), source);
});

test('reads a product with all its fields, its brand and its offers', async () => {
  expect(await findProduct(db, 1)).toEqual({
    ...rich,
    brand: { id: 2, name: 'Brand 2', slug: 'brand-2' },
    bestPriceCents: 2_000,
    highestPriceCents: 3_000,
    onSale: true,
    offers: [offers[2], offers[0], offers[1]].map((offer) => ({
      ...offer,
      retailer: aRetailer(offer?.retailerId ?? 0),
      isDemo: false,
    })),
  });
});

test('a product without offers has no price', async () => {
  expect(await findProduct(db, 2)).toMatchObject({
    bestPriceCents: null,
    highestPriceCents: null,
    onSale: false,
    offers: [],
  });
});

test.each([0, -1, 4, 2 ** 31, 1.5, Number.NaN])('there is no product %d', async (id) => {
  expect(await findProduct(db, id)).toBeNull();
});

test('reads products in the requested order, each once, up to the limit', async () => {
  const ids = async (wanted: number[], limit = 10) =>
    (await listProductsById(db, wanted, limit)).map(({ id }) => id);
  expect(await ids([3, 1, 99, 3, 2])).toEqual([3, 1, 2]);
  expect(await ids([3, 1, 2], 2)).toEqual([3, 1]);
  expect(await ids([])).toEqual([]);
});

test('a card has the offers and no long texts', async () => {
  const [card] = await listProductCards(db, [1], 24);
  expect(card).toMatchObject({
    id: 1,
    brand: { slug: 'brand-2' },
    keyIngredients: ['Niacinamide'],
  });
  expect(card?.offers.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(card).not.toHaveProperty('description');
});

test('lists the sizes of a formula, smallest first', async () => {
  expect(await listProductSiblings(db, 1, 10)).toEqual([
    { id: 2, name: 'Product 2', size: { amount: 30, unit: 'ml' }, bestPriceCents: null },
    { id: 1, name: rich.name, size: { amount: 50, unit: 'ml' }, bestPriceCents: 2_000 },
  ]);
  expect(await listProductSiblings(db, 1, 1)).toHaveLength(1);
});

test('the index reads priced products in the order of ids, page by page', async () => {
  const [first, ...more] = await listSearchProducts(db, { afterId: 0, limit: 1 });
  expect(first).toEqual({
    id: 1,
    name: rich.name,
    brandId: 2,
    brand: 'Brand 2',
    brandSlug: 'brand-2',
    category: 'skincare',
    subcategory: 'serums',
    keyIngredients: ['Niacinamide'],
    bestPriceCents: 2_000,
    highestPriceCents: 3_000,
    onSale: true,
    unitPriceCents: 4_000,
    rating: 4.9,
    reviewCount: 1_200,
    clicks: 0,
    firstSeenAt: rich.firstSeenAt,
    tags: expect.arrayContaining(['claim:vegan:3', 'ingredient:niacinamide:2']),
    ingredientIds: [1, 250],
    familyId: 1,
    size: { amount: 50, unit: 'ml' },
    stores: ['store-1', 'store-2', 'store-3'],
    inStock: true,
    rowVersion: expect.any(Number),
  });
  expect(more).toEqual([]);
  const rest = await listSearchProducts(db, { afterId: 1, limit: 10 });
  expect(rest.map(({ id, unitPriceCents }) => [id, unitPriceCents])).toEqual([[3, null]]);
  expect(await listSearchProducts(db, { afterId: 3, limit: 10 })).toEqual([]);
});

test('changed prices are read by product', async () => {
  expect(await listSearchPrices(db, [3, 2, 99])).toMatchObject([
    {
      id: 3,
      bestPriceCents: 500,
      highestPriceCents: 500,
      onSale: false,
      unitPriceCents: null,
      stores: ['store-1'],
      inStock: true,
    },
  ]);
});

test('intervals are read by product, as far as they touch the window', async () => {
  const read = (from: string, to: string, limit = 10) =>
    listPriceIntervals(db, { productId: 1, from: new Date(from), to: new Date(to), limit });
  const offerIds = async (...window: Parameters<typeof read>) =>
    (await read(...window)).map(({ offerId }) => offerId);
  expect(await offerIds('2025-01-01', '2025-02-28')).toEqual([]);
  expect(await offerIds('2025-06-01', '2025-06-02')).toEqual([1, 2, 3]);
  expect(await offerIds('2026-02-28', '2026-03-10')).toEqual([1, 3]);
  expect(await offerIds('2025-01-01', '2026-03-10', 2)).toEqual([1, 2]);
});

test('brands, retailers and ingredients are found', async () => {
  expect((await listBrands(db, 2)).map(({ id }) => id)).toEqual([1, 2]);
  expect(await listRetailers(db, 1)).toEqual([aRetailer(1)]);
  expect(await listIngredientsByName(db, ['NIACINAMIDE', 'gold'], 10)).toEqual([ingredient]);
});
