import { expect, test } from 'vitest';
import { defaultListing, type ListingParams } from '~/domain/search/listing/listing-params';
import { listingTitle } from './listing-title';

test('titles the listing of one brand with its name', () => {
  expect(listingTitle({ ...defaultListing, brands: ['oak'] }, 'Oak & Iron')).toBe('Oak & Iron');
  const makeup = { ...defaultListing, brands: ['oak'], category: 'makeup' };
  expect(listingTitle(makeup, 'Oak & Iron')).toBe('Makeup');
});

test.each<[Partial<ListingParams>, string]>([
  [{}, 'All Products'],
  [{ search: 'rose', filter: 'sale' }, 'Results for “rose”'],
  [{ search: '"vitamin c" serum' }, 'Results for “‘vitamin c’ serum”'],
  [{ search: '27" mirror' }, 'Results for “27" mirror”'],
  [{ filter: 'new' }, 'New Arrivals'],
  [{ filter: 'bestsellers' }, 'Best Sellers'],
  [{ filter: 'sale', category: 'makeup' }, 'On Sale'],
  [{ price: 'under-25' }, 'Under $25'],
  [{ price: 'luxury' }, 'Luxury Products'],
  [{ category: 'makeup' }, 'Makeup'],
  [{ category: 'makeup', subcategory: 'lipstick' }, 'Lipstick'],
])('titles %j as %s', (params, title) => {
  expect(listingTitle({ ...defaultListing, ...params })).toBe(title);
});
