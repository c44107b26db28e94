import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveredPrice } from './delivered-price';

test.each<[string, number, number | null, number | null, (number | null)[]]>([
  ['below the threshold', 3_000, 595, 3_500, [3_595, 595, 500]],
  ['a cent below it', 3_499, 595, 3_500, [4_094, 595, 1]],
  ['at it', 3_500, 595, 3_500, [3_500, 0, 0]],
  ['above it', 9_000, 595, 3_500, [9_000, 0, 0]],
  ['never free', 9_000, 595, null, [9_595, 595, null]],
  ['always free', 100, 0, null, [100, 0, 0]],
  ['no fee and a threshold all the same', 100, 0, 3_500, [100, 0, 0]],
  ['a threshold of nothing', 100, 595, 0, [100, 0, 0]],
  ['unknown', 100, null, null, [null, null, null]],
  ['unknown below a threshold', 100, null, 3_500, [null, null, 3_400]],
  ['unknown, but free from here', 3_500, null, 3_500, [3_500, 0, 0]],
])('%s', (_, priceCents, shippingCents, freeShippingFromCents, expected) => {
  const delivered = deliveredPrice(priceCents, { shippingCents, freeShippingFromCents });
  expect([
    delivered.totalCents,
    delivered.shippingCents,
    delivered.missingToFreeShippingCents,
  ]).toEqual(expected);
});

const cents = fc.nat(100_000);
const retailer = fc.record({ shippingCents: cents, freeShippingFromCents: fc.option(cents) });

test('adding the missing amount reaches free shipping', () => {
  fc.assert(
    fc.property(cents, retailer, (priceCents, shop) => {
      const { missingToFreeShippingCents: missing } = deliveredPrice(priceCents, shop);
      if (missing === null) return;
      expect(deliveredPrice(priceCents + missing, shop).shippingCents).toBe(0);
      if (missing > 0)
        expect(deliveredPrice(priceCents + missing - 1, shop).shippingCents).toBe(
          shop.shippingCents,
        );
    }),
  );
});

test('the total is the price, or the price plus the full fee', () => {
  fc.assert(
    fc.property(cents, retailer, (priceCents, shop) => {
      const { totalCents, shippingCents } = deliveredPrice(priceCents, shop);
      expect(totalCents).toBe(priceCents + (shippingCents ?? 0));
      expect([0, shop.shippingCents]).toContain(shippingCents);
    }),
  );
});
