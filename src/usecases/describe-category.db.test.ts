import { expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { categories, findCategory } from '~/domain/category';
import { aBatch, anOffer, aProduct, aSource } from '../../tests/factories/catalogue';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { buildSearchIndex } from './build-search-index.server';
import type { Deps } from './deps';
import { describeCategory } from './describe-category.server';
import { loadCatalogue } from './load-catalogue.server';

async function describeSlug(deps: Deps, slug: string) {
  const found = findCategory(slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return describeCategory(deps, found.category);
}

test('a category counts its products, brands and reviews, and shows its most popular', async () => {
  const deps = testDeps(await openTestDatabase());
  const products = Array.from({ length: 14 }, (_, index) =>
    aProduct(index + 1, {
      brandId: (index % 2) + 1,
      subcategory: index < 11 ? 'serums' : 'masks',
      reviewCount: 100 + index,
    }),
  );
  const makeup = aProduct(20, { brandId: 3, category: 'makeup', subcategory: 'mascara' });
  const offers = [...products, makeup].map(({ id }) => anOffer(id, { productId: id }));
  await loadCatalogue(deps, aSource(aBatch([...products, makeup], offers)));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;

  const skincare = await describeSlug(deps, 'skincare');
  expect(skincare.stats).toEqual({ products: '14', brands: '2', reviews: '1K+' });
  expect(skincare.subcategories.map(({ slug, count }) => `${slug} ${count}`)).toEqual([
    'cleansers 0',
    'moisturizers 0',
    'serums 11',
    'sunscreen 0',
    'masks 3',
    'eye-care 0',
  ]);
  expect(skincare.featured.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('an empty catalogue has nothing to count and nothing to feature', async () => {
  const deps = testDeps(await openTestDatabase());
  for (const { slug, name } of categories) {
    const category = await describeSlug(deps, slug);
    expect(category).toMatchObject({ title: name, stats: null, featured: [] });
    expect(category.subcategories.every(({ count }) => count === '0')).toBe(true);
  }
});
