import { beforeAll, expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { findProduct } from '~/db/catalog/product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { readSitemap } from '~/usecases/sitemap/read-sitemap.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { createOffer } from '../../../../tests/factories/offer';
import { createProduct } from '../../../../tests/factories/product';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { createApp } from '../../app.server';

const productCount = 60;
const db = await openTestDatabase();
const deps = testDeps(db);
let version = 1;
const app = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => version }),
  devPages: false,
  clientDir: undefined,
});

beforeAll(async () => {
  await loadCatalog(deps, createDemoWorld({ products: productCount, now: deps.clock.now() }));
});

const locations = (text: string) =>
  Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));
/** Records a lower price of the product's best offer. */
async function lowerPrice(productId: number, seenAt: Date) {
  const offer = (await findProduct(db, productId))?.offers.find(({ inStock }) => inStock);
  if (!offer) throw new Error('No store has it in stock.');
  const priceCents = offer.priceCents - 1;
  const seen = { offerId: offer.id, priceCents, originalPriceCents: null, inStock: true, seenAt };
  await recordPrices(deps, [seen]);
}
const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

test('robots.txt names the index, and the index names every part', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: http://glowfare.test/sitemap.xml\n');
  const index = await get('/sitemap.xml');
  expect(index.status).toBe(200);
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await index.text();
  expect(locations(text)).toEqual([
    'http://glowfare.test/sitemaps/pages.xml',
    'http://glowfare.test/sitemaps/ingredients.xml',
    'http://glowfare.test/sitemaps/products-1.xml',
  ]);
  expect(text.match(/<lastmod>2026-03-01T12:00:00.000Z<\/lastmod>/g)).toHaveLength(3);
});

test('lists all pages in one part, each once', async () => {
  const urls = locations(await (await get('/sitemaps/pages.xml')).text());
  expect(urls).toContain('http://glowfare.test/');
  expect(urls).toContain('http://glowfare.test/category/skincare/serums');
  expect(urls).toContain('http://glowfare.test/products?filter=sale');
  expect(new Set(urls).size).toBe(urls.length);
});

test('lists the ingredients with a text, each once', async () => {
  const urls = locations(await (await get('/sitemaps/ingredients.xml')).text());
  expect(urls).toContain('http://glowfare.test/ingredient/niacinamide');
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThanOrEqual(300);
});

test('lists every product in its part with the time of its last price', async () => {
  const response = await get('/sitemaps/products-1.xml');
  const text = await response.text();
  expect(locations(text).map((url) => Number(url.split('/').at(-1)))).toEqual(
    Array.from({ length: productCount }, (_, index) => index + 1),
  );
  expect(text.match(/<lastmod>[^<]+Z<\/lastmod>/g)).toHaveLength(productCount);
});

test('a new price updates the time of its product and of the index', async () => {
  await lowerPrice(7, new Date('2026-03-01T11:59:30Z'));
  version += 1;
  const products = await (await get('/sitemaps/products-1.xml')).text();
  expect(products).toContain(
    '<loc>http://glowfare.test/product/7</loc><lastmod>2026-03-01T11:59:30.000Z</lastmod>',
  );
});

test('a part is revalidated until the catalog changes', async () => {
  const first = await get('/sitemaps/products-1.xml');
  const etag = first.headers.get('etag') ?? '';
  await first.body?.cancel();
  expect(first.headers.get('cache-control')).toContain('public');
  expect((await get('/sitemaps/products-1.xml', { 'If-None-Match': etag })).status).toBe(304);
  await lowerPrice(8, deps.clock.now());
  const later = await get('/sitemaps/products-1.xml', { 'If-None-Match': etag });
  expect(later.status).toBe(200);
  await later.body?.cancel();
  const index = await get('/sitemap.xml');
  const again = { 'If-None-Match': index.headers.get('etag') ?? '' };
  expect((await get('/sitemap.xml', again)).status).toBe(304);
});

test('compresses a part while it is streamed', async () => {
  const plain = await (await get('/sitemaps/products-1.xml')).text();
  const packed = await get('/sitemaps/products-1.xml', { 'Accept-Encoding': 'br, gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  expect(await new Response(unpacked).text()).toBe(plain);
});

test.each([
  '/sitemaps/products-2.xml',
  '/sitemaps/products-42950.xml',
  '/sitemaps/products-99999.xml',
])('returns 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml'])(
  'HEAD %s returns only headers, and POST is rejected',
  async (path) => {
    const head = await app.request(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toContain('application/xml');
    expect(head.headers.get('etag')).toBeTruthy();
    expect(head.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await head.text()).toBe('');
    expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  },
);

test('reads products in batches while streaming', async () => {
  let queries = 0;
  const reader: Queryable = {
    ...db.reader,
    rows: (row, query) => {
      queries += 1;
      return db.reader.rows(row, query);
    },
  };
  const counting = { ...deps, db: { ...db, reader } };
  const { chunks } = await readSitemap(counting, { number: 1, chunkSize: 7 });
  const before = queries;
  const first = await chunks.next();
  expect((first.value ?? []).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(queries).toBe(before + 1);
  let rest = 0;
  for await (const chunk of chunks) {
    expect(chunk.length).toBeLessThanOrEqual(7);
    rest += chunk.length;
  }
  expect(rest).toBe(productCount - 7);
});

test('puts ids that are far apart into separate parts, up to the highest possible id', async () => {
  const highest = 2 ** 31 - 1;
  for (const id of [120_000, highest]) {
    await createProduct(db, { id });
    await createOffer(db, { productId: id });
  }
  version += 1;
  expect(locations(await (await get('/sitemap.xml')).text())).toEqual([
    'http://glowfare.test/sitemaps/pages.xml',
    'http://glowfare.test/sitemaps/ingredients.xml',
    'http://glowfare.test/sitemaps/products-1.xml',
    'http://glowfare.test/sitemaps/products-3.xml',
    'http://glowfare.test/sitemaps/products-42950.xml',
  ]);
  expect(locations(await (await get('/sitemaps/products-42950.xml')).text())).toEqual([
    `http://glowfare.test/product/${highest}`,
  ]);
});
