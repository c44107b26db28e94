import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrice } from './parse-price';

describe('a price as shops write it', () => {
  test.each([
    ['$1,299.00', 129_900, 'USD'],
    ['12,50 €', 1_250, 'EUR'],
    ['from £9', 900, 'GBP'],
    ['34.992001', 3_499, null],
    ['24.99 EUR', 2_499, 'EUR'],
    ['USD 12', 1_200, 'USD'],
    ['1.299,00 €', 129_900, 'EUR'],
    ['1 299,00 Kč', 129_900, 'CZK'],
    ["CHF 1'049.95", 104_995, 'CHF'],
    ['US$:12.99', 1_299, 'USD'],
    ['C$34.50', 3_450, 'CAD'],
    ['352 AED', 35_200, 'AED'],
    ['12€50', 1_250, 'EUR'],
    ['0.99', 99, null],
    ['&pound;12.99', 1_299, 'GBP'],
    ['49,-  Kč', 4_900, 'CZK'],
    ['$9.99 (20% off)', 999, 'USD'],
  ])('%s', (text, cents, currency) => {
    expect(parsePrice(text)).toMatchObject({ cents, currency });
  });

  test('separates price and original price in one cell', () => {
    const price = { cents: 1_410, currency: 'GBP', originalCents: 4_700 };
    expect(parsePrice('RRP: £47.00Current price: £14.10')).toEqual(price);
    expect(parsePrice('Was $20.00 Now $15.00')).toMatchObject({
      cents: 1_500,
      originalCents: 2_000,
    });
  });

  test.each(['', 'Call us', 'N/A', '-', '=1+1|cmd', '%'])(
    '%j is not a price, or not a large one',
    (text) => {
      expect(parsePrice(text)?.cents ?? 0).toBeLessThanOrEqual(100);
    },
  );

  test('parses a plain number to the cent, with any currency code', () => {
    const amount = fc.stringMatching(/^\d{1,9}(?:\.\d{1,2})?$/);
    const code = fc.constantFrom('', ' USD', ' EUR', ' CZK');
    fc.assert(
      fc.property(amount, code, (number, behind) => {
        expect(parsePrice(number + behind)).toEqual({
          cents: Math.round(Number(number) * 100),
          currency: behind.trim() || null,
          originalCents: null,
        });
      }),
    );
  });

  test('is fast on a long cell', () => {
    expect(parsePrice('1 '.repeat(5_000_000))).not.toBeUndefined();
  });
});
