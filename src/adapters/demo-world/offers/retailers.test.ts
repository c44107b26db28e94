import { expect, test } from 'vitest';
import { readReturnPolicy } from '~/domain/catalog/return-policy';
import { demoRetailers } from './retailers';

test('ten stores qualify for a price match', () => {
  expect(demoRetailers.filter((store) => store.priceMatchEligible)).toHaveLength(10);
});

test('the first six stores have the return windows that the guide shows', () => {
  const policies = demoRetailers.slice(0, 6).map((store) => readReturnPolicy(store.returnPolicy));
  expect(policies.map(({ window }) => window)).toEqual([
    { days: 60 },
    { days: 60 },
    { days: 90 },
    { days: 60 },
    { days: 30 },
    'no limit',
  ]);
  expect(new Set(policies.map(({ rating }) => rating))).toEqual(
    new Set(['Excellent', 'Very Good', 'Good']),
  );
});
