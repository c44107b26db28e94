import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalListing } from './canonical-listing';
import { decodeListing } from './listing-query';

const pageCount = 40;
const canonicalOf = (query: string, pages = pageCount) =>
  canonicalListing(decodeListing(new URLSearchParams(query)).params, { pageCount: pages });

test.each([
  ['', '/products'],
  ['page=1', '/products'],
  ['page=7', '/products?page=7'],
  ['minPrice=0&maxPrice=500&rating=0&category=all&sort=popular', '/products'],
  ['filter=new', '/products?filter=new'],
  ['filter=bestsellers', '/products?filter=bestsellers'],
  ['filter=sale&page=2', '/products?filter=sale&page=2'],
  ['price=under-25', '/products?price=under-25'],
  ['price=luxury', '/products?price=luxury'],
  ['category=skincare', '/category/skincare'],
  ['category=skincare&subcategory=serums', '/category/skincare/serums'],
  ['category=skincare&subcategory=serums&page=3', '/category/skincare/serums?page=3'],
  ['sort=price-low', '/products'],
  ['category=makeup&sort=name', '/category/makeup'],
  ['filter=sale&sort=savings', '/products?filter=sale'],
  ['filter=sale&expand=1', '/products?filter=sale'],
])('?%s has the canonical URL %s', (query, canonical) => {
  expect(canonicalOf(query)).toBe(canonical);
});

test.each([
  'search=rose',
  'search=rose&category=skincare',
  'brands=glow',
  'brands=glow,other&category=skincare',
  'minPrice=20',
  'maxPrice=80',
  'rating=4',
  'concerns=acne',
  'without=parabens&category=skincare',
  'inStock=1',
  'unit=volume',
  'expand=1&page=2',
  'filter=sale&price=luxury',
  'filter=new&category=makeup',
  'category=skincare&page=2',
  'sort=name&page=2',
  'page=41',
])('?%s is not indexed', (query) => {
  expect(canonicalOf(query)).toBeNull();
});

test('an empty catalog still has its first page', () => {
  expect(canonicalOf('', 0)).toBe('/products');
  expect(canonicalOf('page=2', 0)).toBeNull();
});

const anyQuery = fc
  .record({
    search: fc.constantFrom('', 'rose', ' '),
    category: fc.constantFrom('all', 'skincare', 'makeup', 'nonsense'),
    subcategory: fc.constantFrom('', 'serums', 'lipstick'),
    brands: fc.constantFrom('', 'glow', 'a,b'),
    minPrice: fc.constantFrom('', '0', '20'),
    maxPrice: fc.constantFrom('', '500', '80'),
    rating: fc.constantFrom('', '0', '4'),
    filter: fc.constantFrom('', 'new', 'sale'),
    price: fc.constantFrom('', 'luxury'),
    sort: fc.constantFrom('', 'popular', 'name'),
    page: fc.constantFrom('', '1', '2', '99'),
  })
  .map((parts) => new URLSearchParams(parts).toString());

test('for any query, the canonical listing is its own canonical, and there are few of them', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyQuery, (query) => {
      const canonical = canonicalOf(query);
      if (canonical === null || canonical.startsWith('/category/')) return;
      seen.add(canonical);
      expect(canonicalOf(canonical.split('?')[1] ?? '')).toBe(canonical);
    }),
    { numRuns: 500 },
  );
  // Four lists with pages 1 and 2.
  expect(seen.size).toBeLessThanOrEqual(8);
});
