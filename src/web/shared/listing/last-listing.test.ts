import { expect, test } from 'vitest';
import { lastListing, storeListing } from './last-listing';

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

test.each([
  ['/products', '/products'],
  ['/products?brands=a,b&rating=4&page=3', '/products?brands=a,b&rating=4&page=3'],
  ['/category/skincare/eye-care?sort=name', '/category/skincare/eye-care?sort=name'],
  ['//elsewhere.example', '/products'],
  ['https://elsewhere.example', '/products'],
  ['/productsx', '/products'],
  ['javascript:alert(1)', '/products'],
  ['', '/products'],
])('from %j, the back link is %j', (href, expected) => {
  const stored = aStorage();
  storeListing(href, stored);
  expect(lastListing(stored)).toBe(expected);
});

test('without a listing or storage, the back link is all products', () => {
  expect(lastListing(aStorage())).toBe('/products');
  storeListing('/products?rating=4', null);
  expect(lastListing(null)).toBe('/products');
});
