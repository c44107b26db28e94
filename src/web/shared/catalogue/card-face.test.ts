import { expect, test } from 'vitest';
import { cardFace } from './card-face';
import type { CardJson } from './product-json';

const price = (offerId: number): CardJson['prices'][number] => ({
  retailer: `Store ${offerId}`,
  price: offerId * 10,
  offerId,
  retailerSlug: `store-${offerId}`,
  inStock: true,
  deliveredPrice: 10,
  shipping: 0,
  freeShippingFrom: null,
  seenAt: '2026-03-01T00:00:00Z',
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

test('a card keeps the stores it names, counts the others and leaves the rest at home', () => {
  const face = cardFace(product);
  expect(face.prices).toEqual([
    { retailer: 'Store 1', price: 10, offerId: 1 },
    { retailer: 'Store 2', price: 20, offerId: 2 },
  ]);
  expect(face.storeCount).toBe(4);
  expect(face).not.toHaveProperty('keyIngredients');
  expect(face).toMatchObject({ id: 1, name: 'Serum', image: '/1.jpg', savingsPercent: 75 });
});
