import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDecimals, formatMoney } from './currency';
import { type ExchangeRate, toSitePrice } from './exchange-rates';

const rateOf = (currency: string, dollarsPerUnit: number): ExchangeRate => ({
  currency,
  day: '2026-03-01',
  dollarsPerUnit,
});
const rates = new Map(
  [rateOf('EUR', 1.08), rateOf('JPY', 0.0067), rateOf('KWD', 3.25), rateOf('VND', 0.00004)].map(
    (rate) => [rate.currency, rate],
  ),
);

describe('money in its own currency', () => {
  test.each([
    ['USD', 2, 129_900, '$1,299.00'],
    ['EUR', 2, 1_250, '€12.50'],
    ['JPY', 0, 1_200, '¥1,200'],
    ['VND', 0, 418_000, '₫418,000'],
    ['KWD', 3, 4_250, 'KWD 4.250'],
    ['CZK', 2, 19_900, 'CZK 199.00'],
  ])('%s has %i decimals', (currency, decimals, minor, text) => {
    expect(currencyDecimals(currency)).toBe(decimals);
    expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

test('the decimals are those of every known currency', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    expect([currency, currencyDecimals(currency)]).toEqual([
      currency,
      format.resolvedOptions().maximumFractionDigits,
    ]);
  }
});

describe('a price in dollars', () => {
  test.each([
    ['EUR', 1_000, 1_080],
    ['JPY', 1_000, 670],
    ['KWD', 1_000, 325],
    ['VND', 418_000, 1_672],
  ])('%s', (currency, minor, cents) => {
    expect(toSitePrice(minor, currency, rates)).toEqual({ cents, rate: rates.get(currency) });
  });

  test('needs a rate, unless it is in dollars', () => {
    expect(toSitePrice(1_000, 'CZK', rates)).toBeNull();
    expect(toSitePrice(1_000, 'USD', new Map())).toEqual({ cents: 1_000, rate: null });
  });

  test('is higher for a higher price', () => {
    const amount = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [low, high] = [one, other].map((minor) => toSitePrice(minor, 'EUR', rates)?.cents);
        expect(Math.sign((low ?? 0) - (high ?? 0)) * Math.sign(one - other)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});
