import { beforeAll, describe, expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { defaultListing, type ListingParams } from '~/domain/search/listing/listing-params';
import { allProducts } from '~/domain/search/listing/listing-place';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { buildSearchIndex } from '../search/build-search-index.server';
import { browseListing } from './browse-listing.server';
import { readListingNames } from './listing-names.server';

const deps = testDeps(await openTestDatabase());

beforeAll(async () => {
  const products = [
    aProduct(1, { brandId: 2, rating: 4.5 }),
    aProduct(2, { brandId: 1, rating: 3.5 }),
    aProduct(3, { brandId: 1, subcategory: 'masks', rating: 4.9 }),
    aProduct(4, { brandId: 3, category: 'makeup', subcategory: 'mascara', rating: 2 }),
  ];
  const offers = products.map(({ id }) => anOffer(id, { productId: id, priceCents: id * 1_000 }));
  await loadCatalog(deps, aSource(aBatch(products, offers)));
  const { search } = await buildSearchIndex(deps, createSearchIndexBuilder);
  deps.search = search;
});

const browse = async (chosen: Partial<ListingParams>) =>
  browseListing(deps, {
    place: allProducts,
    params: { ...defaultListing, ...chosen },
    names: await readListingNames(deps),
  });

test('lists brands by name with their product counts', async () => {
  const { total, choices } = await browse({ category: 'skincare' });
  expect(total).toBe(3);
  expect(choices.brands).toEqual([
    { slug: 'brand-1', name: 'Brand 1', count: 2 },
    { slug: 'brand-2', name: 'Brand 2', count: 1 },
  ]);
});

test('keeps selected brands without products, and unknown ones', async () => {
  const { choices } = await browse({ category: 'skincare', brands: ['brand-3', 'gone'] });
  expect(choices.brands).toContainEqual({ slug: 'brand-3', name: 'Brand 3', count: 0 });
  expect(choices.brands).toContainEqual({ slug: 'gone', name: 'gone', count: 0 });
});

test('keeps the counts of other categories when a subcategory is selected', async () => {
  const { facets } = await browse({ category: 'skincare', subcategory: 'serums' });
  expect(facets.category).toEqual({ skincare: 3, makeup: 1 });
  expect(facets.subcategory).toEqual({ serums: 2, masks: 1 });
});

describe('without results', () => {
  test('lists the products that removing each choice would bring, the most first', async () => {
    const { total, relaxations: ways } = await browse({
      category: 'skincare',
      brands: ['brand-1'],
      rating: 5,
    });
    expect(total).toBe(0);
    expect(ways.map(({ choice, total: left }) => [choice.filter, choice.value, left])).toEqual([
      ['rating', '5', 2],
    ]);
    const both = await browse({ category: 'makeup', rating: 3, brands: [] });
    expect(both.relaxations.map(({ choice, total: left }) => [choice.filter, left])).toEqual([
      ['category', 3],
      ['rating', 1],
    ]);
  });

  test('lists nothing if no single choice helps', async () => {
    const { relaxations: ways } = await browse({ search: 'zzzzzz', brands: ['gone'] });
    expect(ways).toEqual([]);
  });
});

test('has no relaxations when there are results', async () => {
  expect((await browse({ rating: 4 })).relaxations).toEqual([]);
});

describe('names', () => {
  test('of stores and terms are accepted like their slugs, in any letter case', async () => {
    const { slugOf, nameOf } = await readListingNames(deps);
    expect(slugOf('brands', 'BRAND 1')).toBe('brand-1');
    expect(slugOf('brands', 'gone')).toBe('gone');
    expect(slugOf('brands', 'Gone & Forgotten')).toBeUndefined();
    expect(slugOf('concerns', 'Dark spots')).toBe('dark-spots');
    expect(slugOf('concerns', 'gone')).toBeUndefined();
    expect(slugOf('without', 'parabens')).toBe('parabens');
    expect(nameOf('concerns', 'dark-spots')).toBe('Dark spots');
    expect(nameOf('brands', 'gone')).toBe('gone');
  });

  test('of every choice come with the listing', async () => {
    const { choices } = await browse({ concerns: ['acne'], ingredients: ['parabens'] });
    expect(choices.concerns).toContainEqual({ slug: 'acne', name: 'Acne', count: 0 });
    // Shoppers avoid some ingredients, so they are offered there unless they were chosen.
    expect(choices.without.slice(0, 3).map(({ slug }) => slug)).toEqual([
      'parabens',
      'sulfates',
      'silicones',
    ]);
    expect(choices.without.every(({ count }) => count === null)).toBe(true);
    expect(choices.ingredients.map(({ slug }) => slug)).toContain('parabens');
    expect((await browse({})).choices.ingredients.map(({ slug }) => slug)).not.toContain(
      'parabens',
    );
  });
});
