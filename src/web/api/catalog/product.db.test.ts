import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { createFormulaIndexBuilder } from '~/adapters/ingredients/create-formula-index';
import { createSwappableFormulas } from '~/adapters/ingredients/swappable-formulas';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { dayMs } from '~/domain/durations';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { reportClicks } from '~/usecases/clicks/report-clicks.server';
import type { Deps } from '~/usecases/deps';
import { type FreshFormulas, keepFormulasFresh } from '~/usecases/dupes/keep-formulas-fresh.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { buildSearchIndex } from '~/usecases/search/build-search-index.server';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { errorSchema, listingSchema, productSchema } from '~/web/shared/catalog/catalog-schemas';
import { changesSchema } from '~/web/shared/catalog/change-json';
import { historySchema, relatedSchema } from '~/web/shared/catalog/history-schema';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { dupesSchema } from './dupes-json';

const deps = testDeps(await openTestDatabase());
const openApp = (given: Deps) =>
  createApp({
    deps: given,
    build: () => Promise.reject(new Error('there are no pages here')),
    cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
    devPages: false,
    clientDir: undefined,
  });
const app = openApp(deps);

beforeAll(async () => {
  await loadCatalog(deps, createDemoWorld({ products: 2_000, now: deps.clock.now() }));
  deps.search = (await buildSearchIndex(deps, createSearchIndexBuilder)).search;
});

/** The response, checked strictly against its documented schema. */
async function get<T>(path: string, schema: z.ZodType<T>, status = 200): Promise<T> {
  const response = await app.request(path);
  expect(response.status).toBe(status);
  const body: unknown = await response.json();
  expect(schema.parse(body)).toEqual(body);
  return schema.parse(body);
}

describe('the price history', () => {
  test.each([30, 90, 365])(
    'over %d days is consistent with itself and with the offers',
    async (days) => {
      const history = await get(`/api/products/1/history?days=${days}`, historySchema);
      const { prices, bestPrice } = await get('/api/products/1', productSchema);
      expect(history.days).toBe(days);
      expect(history.current).toBe(bestPrice);
      expect(history.steps.at(-1)?.price).toBe(bestPrice);
      const known = history.steps.flatMap(({ price }) => price ?? []);
      expect(history.lowest).toBe(Math.min(...known));
      expect(history.highest).toBe(Math.max(...known));
      expect(known).toContain(history.median);
      expect(history.stores.map(({ offerId }) => offerId)).toEqual(
        prices.map(({ offerId }) => offerId),
      );
      const start = new Date(history.now).getTime() - days * dayMs;
      expect(new Date(history.steps[0]?.at ?? 0).getTime()).toBe(start);
      expect(history.verdict).not.toBeNull();
    },
  );

  test('covers a year by default', async () => {
    expect((await get('/api/products/1/history', historySchema)).days).toBe(365);
  });

  test('distinguishes a discount after a price increase from a real one', async () => {
    const discountOf = async (id: number, store: string) => {
      const { stores } = await get(`/api/products/${id}/history`, historySchema);
      return stores.find(({ retailer }) => retailer === store)?.discount;
    };
    const fake = await discountOf(4, 'Amazon');
    expect(fake?.kind).toBe('brief');
    expect(fake?.text).toMatch(
      /^The “was” price of \$31\.50 was charged on only \d+ of the 90 days before\./,
    );
    expect(await discountOf(4, 'Walmart')).toBeNull();
    expect((await discountOf(6, 'Dermstore'))?.kind).toBe('real');
  });

  test.each(['7', '366', '0', '-30', 'all', '30.0', ''])('rejects days=%s', async (days) => {
    const { error } = await get(`/api/products/1/history?days=${days}`, errorSchema, 400);
    expect(Object.keys(error.fields ?? {})).toEqual(['days']);
  });

  test.each(['0', '-1', 'abc', '999999999', '1e3'])('returns 404 for %s', async (id) => {
    for (const part of ['history', 'related'])
      expect((await get(`/api/products/${id}/${part}`, errorSchema, 404)).error.code).toBe(
        'not_found',
      );
  });
});

test('a size has the unit price of its own page', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => at + 1);
  const products = await Promise.all(ids.map((id) => get(`/api/products/${id}`, productSchema)));
  const { sizes } = products.find((product) => product.sizes.length > 1) ?? { sizes: [] };
  expect(sizes).not.toEqual([]);
  for (const { id, unitPrice } of sizes) {
    expect(unitPrice).toBe((await get(`/api/products/${id}`, productSchema)).unitPrice);
  }
});

describe('related products', () => {
  const sizeInMl = (text: string | null) => Number(/([\d.]+) ml/.exec(text ?? '')?.[1]);

  test('cost less per ml, are well rated and in the same subcategory', async () => {
    const product = await get('/api/products/1', productSchema);
    const { alternatives } = await get('/api/products/1/related', relatedSchema);
    expect(alternatives.length).toBeGreaterThan(0);
    const perMl = (one: { bestPrice: number | null; size: string | null }) =>
      (one.bestPrice ?? Number.NaN) / sizeInMl(one.size);
    for (const other of alternatives) {
      expect(other.subcategorySlug).toBe(product.subcategorySlug);
      expect(other.rating).toBeGreaterThanOrEqual(4);
      expect(other.percentLess).toBeGreaterThanOrEqual(10);
      expect(perMl(other)).toBeLessThan(perMl(product));
    }
  });

  test('include the brand’s other products, one per formula, without the product itself', async () => {
    const { brandSlug } = await get('/api/products/1', productSchema);
    const { moreOfBrand } = await get('/api/products/1/related', relatedSchema);
    expect(moreOfBrand.length).toBeGreaterThan(0);
    expect(new Set(moreOfBrand.map((card) => card.brandSlug))).toEqual(new Set([brandSlug]));
    expect(moreOfBrand.map(({ id }) => id)).not.toContain(1);
    expect(new Set(moreOfBrand.map(({ name }) => name)).size).toBe(moreOfBrand.length);
  });

  test('include complements by name', async () => {
    const { complementaryProducts } = await get('/api/products/1', productSchema);
    const { complementary } = await get('/api/products/1/related', relatedSchema);
    expect(complementary.map(({ name }) => name)).toEqual(complementaryProducts);
    expect(complementary.map(({ id }) => id)).toEqual([2, 4, 6]);
  });
});

describe('changes of sizes and formulas', () => {
  const batches = [...createDemoWorld({ products: 2_000, now: deps.clock.now() }).batches()];
  const changes = batches.flatMap((batch) => batch.changes ?? []);
  const idWith = (kind: string) => changes.find((change) => change.kind === kind)?.productId ?? 0;

  test('name both sizes and the change of the unit price', async () => {
    const id = idWith('size');
    const { productId, items } = await get(`/api/products/${id}/changes`, changesSchema);
    expect(productId).toBe(id);
    expect(items[0]).toMatchObject({ kind: 'size', unit: expect.stringContaining('per ') });
  });

  test('name both lists and what differs', async () => {
    const id = idWith('formula');
    const { items } = await get(`/api/products/${id}/changes`, changesSchema);
    const { ingredients } = await get(`/api/products/${id}`, productSchema);
    expect(items[0]).toMatchObject({ kind: 'formula', after: ingredients });
    expect(items[0]).toMatchObject({ added: [expect.any(String)], removed: [expect.any(String)] });
  });

  test('are an empty list for most products', async () => {
    const changed = new Set(changes.map(({ productId }) => productId));
    const id = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => !changed.has(one)) ?? 0;
    expect((await get(`/api/products/${id}/changes`, changesSchema)).items).toEqual([]);
  });
});

describe('dupes', () => {
  const formulas = createSwappableFormulas();
  let fresh: FreshFormulas;
  beforeAll(async () => {
    deps.formulas = formulas;
    const options = { createBuilder: createFormulaIndexBuilder, use: formulas.replace };
    fresh = await keepFormulasFresh(deps, { ...options, debounceMs: 0 });
    await vi.waitUntil(() => fresh.changeovers() > 0, { timeout: 60_000 });
  });
  afterAll(() => fresh.stop());

  test('are cheaper, the most similar first, with what the lists share', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => at + 1);
    const answers = await Promise.all(
      ids.map((id) => get(`/api/products/${id}/dupes`, dupesSchema)),
    );
    const found = answers.filter(({ items }) => items.length > 1);
    expect(found.length).toBeGreaterThan(0);
    for (const { productId, reason, items } of found) {
      expect(reason).toBeNull();
      expect(items.map(({ id }) => id)).not.toContain(productId);
      for (const { percentLess, shared } of items) {
        expect(percentLess).toBeGreaterThan(0);
        expect(shared).not.toEqual([]);
      }
      const others = items.filter(({ sameProduct }) => sameProduct === null);
      expect(items.slice(items.length - others.length)).toEqual(others);
      const similarities = others.map(({ similarity }) => similarity);
      expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
    }
  });

  test('say why there are none', async () => {
    const { items } = await get('/api/products?category=tools', listingSchema);
    const { reason } = await get(`/api/products/${items[0]?.id}/dupes`, dupesSchema);
    expect(reason).toBe('no-list');
  });

  test.each(['0', '999999999', 'abc', '%00'])('return 404 for %s', async (id) => {
    expect((await get(`/api/products/${id}/dupes`, errorSchema, 404)).error.code).toBe('not_found');
  });
});

describe('store redirects', () => {
  const offerId = 5;
  const realId = 27;
  const clicks = async () => {
    await deps.clicks.flush();
    const { days } = await reportClicks(deps, { days: 30, offerId });
    return days.reduce((sum, day) => sum + day.clicks, 0);
  };

  test('lead from a demo offer to the page that says so, not to a dead host', async () => {
    const response = await app.request(`/go/${offerId}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/demo-offer/${offerId}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('lead only to the offer’s URL and reveal nothing about the visitor', async () => {
    // A feed sets the URL of this offer.
    const url = 'https://www.amazon.example/dp/B07';
    const seenAt = new Date(deps.clock.now().getTime() + 1_000);
    await recordPrices(deps, [
      { offerId: realId, priceCents: 3_600, originalPriceCents: null, inStock: true, url, seenAt },
    ]);
    const response = await app.request(
      `/go/${realId}?url=https://evil.example/&user=ada&utm_source=x`,
      { headers: { Cookie: 'who=ada', Referer: 'http://glowfare.test/product/1?secret=1' } },
    );
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toBe('');
  });

  test('count shoppers, but not robots and HEAD requests', async () => {
    const before = await clicks();
    await app.request(`/go/${offerId}`, { headers: { 'User-Agent': 'Mozilla/5.0 Chrome/140' } });
    await app.request(`/go/${offerId}`);
    const head = await app.request(`/go/${offerId}`, { method: 'HEAD' });
    expect(head.status).toBe(302);
    await app.request(`/go/${offerId}`, { headers: { 'User-Agent': 'Googlebot/2.1' } });
    await app.request(`/go/${offerId}`, { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(await clicks()).toBe(before + 2);
  });

  test('are disallowed in robots.txt', async () => {
    expect(await (await app.request('/robots.txt')).text()).toContain('Disallow: /go/');
  });

  test('disallow all of a demo at a public URL, but not at a local one', async () => {
    const site = { ...deps.site, demo: true };
    const open = openApp({ ...deps, site });
    const robots = await open.request('/robots.txt');
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    const answer = await open.request('/api/products/1');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect((await open.request(`/go/${offerId}`)).headers.get('x-robots-tag')).toBe(
      'noindex, nofollow',
    );
    const local = openApp({ ...deps, site: { ...site, publicUrl: 'http://localhost:3000' } });
    expect(await (await local.request('/robots.txt')).text()).toContain('Sitemap: ');
    expect((await local.request('/api/products/1')).headers.get('x-robots-tag')).toBeNull();
  });

  test.each([
    '0',
    '-1',
    '7',
    '2147483648',
    '99999999999',
    '1e3',
    'abc',
    '5.0',
    '%2F%2Fevil.example',
  ])('show the 404 page for %s', async (id) => {
    // This test has no pages, so rendering one fails.
    const response = await app.request(`/go/${id}`);
    expect(response.headers.get('location')).toBeNull();
    expect(response.status).not.toBe(302);
  });
});
