import { expect, test } from 'vitest';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { aBrand, anOffer, aProduct, aRetailer } from '../../../../tests/factories/catalog';
import { packProduct } from './pack-product';
import { packShown, withExtras } from './product-card-data';
import { productCardJson } from './product-json';

const product: ProductSummary = {
  ...aProduct(1),
  size: { amount: 50, unit: 'ml' },
  brand: aBrand(1),
  bestPriceCents: 2_000,
  highestPriceCents: 2_500,
  onSale: false,
  offers: [1, 2, 3].map((id) => ({
    ...anOffer(1),
    id,
    retailer: aRetailer(id),
    priceCents: 1_900 + id * 100,
    inStock: id !== 2,
    isDemo: false,
  })),
};

test.each<[string, ProductSummary]>([
  ['with offers', product],
  [
    'without a price or a size',
    { ...product, size: null, bestPriceCents: null, highestPriceCents: null, offers: [] },
  ],
])('a product %s is the same card as its JSON', (_, summary) => {
  const extras = { note: 'Has vitamin C', variants: { text: '6 shades', familyId: 3 } };
  const expected = withExtras(packShown(productCardJson(summary)), extras);
  expect(packProduct(summary, extras)).toBe(expected);
  // From what was packed before.
  expect(packProduct(summary, extras)).toBe(expected);
});
