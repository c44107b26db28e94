import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CardExtras,
  cardStores,
  cardWithLivePrices,
  type ProductCardData,
  packShown,
  unpackCard,
  withExtras,
} from './product-card-data';

import type { CardJson } from './product-json';

const packCard = (product: ProductCardData, extras?: CardExtras) =>
  withExtras(packShown(product), extras);

const price = (offerId: number) => ({
  retailer: `Store ${offerId}`,
  price: offerId * 10,
  offerId,
  retailerSlug: `store-${offerId}`,
  inStock: true,
  deliveredPrice: 10,
  shipping: 0,
  freeShippingFrom: null,
  seenAt: '2026-03-01T00:00:00Z',
  unitPrice: null,
});

const product: CardJson = {
  id: 1,
  name: 'Serum',
  brand: 'Brand',
  image: '/1.jpg',
  imageVersion: 'v1',
  imageTone: '#eeeeee',
  category: 'Skincare',
  rating: 4,
  reviewCount: 3,
  prices: [1, 2, 3, 4].map(price),
  bestPrice: 10,
  brandSlug: 'brand',
  categorySlug: 'skincare',
  subcategorySlug: 'serums',
  size: null,
  unitPrice: null,
  savingsPercent: 75,
  onSale: false,
  keyIngredients: ['Niacinamide'],
};

test('a packed card has the named stores, counts the others and nothing that a card does not show', () => {
  const packed = packCard(product, {
    note: 'Has niacinamide',
    variants: { text: '3 sizes', familyId: 7 },
  });
  expect(unpackCard(packed, (familyId) => `/products?family=${familyId}`)).toEqual({
    id: 1,
    name: 'Serum',
    brand: 'Brand',
    imageVersion: 'v1',
    imageTone: '#eeeeee',
    rating: 4,
    reviewCount: 3,
    size: null,
    bestPrice: 10,
    unitPrice: null,
    savingsPercent: 75,
    storeCount: 4,
    prices: [
      { retailer: 'Store 1', price: 10, inStock: true },
      { retailer: 'Store 2', price: 20, inStock: true },
    ],
    note: 'Has niacinamide',
    variants: { text: '3 sizes', to: '/products?family=7' },
  });
  expect(unpackCard(packCard(product))).toMatchObject({ note: null });
  expect(unpackCard(packCard(product))).not.toHaveProperty('variants');
});

test('any text of a feed survives packing', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('a|b', '~1', '~|~0', '|', 'Crème'));
  fc.assert(
    fc.property(text, text, text, fc.nat(), (name, brand, retailer, rated) => {
      const prices = [{ ...price(1), retailer }];
      const ownRating = { average: 4.6, rated };
      const card = unpackCard(packCard({ ...product, name, brand, ownRating, prices }));
      expect(card).toMatchObject({ name, brand, ownRating, prices: [{ retailer, price: 10 }] });
    }),
  );
});

/** Offers in API order: out of stock last, even if cheapest. */
const offers = (...inStock: boolean[]) =>
  inStock.map((isThere, index) => ({ ...price(index + 1), inStock: isThere }));

test.each([
  ['all in stock', offers(true, true, true), ['Store 1', 'Store 2'], 3, 1],
  ['one of three out of stock', offers(true, true, false), ['Store 1', 'Store 2'], 2, 0],
  ['two of three out of stock', offers(true, false, false), ['Store 1'], 1, 0],
  ['none in stock', offers(false, false, false), ['Store 1', 'Store 2'], 3, 1],
  ['no offers', [], [], 0, 0],
])('%s: names and counts the stores where it can be bought', (_, prices, names, count, more) => {
  const face = unpackCard(packCard({ ...product, prices }));
  const live = cardWithLivePrices(unpackCard(packCard(product)), {
    ...product,
    prices: prices.map((offer) => ({ ...offer, unitPrice: null })),
    at: 0,
  });
  for (const card of [{ ...product, prices }, face, live]) {
    const stores = cardStores(card);
    expect(stores.named.map(({ retailer }) => retailer)).toEqual(names);
    expect(stores).toMatchObject({ count, more });
  }
});
