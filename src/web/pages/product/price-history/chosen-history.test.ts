import { expect, test } from 'vitest';
import { dayMs } from '~/domain/durations';
import { chooseHistory, formatStores, lowestPriceAt } from './chosen-history';
import type { StoreData } from './store-data';

const now = new Date('2026-03-01T12:00:00Z').getTime();
const store = (slug: string, intervals: StoreData['intervals']): StoreData => ({
  retailer: slug.toUpperCase(),
  slug,
  intervals,
});
const stores = [
  store('a', [
    [2_000, now - 300 * dayMs, now - 20 * dayMs],
    [1_500, now - 20 * dayMs, null],
  ]),
  store('b', [[1_800, now - 100 * dayMs, null]]),
];

test('all stores, over the selected period', () => {
  const { history, start } = chooseHistory({ stores, now }, { days: 30, store: null });
  expect(start).toBe(now - 30 * dayMs);
  expect(history?.steps.map(({ priceCents }) => priceCents)).toEqual([1_800, 1_500]);
});

test('one store; an unknown store means all of them', () => {
  const one = chooseHistory({ stores, now }, { days: 365, store: 'a' });
  expect(one.history).toMatchObject({ lowestCents: 1_500, highestCents: 2_000 });
  expect(one.store?.slug).toBe('a');
  const unknown = chooseHistory({ stores, now }, { days: 365, store: 'unknown' });
  expect(unknown.store).toBeNull();
  expect(unknown.stores).toHaveLength(2);
});

test('the lowest price at a point in time', () => {
  expect(lowestPriceAt(stores, now - 400 * dayMs)).toBeNull();
  expect(lowestPriceAt(stores, now - 50 * dayMs)).toEqual({ cents: 1_800, retailers: ['B'] });
  // An interval includes its start and excludes its end.
  expect(lowestPriceAt(stores, now - 20 * dayMs)).toEqual({ cents: 1_500, retailers: ['A'] });
});

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A and 2 more'],
])('formats %j as %s', (names, words) => {
  expect(formatStores(names)).toBe(words);
});
