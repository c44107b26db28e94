import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { categories } from '~/domain/catalog/category';
import { sorts } from '~/domain/search/sorts';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { buildSearchIndex } from '~/usecases/search/build-search-index.server';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import {
  errorSchema,
  listingSchema,
  productSchema,
  productsSchema,
  suggestionsSchema,
} from '~/web/shared/catalog/catalog-schemas';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';

const productCount = 300;
const nothing = {
  products: [],
  categories: [],
  subcategories: [],
  brands: [],
  ingredients: [],
  queries: [],
};
const deps = testDeps(await openTestDatabase());
const app = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
  devPages: false,
  clientDir: undefined,
});

beforeAll(async () => {
  await loadCatalog(deps, createDemoWorld({ products: productCount, now: deps.clock.now() }));
  const { search } = await buildSearchIndex(deps, createSearchIndexBuilder);
  deps.search = search;
});

/** The response, checked strictly against its documented schema. */
async function get<T>(path: string, schema: z.ZodType<T>, status = 200): Promise<T> {
  const response = await app.request(path);
  expect(response.status).toBe(status);
  const body: unknown = await response.json();
  const parsed = schema.parse(body);
  expect(parsed).toEqual(body);
  return parsed;
}

const list = (query: string) => get(`/api/products?${query}`, listingSchema);

describe('suggestions', () => {
  test('return products and categories, eight in total', async () => {
    const { products, categories: shelves } = await get('/api/suggest?q=s', suggestionsSchema);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(shelves.length).toBeLessThanOrEqual(3);
    expect(products.length + shelves.length).toBeLessThanOrEqual(8);
  });

  test('include the URL of a category', async () => {
    const { categories: shelves } = await get('/api/suggest?q=HAIRC', suggestionsSchema);
    expect(shelves).toEqual([{ id: 'haircare', name: 'Haircare', path: '/category/haircare' }]);
  });

  test('on the listing need two characters and return products only', async () => {
    const short = await get('/api/suggest?in=listing&q=n', suggestionsSchema);
    expect(short).toEqual(nothing);
    const { products } = await get('/api/suggest?in=listing&q=niac', suggestionsSchema);
    expect(products.map(({ id }) => id)).toContain(1);
  });

  test.each(['', '%20', '%01', 'a'.repeat(10_000), '🌹', '.*%2B(%5B', 'مرحبا', '%F0%9F'])(
    'never fail: %s',
    async (text) => {
      await get(`/api/suggest?q=${text}`, suggestionsSchema);
    },
  );
  test('are empty without a query', async () => {
    expect(await get('/api/suggest', suggestionsSchema)).toEqual(nothing);
  });
});

describe('the listing', () => {
  test('starts with the six samples, the most popular products', async () => {
    const { total, variants, page, pageSize, items, facets } = await list('');
    expect({ variants, page, pageSize }).toEqual({
      variants: productCount,
      page: 1,
      pageSize: 24,
    });
    expect(total).toBeLessThan(variants);
    expect(new Set(items.slice(0, 6).map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const counted = Object.values(facets.category).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(total);
  });

  test('returns every product once over all pages', async () => {
    const seen = new Set<number>();
    for (let page = 1; page <= Math.ceil(productCount / 24); page += 1) {
      for (const { id } of (await list(`sort=name&expand=1&page=${page}`)).items) seen.add(id);
    }
    expect(seen.size).toBe(productCount);
    expect((await list('page=1000')).items).toEqual([]);
  });

  test.each(sorts)('can be sorted by %s', async (sort) => {
    expect((await list(`sort=${sort}`)).items).toHaveLength(24);
  });

  test('filters by price, in dollars', async () => {
    const { items, total } = await list('minPrice=20&maxPrice=40&sort=price-low');
    expect(total).toBeGreaterThan(0);
    for (const { bestPrice } of items) {
      expect(bestPrice).toBeGreaterThanOrEqual(20);
      expect(bestPrice).toBeLessThanOrEqual(40);
    }
  });

  test('filters by brand and still counts the other brands', async () => {
    const { facets } = await list('');
    const [slug = '', count] = Object.entries(facets.brand)[0] ?? [];
    const narrowed = await list(`brands=${slug}`);
    expect(narrowed.total).toBe(count);
    expect(narrowed.facets.brand).toEqual(facets.brand);
    expect(new Set(narrowed.items.map(({ brandSlug }) => brandSlug))).toEqual(new Set([slug]));
  });

  test.each([
    ['sort=cheapest', 'sort'],
    ['page=-1', 'page'],
    ['minPrice=ten', 'minPrice'],
    ['category=gadgets', 'category'],
    ['concerns=bogus', 'concerns'],
    ['stores=no%20such%20store', 'stores'],
    ['explain=maybe', 'explain'],
    ['ids=1,x', 'ids'],
    ['utm_source=x', 'utm_source'],
    ['Search=x', 'Search'],
    ['ids=1&colour=red', 'colour'],
    [`ids=${'1,'.repeat(101)}`, 'ids'],
  ])('rejects %s by name', async (query, name) => {
    const { error } = await get(`/api/products?${query}`, errorSchema, 400);
    expect(error.code).toBe('bad_request');
    expect(Object.keys(error.fields ?? {})).toEqual([name]);
    expect(error.message).toContain(name);
  });

  test('lists the sizes and shades of one product', async () => {
    const { items } = await list('');
    const several = items.find(({ variants }) => (variants?.count ?? 0) > 1)?.variants;
    const family = await list(`family=${several?.familyId}`);
    expect(family.items).toHaveLength(several?.count ?? 0);
    expect(new Set(family.items.map(({ variants }) => variants?.familyId)).size).toBe(1);
    expect(Math.min(...family.items.map(({ bestPrice }) => bestPrice ?? 0))).toBe(
      several?.minPrice,
    );
  });

  test.each([
    ['concerns', 'concern'],
    ['skinTypes', 'skin'],
    ['hairTypes', 'hair'],
    ['claims', 'claim'],
    ['ingredients', 'ingredient'],
    ['stores', 'store'],
  ] as const)('filters by %s as counted', async (name, facet) => {
    const { facets } = await list('');
    const [slug = '', count] = Object.entries(facets[facet])[0] ?? [];
    expect(slug).not.toBe('');
    expect((await list(`${name}=${slug}`)).total).toBe(count);
  });

  test('names all parameters that it does not know', async () => {
    const { error } = await get('/api/products?search=a&foo=1&bar=2', errorSchema, 400);
    expect(error.message).toBe('Unknown parameters: foo, bar.');
  });

  test('accepts q for search', async () => {
    const { total } = await list('search=serum');
    expect(total).toBeGreaterThan(0);
    expect((await list('q=serum')).total).toBe(total);
  });

  test('accepts brands by name, regardless of case', async () => {
    const { items } = await list('');
    const { brand = '', brandSlug = '' } = items[0] ?? {};
    const { total } = await list(`brands=${brandSlug}`);
    const named = await list(`brands=${encodeURIComponent(brand.toUpperCase())}`);
    expect(named.total).toBe(total);
  });

  test('explains its hits only when asked', async () => {
    const explained = await list('search=serum&explain=1');
    expect(explained.items.every(({ reasons }) => reasons !== undefined)).toBe(true);
    expect((await list('search=serum')).items.some(({ reasons }) => reasons)).toBe(false);
  });

  test('responds to any search text', async () => {
    const texts = ['%', '%25', '"', "' or 1=1 --", '\u202e', '👩‍🦱', 'مرحبا', 'x'.repeat(10_000)];
    for (const text of texts) {
      await list(`search=${encodeURIComponent(text)}`);
    }
  });
});

describe('a product', () => {
  test('has every field of the specification', async () => {
    for (let id = 1; id <= 6; id += 1) {
      const product = await get(`/api/products/${id}`, productSchema);
      expect(product.id).toBe(id);
      expect(['Skincare', 'Makeup']).toContain(product.category);
      expect(product.rating).toBeGreaterThanOrEqual(4.4);
      expect(product.rating).toBeLessThanOrEqual(4.9);
      expect(product.prices.length).toBeGreaterThan(2);
      expect(product.image).toBe(`/images/products/${id}/640.jpg?v=${product.imageVersion}`);
      for (const text of [product.description, product.howToUse]) expect(text).toBeTruthy();
      for (const entries of [
        product.keyIngredients,
        product.features,
        product.complementaryProducts,
      ]) {
        expect(entries?.length).toBeGreaterThan(0);
      }
      const inStock = product.prices.filter((entry) => entry.inStock);
      expect(product.bestPrice).toBe(Math.min(...inStock.map(({ price }) => price)));
    }
  });

  test('lists its prices cheapest first, out of stock last', async () => {
    const { items } = await list('sort=newest');
    for (const { prices } of items) {
      const rank = prices.map(({ inStock, price }) => (inStock ? 0 : 1e6) + price);
      expect(rank).toEqual([...rank].sort((a, b) => a - b));
    }
  });

  test('returns several in the requested order, without unknown ones', async () => {
    const { items } = await get('/api/products?ids=5,2,999999,5', productsSchema);
    expect(items.map(({ id }) => id)).toEqual([5, 2]);
  });

  test.each([
    '0',
    '-1',
    'abc',
    '1e3',
    '999999999',
    '2147483647',
    '2147483648',
    '%00',
    '1%20or%201',
  ])('returns 404 for %s', async (id) => {
    const { error } = await get(`/api/products/${id}`, errorSchema, 404);
    expect(error.code).toBe('not_found');
  });
});

test.each(['/api/suggest?q=%00', '/api/products?search=a%00b', '/api/products?brands=%00'])(
  'rejects %s, which cannot be stored',
  async (path) => {
    const { error } = await get(path, errorSchema, 400);
    expect(error.message).toBe('That contains characters that cannot be stored.');
  },
);

test('describes itself', async () => {
  const described = await (await app.request('/api/openapi.json')).json();
  expect(described.openapi).toBe('3.1.0');
  expect(Object.keys(described.paths)).toEqual(
    expect.arrayContaining([
      '/api/suggest',
      '/api/products',
      '/api/products/{id}',
      '/api/products/{id}/history',
      '/api/products/{id}/changes',
      '/api/products/{id}/dupes',
      '/api/products/{id}/related',
    ]),
  );
});

test('has products in every subcategory', async () => {
  for (const { slug } of categories) {
    expect((await list(`category=${slug}`)).total, slug).toBeGreaterThan(0);
  }
});
