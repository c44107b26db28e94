import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLivePrices } from './read-live-prices';

const told = {
  id: 7,
  prices: [{ offerId: 1, price: 9.99 }],
  bestPrice: 9.99,
  unitPrice: null,
  savingsPercent: 0,
  onSale: false,
  at: 1_000,
};

test('what is about prices is taken, and nothing else that came along', () => {
  expect(parseLivePrices({ ...told, sizes: [], description: 'new words' })).toEqual(told);
});

test.each([
  ['nothing', null],
  ['no product', { ...told, id: '7' }],
  ['no time', { ...told, at: Number.NaN }],
  ['no prices', { ...told, prices: undefined }],
  ['a price that is none', { ...told, prices: [{ offerId: 1, price: '9.99' }] }],
  ['a best price that is none', { ...told, bestPrice: 'free' }],
])('%s is not taken', (_, value) => {
  expect(parseLivePrices(value)).toBeUndefined();
});

test('whatever we are told, reading it does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([undefined, Object(value).id]).toContain(parseLivePrices(value)?.id);
    }),
  );
});
