import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultListing, encodeListing, type ListingParams } from './listing-params';
import { decodeListing, toListingQuery } from './listing-query';

const decode = (query: string) => decodeListing(new URLSearchParams(query));
const now = new Date('2026-03-01T12:00:00Z');

describe('parsing a URL', () => {
  test.each<[string, Partial<ListingParams>]>([
    ['', {}],
    ['filter=new', { filter: 'new' }],
    ['filter=bestsellers', { filter: 'bestsellers' }],
    ['filter=sale', { filter: 'sale' }],
    ['price=under-25', { price: 'under-25' }],
    ['price=luxury', { price: 'luxury' }],
    ['search=%20rose%20oil%20', { search: 'rose oil' }],
    ['category=makeup&subcategory=lipstick', { category: 'makeup', subcategory: 'lipstick' }],
    ['brands=a-b,c,,a-b', { brands: ['a-b', 'c'] }],
    ['brands=a-b&brands=&brands=c,d', { brands: ['a-b', 'c', 'd'] }],
    ['minPrice=10&maxPrice=120.50', { minPrice: 10, maxPrice: 120.5 }],
    ['rating=4&sort=savings&page=3', { rating: 4, sort: 'savings', page: 3 }],
    ['category=all&search=&page=', {}],
    ['utm_source=mail&__proto__=1', {}],
    ['q=rose', { search: 'rose' }],
    ['concerns=acne,redness&concerns=dryness', { concerns: ['acne', 'redness', 'dryness'] }],
    ['inStock=true&expand=1', { inStock: true, expand: true }],
    ['inStock=0', {}],
    ['unit=weight&maxUnitPrice=2.5', { unit: 'weight', maxUnitPrice: 2.5 }],
    ['sort=popular', {}],
    ['search=rose&sort=popular', { search: 'rose', sort: 'popular' }],
  ])('%s', (query, expected) => {
    expect(decode(query)).toEqual({ params: { ...defaultListing, ...expected }, problems: {} });
  });

  test.each([
    ['category=gadgets', 'category'],
    ['subcategory=serums', 'subcategory'],
    ['category=makeup&subcategory=serums', 'subcategory'],
    ['brands=A%20B', 'brands'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=1e9', 'minPrice'],
    ['maxPrice=abc', 'maxPrice'],
    ['maxPrice=NaN', 'maxPrice'],
    ['rating=6', 'rating'],
    ['sort=price', 'sort'],
    ['filter=new%00', 'filter'],
    ['price=cheap', 'price'],
    ['inStock=yes', 'inStock'],
    ['unit=liter', 'unit'],
    ['maxUnitPrice=2', 'maxUnitPrice'],
    ['ingredients=A%20B', 'ingredients'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999', 'page'],
  ])('%s reports %s and uses its default', (query, name) => {
    const { params, problems } = decode(query);
    expect(Object.keys(problems)).toEqual([name]);
    expect(params).toEqual({ ...defaultListing, category: params.category });
  });

  test('names the entries of a list that are wrong', () => {
    const slugOf = (_: string, text: string) => (text === 'acne' ? text : undefined);
    const read = (concerns: string) =>
      decodeListing(new URLSearchParams({ concerns }), slugOf).problems.concerns;
    expect(read('acne')).toBeUndefined();
    expect(read('acne,acme')).toBe(
      'must be up to 100 concerns, separated by commas; unknown: “acme”',
    );
    expect(read('a,b,c,d')).toContain('unknown: “a”, “b”, “c” and more');
  });

  test('accepts any query string', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string({ unit: 'binary' }), (query, text) => {
        decode(query);
        decodeListing(new URLSearchParams({ search: text, brands: text, page: text }));
      }),
    );
  });
});

test('omits defaults', () => {
  expect(encodeListing(defaultListing).toString()).toBe('');
  expect(encodeListing({ ...defaultListing, sort: 'name', page: 2 }).toString()).toBe(
    'sort=name&page=2',
  );
});

test('the slider at both ends means any price', () => {
  expect(toListingQuery(defaultListing, now)).toMatchObject({
    minPriceCents: null,
    maxPriceCents: null,
  });
  const query = toListingQuery({ ...defaultListing, minPrice: 20, maxPrice: 19.99 }, now);
  expect(query).toMatchObject({ minPriceCents: 2_000, maxPriceCents: 1_999 });
});
