import { describe, expect, test } from 'vitest';
import { listingChoices } from './listing-choices';
import { defaultListing, type ListingParams } from './listing-params';
import { allProducts, clearedListing, type ListingPlace, listingHref } from './listing-place';
import { readListing, tidyHref } from './read-listing';

const serums: ListingPlace = {
  path: '/category/skincare/serums',
  category: 'skincare',
  subcategory: 'serums',
};
const nameOf = (_: string, slug: string) => slug;
const read = (place: ListingPlace, query: string) => readListing(place, new URLSearchParams(query));

describe('a shelf', () => {
  test('fixes the category', () => {
    const params = read(serums, 'category=makeup&subcategory=lipstick&brands=a,b');
    expect(params).toMatchObject({ category: 'skincare', subcategory: 'serums' });
    expect(listingHref(serums, params)).toBe('/category/skincare/serums?brands=a,b');
  });

  test('keeps category and order when filters are cleared', () => {
    const params = read(serums, 'rating=4&sort=name&page=3&search=rose');
    expect(listingHref(serums, clearedListing(serums, params))).toBe(
      '/category/skincare/serums?sort=name',
    );
  });
});

test.each([
  ['', null],
  ['search=rose+oil&brands=a,b&page=2', null],
  ['utm_source=mail', null],
  ['category=all&search=&minPrice=0&maxPrice=500&rating=0&sort=popular', '/products'],
  ['category=makeup&subcategory=&brands=a', '/products?category=makeup&brands=a'],
  ['category=makeup&subcategory=serums', '/products?category=makeup'],
  ['price=cheap&filter=sale', '/products?filter=sale'],
  ['q=rose', '/products?search=rose'],
  ['q=', '/products'],
  ['search=rose&q=lily', '/products?search=rose'],
  ['brands=A-B', '/products'],
  ['brands=b,,a', '/products?brands=b,a'],
  ['inStock=true', null],
  ['inStock=0', '/products'],
])('/products?%s redirects to %s', (query, tidy) => {
  const asked = new URLSearchParams(query);
  expect(tidyHref(allProducts, asked, readListing(allProducts, asked))).toBe(tidy);
});

describe('active filters', () => {
  const everything: ListingParams = {
    ...defaultListing,
    search: 'rose',
    category: 'skincare',
    subcategory: 'serums',
    brands: ['a', 'b'],
    minPrice: 20,
    maxPrice: 80,
    rating: 4,
    filter: 'sale',
    price: 'luxury',
    sort: 'name',
    page: 3,
  };
  const named = (place: ListingPlace) =>
    listingChoices(place, everything, nameOf).map(({ filter, value }) => `${filter} ${value}`);

  test('include every parameter except order and page', () => {
    expect(named(allProducts)).toEqual([
      'search rose',
      'filter sale',
      'price luxury',
      'category skincare',
      'subcategory serums',
      'brands a',
      'brands b',
      'minPrice 20-80',
      'rating 4',
    ]);
    expect(named(serums)).not.toContain('category skincare');
    expect(
      listingChoices(allProducts, { ...defaultListing, sort: 'name', page: 2 }, nameOf),
    ).toEqual([]);
  });

  test('can be removed one by one, back on the first page', () => {
    for (const choice of listingChoices(allProducts, everything, nameOf)) {
      const left = listingChoices(allProducts, choice.without, nameOf).map(({ value }) => value);
      expect(left).not.toContain(choice.value);
      expect(choice.without).toMatchObject({ sort: 'name', page: 1 });
    }
  });
});
