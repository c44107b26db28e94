import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLivePrices } from './read-live-prices';

const payload = {
  id: 7,
  prices: [{ offerId: 1, price: 9.99 }],
  bestPrice: 9.99,
  unitPrice: null,
  savingsPercent: 0,
  onSale: false,
  at: 1_000,
};

test('keeps price fields and drops others', () => {
  expect(parseLivePrices({ ...payload, sizes: [], description: 'new words' })).toEqual(payload);
});

test.each([
  ['nothing', null],
  ['no product id', { ...payload, id: '7' }],
  ['no timestamp', { ...payload, at: Number.NaN }],
  ['no prices', { ...payload, prices: undefined }],
  ['an invalid price', { ...payload, prices: [{ offerId: 1, price: '9.99' }] }],
  ['an invalid best price', { ...payload, bestPrice: 'free' }],
])('rejects %s', (_, value) => {
  expect(parseLivePrices(value)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([undefined, Object(value).id]).toContain(parseLivePrices(value)?.id);
    }),
  );
});
