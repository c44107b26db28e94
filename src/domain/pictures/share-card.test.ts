import { expect, test } from 'vitest';
import { shareCardText, shareVersion } from './share-card';

test.each([
  [{ bestPriceCents: 2_400, storeCount: 7 }, 'From $24.00', 'Compare 7 stores'],
  [{ bestPriceCents: 123_450, storeCount: 1 }, 'From $1,234.50', 'At 1 store'],
  [{ bestPriceCents: 2_400, storeCount: 0 }, 'Last $24.00', 'Currently sold out'],
  [{ bestPriceCents: null, storeCount: 0 }, '', 'Currently unavailable'],
])('%j reads %s, %s', (shared, price, stores) => {
  expect(shareCardText(shared)).toEqual({ price, stores });
});

test('the version changes with the picture, the price and the number of stores', () => {
  const shared = { pictureVersion: 'abc', bestPriceCents: 2_400, storeCount: 7 };
  const versions = [
    shared,
    { ...shared, pictureVersion: 'abd' },
    { ...shared, bestPriceCents: 2_399 },
    { ...shared, bestPriceCents: null },
    { ...shared, storeCount: 6 },
  ].map(shareVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(shareVersion({ ...shared })).toBe(versions[0]);
});
