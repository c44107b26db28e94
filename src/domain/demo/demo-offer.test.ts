import { expect, test } from 'vitest';
import { hasDemoOffers, isDemoOffer } from './demo-offer';

const sephora = { slug: 'sephora' };

test.each([
  ['https://sephora.example/products/7', true],
  ['https://sephora.example/products/8', false],
  ['https://sephora.example/products/7?color=red', false],
  ['https://ulta-beauty.example/products/7', false],
  ['https://www.sephora.com/product/7', false],
  ['', false],
])('%s at Sephora is the address of an invented offer of product 7: %s', (url, expected) => {
  expect(isDemoOffer({ url, productId: 7 }, sephora)).toBe(expected);
});

test('one invented offer among real ones is enough for a notice', () => {
  const real = { isDemo: false };
  const invented = { isDemo: true };
  expect(hasDemoOffers([])).toBe(false);
  expect(hasDemoOffers([{ offers: [] }, { offers: [real] }])).toBe(false);
  expect(hasDemoOffers([{ offers: [real] }, { offers: [real, invented] }])).toBe(true);
});
