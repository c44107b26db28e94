import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aListing } from '../../../../tests/factories/listing';
import { listingChoices } from '../listing/listing-choices';
import { defaultListing, encodeListing, type ListingParams } from '../listing/listing-params';
import { allProducts, listingHref } from '../listing/listing-place';
import { decodeListing, toListingQuery } from '../listing/listing-query';
import { anyProduct, facetNames } from '../search-index';
import type { FilterName } from './filter';
import { filterRules } from './filter-rules';
import { countActiveFilters, filterNames, filters, isDefault } from './filters';

const now = new Date('2026-03-01T12:00:00Z');
const nameOf = (_: string, slug: string) => slug;

/** A listing in which only one filter is set, and others that it requires. */
const samples: Record<FilterName, Partial<ListingParams>> = {
  search: { search: 'rose' },
  filter: { filter: 'sale' },
  price: { price: 'luxury' },
  category: { category: 'makeup' },
  subcategory: { category: 'makeup', subcategory: 'lipstick' },
  brands: { brands: ['a'] },
  minPrice: { minPrice: 20 },
  maxPrice: { maxPrice: 80 },
  rating: { rating: 4 },
  concerns: { concerns: ['acne'] },
  skinTypes: { skinTypes: ['oily'] },
  hairTypes: { hairTypes: ['curly'] },
  claims: { claims: ['vegan'] },
  ingredients: { ingredients: ['retinol'] },
  without: { without: ['parabens'] },
  stores: { stores: ['beautyhub'] },
  inStock: { inStock: true },
  unit: { unit: 'volume' },
  minUnitPrice: { unit: 'volume', minUnitPrice: 2 },
  maxUnitPrice: { unit: 'volume', maxUnitPrice: 9.5 },
  family: { family: 7 },
  sort: { sort: 'name' },
  expand: { expand: true },
  page: { page: 2 },
};

/** They order or page through a listing, so there is nothing to remove. */
const withoutChip: readonly FilterName[] = ['sort', 'page'];

describe.each(filterNames)('%s', (name) => {
  const params = { ...defaultListing, ...samples[name] };
  const { label, input, countsAs } = filters[name];
  const { expected, facet, canonical, describe, help } = filterRules[name];

  test('is omitted by default and comes back from the URL', () => {
    expect(isDefault(name, defaultListing)).toBe(true);
    expect(isDefault(name, params)).toBe(false);
    const { params: read, problems } = decodeListing(encodeListing(params));
    expect(problems).toEqual({});
    expect(read).toEqual(params);
  });

  test('changes the query', () => {
    const query = { ...anyProduct, ...toListingQuery(params, now) };
    expect(query).not.toEqual({ ...anyProduct, ...toListingQuery(defaultListing, now) });
  });

  test('has a chip that removes it', () => {
    if (withoutChip.includes(name)) return;
    const chips = listingChoices(allProducts, params, nameOf);
    expect(chips.length).toBeGreaterThan(0);
    for (const chip of chips) expect(chip.label).not.toBe('');
    const [chip] = chips.toReversed();
    expect(chip && isDefault(name, chip.without)).toBe(true);
  });

  test('has a label, messages, texts and a place in the form', () => {
    for (const text of [label, expected, describe]) expect(text).toBeTruthy();
    expect(help === null || help.length > 10).toBe(true);
    expect(['own', 'hidden', 'none']).toContain(input);
    expect(['kept', 'dropped', 'noindex']).toContain(canonical);
    expect(countActiveFilters(params) > 0).toBe(countsAs !== null || name === 'subcategory');
  });

  test('has counts that the index knows', () => {
    if (facet !== null) expect(facetNames).toContain(facet);
  });
});

test('every count of the index belongs to a filter', () => {
  const facets = new Set(filterNames.map((name) => filterRules[name].facet));
  expect(facetNames.filter((facet) => !facets.has(facet))).toEqual([]);
});

test('every filter with inputs of its own has a text in the help, perhaps with another one', () => {
  const explained = filterNames.filter((name) => filterRules[name].help !== null);
  expect(explained.length).toBeGreaterThan(8);
});

test('any listing comes back from its URL', () => {
  fc.assert(
    fc.property(aListing, (params) => {
      const { params: read, problems } = decodeListing(encodeListing(params));
      expect(problems).toEqual({});
      expect(read).toEqual(params);
      const again = decodeListing(new URL(listingHref(allProducts, read), 'http://x').searchParams);
      expect(again.params).toEqual(params);
    }),
  );
});

test('any listing loses all its chips one after the other', () => {
  fc.assert(
    fc.property(aListing, (params) => {
      let left = params;
      for (let step = 0; step < 1_000; step += 1) {
        const [chip] = listingChoices(allProducts, left, nameOf);
        if (!chip) break;
        left = chip.without;
      }
      expect(countActiveFilters(left)).toBe(0);
    }),
  );
});

describe('search text', () => {
  test.each([
    ['a\u0000b\u0007c', 'a b c'],
    ['\u202erose\u202c', 'rose'],
    ['مرحبا', 'مرحبا'],
    ['👩‍🦱 curls', '👩‍🦱 curls'],
    ['x\ud83d', 'x\ufffd'],
    ['\u0000', ''],
  ])('%j is read as %j', (typed, read) => {
    expect(
      filterRules.search.decode(typed, { params: defaultListing, slugOf: () => undefined }),
    ).toBe(read);
  });

  test('is cut at 200 characters', () => {
    const { params } = decodeListing(new URLSearchParams({ search: 'rose '.repeat(2_000) }));
    expect(params.search.length).toBeLessThanOrEqual(200);
  });

  test('may be called q', () => {
    expect(decodeListing(new URLSearchParams('q=rose')).params.search).toBe('rose');
    expect(decodeListing(new URLSearchParams('q=rose&search=lily')).params.search).toBe('lily');
  });
});

describe('the order', () => {
  const sortOf = (query: string) => {
    const { params } = decodeListing(new URLSearchParams(query));
    return toListingQuery(params, now).sort;
  };
  test.each([
    ['', 'popular'],
    ['sort=relevance', 'popular'],
    ['search=rose', 'relevance'],
    ['search=rose&sort=relevance', 'relevance'],
    ['search=rose&sort=popular', 'popular'],
    ['search=rose&sort=name', 'name'],
    ['sort=name', 'name'],
  ])('of ?%s is %s', (query, sort) => {
    expect(sortOf(query)).toBe(sort);
  });

  test('chosen for a search text is no longer written without one, if it is the default then', () => {
    const { params } = decodeListing(new URLSearchParams('search=rose&sort=popular'));
    expect(encodeListing(params).toString()).toBe('search=rose&sort=popular');
    expect(encodeListing({ ...params, search: '' }).toString()).toBe('');
  });
});

test.each([
  ['unit=volume&maxUnitPrice=5', { minUnitPriceCents: null, maxUnitPriceCents: 1_692 }],
  ['unit=weight&minUnitPrice=1', { minUnitPriceCents: 351, maxUnitPriceCents: null }],
  ['unit=count&minUnitPrice=0&maxUnitPrice=1', { minUnitPriceCents: 0, maxUnitPriceCents: 101 }],
])('%s is converted to the units of the index', (query, expected) => {
  const { params } = decodeListing(new URLSearchParams(query));
  expect(toListingQuery(params, now)).toMatchObject(expected);
});

test.each<[Partial<ListingParams>, number]>([
  [{}, 0],
  [{ search: 'rose', sort: 'name', page: 4 }, 0],
  [{ category: 'makeup' }, 1],
  [{ brands: ['a', 'b'] }, 1],
  [{ minPrice: 10, maxPrice: 90 }, 1],
  [{ category: 'makeup', brands: ['a'], maxPrice: 90, rating: 3 }, 4],
  [{ unit: 'volume', minUnitPrice: 1, maxUnitPrice: 2, inStock: true, expand: true }, 2],
  [{ concerns: ['a', 'b'], without: ['c'] }, 2],
])('%j counts as %i active filters', (params, count) => {
  expect(countActiveFilters({ ...defaultListing, ...params })).toBe(count);
});
