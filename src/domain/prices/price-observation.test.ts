import { describe, expect, test } from 'vitest';
import { anOffer } from '../../../tests/factories/catalog';
import {
  addObservationsToIntervals,
  findObservationProblem,
  type ObservedPrice,
  type PriceObservation,
} from './price-observation';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const seen = (minute: number, given: Partial<ObservedPrice> = {}): ObservedPrice => ({
  priceCents: 2_000,
  originalPriceCents: null,
  inStock: true,
  seenAt: at(minute),
  ...given,
});
const inStock = anOffer(7, { seenAt: at(0) });
const soldOut = { ...inStock, inStock: false };
const interval = (priceCents: number, from: number, to: number | null = null) => ({
  offerId: 7,
  priceCents,
  from: at(from),
  to: to === null ? null : at(to),
});

describe('following an offer', () => {
  test.each([
    ['the same price', inStock, [seen(1)], null, []],
    ['another price', inStock, [seen(1, { priceCents: 1 })], at(1), [interval(1, 1)]],
    ['sold out', inStock, [seen(1, { inStock: false })], at(1), []],
    ['sold out at another price', inStock, [seen(1, { inStock: false, priceCents: 1 })], at(1), []],
    ['still sold out', soldOut, [seen(1, { inStock: false, priceCents: 1 })], null, []],
    ['back at the same price', soldOut, [seen(1)], null, [interval(2_000, 1)]],
    ['another original price', inStock, [seen(1, { originalPriceCents: 9 })], null, []],
    [
      'a price and back, given backwards',
      inStock,
      [seen(2), seen(1, { priceCents: 1 })],
      at(1),
      [interval(1, 1, 2), interval(2_000, 2)],
    ],
    [
      'sold out and back',
      inStock,
      [seen(1, { inStock: false }), seen(2)],
      at(1),
      [interval(2_000, 2)],
    ],
    [
      'back and sold out',
      soldOut,
      [seen(1), seen(2, { inStock: false })],
      null,
      [interval(2_000, 1, 2)],
    ],
  ])('%s', (_, offer, observations, closedAt, intervals) => {
    expect(addObservationsToIntervals(offer, observations)).toMatchObject({ closedAt, intervals });
  });

  test.each([
    ['nothing', []],
    ['what is older', [seen(-1, { priceCents: 1 })]],
    ['what was seen at the same moment', [seen(0, { priceCents: 1 })]],
  ])('%s changes nothing', (_, observations) => {
    expect(addObservationsToIntervals(inStock, observations)).toBeNull();
  });

  test('the first of two observations at the same time counts', () => {
    const change = addObservationsToIntervals(inStock, [
      seen(1, { priceCents: 1 }),
      seen(1, { priceCents: 2 }),
    ]);
    expect(change?.offer.priceCents).toBe(1);
  });

  test('an unchanged observation is not visible', () => {
    const change = addObservationsToIntervals(inStock, [seen(5)]);
    expect(change).toMatchObject({ visible: false, offer: { ...inStock, seenAt: at(5) } });
  });

  test.each([
    { priceCents: 1 },
    { originalPriceCents: 9 },
    { inStock: false },
    { url: 'https://x.example' },
  ])('%o shows', (given) => {
    expect(addObservationsToIntervals(inStock, [seen(1, given)])).toMatchObject({
      visible: true,
      offer: given,
    });
  });
});

describe('rejected observations', () => {
  const good: PriceObservation = { offerId: 1, ...seen(0) };
  test.each([
    [good, null],
    [{ ...good, url: 'https://shop.example/1', originalPriceCents: 3_000 }, null],
    [{ ...good, seenAt: at(4) }, null],
    [{ productId: 1, retailerId: 2, ...seen(0) }, null],
    [{ ...good, offerId: 0 }, 'has no valid offer id'],
    [{ ...good, offerId: 2 ** 31 }, 'has no valid offer id'],
    [{ productId: 1, retailerId: Number.NaN, ...seen(0) }, 'has no valid offer id'],
    [{ ...good, priceCents: 0 }, 'has the price 0'],
    [{ ...good, priceCents: 19.99 }, 'has the price 19.99'],
    [{ ...good, priceCents: Number.NaN }, 'has the price NaN'],
    [{ ...good, priceCents: 100_000_001 }, 'has the price 100000001'],
    [{ ...good, originalPriceCents: -1 }, 'has the original price -1'],
    [{ ...good, url: 'javascript:alert(1)' }, 'has an address that is not http or https'],
    [{ ...good, seenAt: new Date('then') }, 'has no valid time'],
    [{ ...good, seenAt: at(6) }, 'has a time in the future'],
  ])('%o', (observation, problem) => {
    expect(findObservationProblem(observation, at(0))).toBe(problem);
  });
});
