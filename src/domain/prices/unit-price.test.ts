import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Size, SizeUnit } from '../catalog/product';
import { formatUnitPrice, unitPriceCents } from './unit-price';

test.each<[number, number, SizeUnit, number | null, string | undefined, string | null | undefined]>(
  [
    [4_200, 50, 'ml', 8_400, '$24.84 per fl oz', '$84.00 per 100 ml'],
    [1_000, 300, 'ml', 333, '$0.99 per fl oz', '$3.33 per 100 ml'],
    [2_200, 4.2, 'g', 52_381, '$148.50 per oz', '$523.81 per 100 g'],
    [2_700, 60, 'count', 45, '$0.45 each', null],
    [2_500, 1, 'count', 2_500, '$25.00 each', null],
    [0, 50, 'ml', 0, '$0.00 per fl oz', '$0.00 per 100 ml'],
    [4_200, 0, 'ml', null, undefined, undefined],
  ],
)('%i cents for %d %s', (priceCents, amount, unit, cents, primary, secondary) => {
  const size = { amount, unit };
  expect(unitPriceCents(priceCents, size)).toBe(cents);
  expect(formatUnitPrice(priceCents, size)?.primary).toBe(primary);
  expect(formatUnitPrice(priceCents, size)?.secondary).toBe(secondary);
});

test('without a size there is no unit price', () => {
  expect(unitPriceCents(4_200, null)).toBeNull();
  expect(formatUnitPrice(4_200, null)).toBeNull();
});

test('of less than a gram no unit price is shown', () => {
  expect(formatUnitPrice(2_100, { amount: 0.16, unit: 'g' })).toBeNull();
  expect(formatUnitPrice(2_100, { amount: 1, unit: 'g' })).not.toBeNull();
});

const price = fc.nat(1_000_000);
const size = fc.record<Size>({
  amount: fc.integer({ min: 1, max: 10_000 }),
  unit: fc.constantFrom<SizeUnit>('ml', 'g', 'count'),
});

test('a higher price never has a lower unit price, a larger size never a higher one', () => {
  fc.assert(
    fc.property(price, fc.nat(10_000), size, (cents, more, of) => {
      const unitPrice = unitPriceCents(cents, of) ?? Number.NaN;
      expect(unitPriceCents(cents + more, of)).toBeGreaterThanOrEqual(unitPrice);
      const larger = { ...of, amount: of.amount + more };
      expect(unitPriceCents(cents, larger)).toBeLessThanOrEqual(unitPrice);
    }),
  );
});

test('twice as much for twice the price has the same unit price', () => {
  fc.assert(
    fc.property(price, size, fc.integer({ min: 1, max: 50 }), (cents, of, times) => {
      const scaled = { ...of, amount: of.amount * times };
      expect(unitPriceCents(cents * times, scaled)).toBe(unitPriceCents(cents, of));
    }),
  );
});
