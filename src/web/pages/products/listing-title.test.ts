import { expect, test } from 'vitest';
import { defaultListing, type ListingParams } from '~/domain/search/listing-params';
import { listingTitle } from './listing-title';

test.each<[Partial<ListingParams>, string]>([
  [{}, 'All Products'],
  [{ search: 'rose', filter: 'sale' }, 'Results for “rose”'],
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
