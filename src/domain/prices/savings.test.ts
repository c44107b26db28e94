import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  averageSavingsPercent,
  bestPrice,
  formatAverageSavings,
  highestPrice,
  isOnSale,
  type OfferPrices,
  savingsCents,
  savingsPercent,
  summarizeOffers,
} from './savings';

const offer = (priceCents: number, rest: Partial<OfferPrices> = {}): OfferPrices => ({
  priceCents,
  originalPriceCents: null,
  inStock: true,
  ...rest,
});
const soldOut = { inStock: false };

describe('the savings badge', () => {
  test.each([
    [2_000, 2_000, 0],
    [2_999, 3_000, 0],
    [1_990, 2_000, 1],
    [1_991, 2_000, 0],
    [715, 1_000, 29],
    [2_400, 3_000, 20],
    [1, 3_000, 100],
    [0, 3_000, 100],
    [0, 0, 0],
  ])('from %i to %i cents shows %i percent', (bestPriceCents, highestPriceCents, percent) => {
    expect(savingsPercent({ bestPriceCents, highestPriceCents })).toBe(percent);
  });

  test('is rounded half up to a whole percentage', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
        const prices = { bestPriceCents: Math.min(a, b), highestPriceCents: Math.max(a, b) };
        const percent = savingsPercent(prices);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        // Integer arithmetic: highest × (2 × percent − 1) ≤ 200 × gap < highest × (2 × percent +
        // 1).
        const gap = 200 * savingsCents(prices);
        expect(gap).toBeGreaterThanOrEqual(prices.highestPriceCents * (2 * percent - 1));
        expect(gap).toBeLessThan(prices.highestPriceCents * (2 * percent + 1) || 1);
      }),
    );
  });
});

describe('a product’s offers', () => {
  test.each<[string, OfferPrices[], number, number, boolean]>([
    ['one store', [offer(2_000)], 2_000, 2_000, false],
    ['several', [offer(2_500), offer(2_000), offer(3_000)], 2_000, 3_000, false],
    ['the cheapest sold out', [offer(1_000, soldOut), offer(2_000)], 2_000, 2_000, false],
    ['the most expensive sold out', [offer(9_000, soldOut), offer(2_000)], 2_000, 2_000, false],
    ['all sold out', [offer(1_000, soldOut), offer(3_000, soldOut)], 1_000, 3_000, false],
    ['one reduced', [offer(2_000, { originalPriceCents: 2_500 })], 2_000, 2_000, true],
    ['original as the price', [offer(2_000, { originalPriceCents: 2_000 })], 2_000, 2_000, false],
    ['original below it', [offer(2_000, { originalPriceCents: 1_500 })], 2_000, 2_000, false],
    [
      'the reduced one sold out',
      [offer(2_000, { originalPriceCents: 2_500, inStock: false }), offer(2_100)],
      2_100,
      2_100,
      true,
    ],
  ])('%s', (_, offers, bestPriceCents, highestPriceCents, onSale) => {
    expect(summarizeOffers(offers)).toEqual({ bestPriceCents, highestPriceCents, onSale });
  });

  test('without offers there are no prices, no sale and no summary', () => {
    expect([bestPrice([]), highestPrice([]), isOnSale([]), summarizeOffers([])]).toEqual([
      null,
      null,
      false,
      null,
    ]);
  });

  const offers = fc.array(
    fc.record<OfferPrices>({
      priceCents: fc.nat(50_000),
      originalPriceCents: fc.option(fc.nat(50_000)),
      inStock: fc.boolean(),
    }),
    { minLength: 1 },
  );

  test('the order of the offers does not matter', () => {
    fc.assert(
      fc.property(offers, (some) => {
        expect(summarizeOffers(some.toReversed())).toEqual(summarizeOffers(some));
      }),
    );
  });

  test('best and highest price are prices of offers and enclose all offers in stock', () => {
    fc.assert(
      fc.property(offers, (some) => {
        const { bestPriceCents = -1, highestPriceCents = -1 } = summarizeOffers(some) ?? {};
        const prices = some.map(({ priceCents }) => priceCents);
        expect(prices).toContain(bestPriceCents);
        expect(prices).toContain(highestPriceCents);
        for (const { priceCents, inStock } of some) {
          if (!inStock) continue;
          expect(priceCents).toBeGreaterThanOrEqual(bestPriceCents);
          expect(priceCents).toBeLessThanOrEqual(highestPriceCents);
        }
      }),
    );
  });
});

test.each([
  [50, 2, '25%'],
  [59, 2, '29%'],
  [2, 2, '1%'],
  [1, 2, null],
  [0, 0, null],
])('states a sum of %i percent over %i products as %s', (sum, products, stated) => {
  expect(formatAverageSavings(averageSavingsPercent(sum, products))).toBe(stated);
});
