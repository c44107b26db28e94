import { expect, test } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { listEmptyPaths } from '~/domain/catalog/catalog-contents';
import { categories, findCategory } from '~/domain/catalog/category';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { createReview } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { createClickCounter } from '../clicks/count-clicks.server';
import type { Deps } from '../deps';
import { recordPrices } from '../prices/record-prices.server';
import { buildSearchIndex } from '../search/build-search-index.server';
import { refreshPopularity } from '../search/popularity-clicks.server';
import { describeCatalog } from './describe-catalog.server';
import { describeCategory } from './describe-category.server';
import { describeContents } from './describe-contents.server';
import { describeFigures } from './describe-figures.server';
import { loadCatalog } from './load-catalog.server';

async function describeSlug(deps: Deps, slug: string) {
  const found = findCategory(slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return describeCategory(deps, found.category);
}

test('counts products, brands, reviews here and ratings at stores, and features the most popular products', async () => {
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
  await loadCatalog(deps, aSource(aBatch([...products, makeup], offers)));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;

  await createReview(deps.db, { productId: 1 });
  await createReview(deps.db, { productId: 2 });
  await createReview(deps.db, { productId: 20 });

  const skincare = await describeSlug(deps, 'skincare');
  expect(skincare.stats).toEqual({
    products: '14',
    brands: '2',
    reviews: '2',
    'ratings at stores': '1K+',
  });
  expect(skincare.subcategories.map(({ slug, count }) => `${slug} ${count}`)).toEqual([
    'serums 11',
    'masks 3',
  ]);
  expect(skincare.featured.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('counts the sizes of a product once, as the listing does', async () => {
  const deps = testDeps(await openTestDatabase());
  const small = aProduct(1, { size: { amount: 30, unit: 'ml' } });
  const large = aProduct(2, { groupId: 1, name: small.name, size: { amount: 50, unit: 'ml' } });
  const offers = [anOffer(1), anOffer(2, { productId: 2 })];
  await loadCatalog(deps, aSource(aBatch([small, large], offers)));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
  const { stats, subcategories } = await describeSlug(deps, 'skincare');
  expect(stats?.products).toBe('1');
  expect(subcategories.find(({ slug }) => slug === 'serums')?.count).toBe('1');
});

test('states how many sizes and shades there are, as stores count them', async () => {
  const deps = testDeps(await openTestDatabase());
  const small = aProduct(1, { size: { amount: 30, unit: 'ml' } });
  const large = aProduct(2, { groupId: 1, name: small.name, size: { amount: 50, unit: 'ml' } });
  const offers = [anOffer(1), anOffer(2, { productId: 2 })];
  await loadCatalog(deps, aSource(aBatch([small, large], offers)));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
  const contents = describeContents(deps);
  expect(contents).toMatchObject({ productCount: 1, variantCount: 2 });
  expect(contents.variantsOfCategory).toMatchObject({ skincare: 2, makeup: 0 });
  const [first] = await describeFigures(deps);
  expect(first).toEqual({ value: '2', label: 'products, counting sizes and shades' });
});

test('does not count products that no store sells', async () => {
  const deps = testDeps(await openTestDatabase());
  const sold = aProduct(1, { brandId: 1, reviewCount: 5 });
  const unsold = aProduct(2, { brandId: 2, subcategory: 'masks', reviewCount: 7 });
  await loadCatalog(deps, aSource(aBatch([sold, unsold], [anOffer(1)])));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
  const skincare = await describeSlug(deps, 'skincare');
  expect(skincare.stats).toEqual({ products: '1', brands: '1', 'ratings at stores': '5' });
  const { productCount, figures } = await describeCatalog(deps);
  expect(productCount).toBe(deps.search.productCount);
  // Two brands and four stores of the catalog have no priced products yet.
  expect(figures).toMatchObject({ brandCount: 1, retailerCount: 1 });
});

test('counts a product after its first price', async () => {
  const deps = testDeps(await openTestDatabase());
  await loadCatalog(deps, aSource(aBatch([aProduct(1), aProduct(2)], [anOffer(1)])));
  await recordPrices(deps, [
    {
      productId: 2,
      retailerId: 1,
      priceCents: 900,
      originalPriceCents: null,
      inStock: true,
      url: 'https://store.example/2',
      seenAt: deps.clock.now(),
    },
  ]);
  expect((await describeCatalog(deps)).productCount).toBe(2);
});

test('an empty category of a catalog with products has nothing to choose from', async () => {
  const deps = testDeps(await openTestDatabase());
  await loadCatalog(deps, aSource(aBatch([aProduct(1)], [anOffer(1)])));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
  const tools = await describeSlug(deps, 'tools');
  expect(tools).toMatchObject({ stats: null, subcategories: [], featured: [] });
});

test('offers best sellers once shoppers have shown interest in a dozen products', async () => {
  const deps = testDeps(await openTestDatabase());
  const products = Array.from({ length: 13 }, (_, index) =>
    aProduct(index + 1, { name: `Serum ${index}`, rating: 0, reviewCount: 0 }),
  );
  const offers = products.map(({ id }) => anOffer(id, { productId: id }));
  await loadCatalog(deps, aSource(aBatch(products, offers)));
  const rebuild = async () => {
    deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
    return describeSlug(deps, 'skincare');
  };
  expect(await rebuild()).toMatchObject({ hasBestSellers: false });
  expect(listEmptyPaths(describeContents(deps))).toContain('/products?filter=bestsellers');
  const counter = createClickCounter(deps);
  for (const { id } of offers.slice(0, 12)) counter.count(id);
  counter.count(7);
  await counter.stop();
  const before = await findProductsVersion(deps.db);
  await refreshPopularity(deps);
  expect(await findProductsVersion(deps.db)).toBeGreaterThan(before);
  const { hasBestSellers, featured } = await rebuild();
  expect(hasBestSellers).toBe(true);
  // The most clicked one first; the one without clicks is no best seller.
  expect(featured[0]?.id).toBe(7);
  expect(describeContents(deps).lists['/products?filter=bestsellers']).toBe(12);
});

test('omits reviews while there are none', async () => {
  const deps = testDeps(await openTestDatabase());
  const unrated = aProduct(1, { rating: 0, reviewCount: 0 });
  await loadCatalog(deps, aSource(aBatch([unrated], [anOffer(1)])));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
  expect((await describeSlug(deps, 'skincare')).stats).toEqual({ products: '1', brands: '1' });
});

test('has no figures and no featured products for an empty catalog', async () => {
  const deps = testDeps(await openTestDatabase());
  for (const { slug, name } of categories) {
    const category = await describeSlug(deps, slug);
    expect(category).toMatchObject({ title: name, stats: null, featured: [] });
    expect(category.subcategories).not.toEqual([]);
    expect(category.subcategories.every(({ count }) => count === null)).toBe(true);
  }
});
