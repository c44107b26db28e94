import { beforeAll, expect, test } from 'vitest';
import { emptyTables } from '~/db/testing/tables.server';
import { dayMs } from '~/domain/durations';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { refreshPriceDrops } from '~/usecases/prices/refresh-price-drops.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { anInterval, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { createApp } from '../../app.server';

const hostile = `]]></title><script>alert("1")</script> & 'so' on \u0007`;
const deps = testDeps(await openTestDatabase());
let version = 1;
const app = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => version }),
  devPages: false,
  clientDir: undefined,
});
const address = '/feeds/price-drops.xml';
const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);

beforeAll(async () => {
  const products = [aProduct(1, { name: 'Rose Serum' }), aProduct(2, { name: hostile })];
  const offers = [
    anOffer(1, { productId: 1, priceCents: 9_000, seenAt: daysAgo(0.5) }),
    anOffer(2, { productId: 2, priceCents: 12_050, seenAt: daysAgo(0.5) }),
  ];
  const intervals = offers.flatMap((offer, index) => [
    anInterval(offer, { priceCents: 20_000, to: daysAgo(3 - index) }),
    anInterval(offer, { from: daysAgo(3 - index) }),
  ]);
  await loadCatalog(deps, aSource({ products, offers, intervals }));
  await refreshPriceDrops(deps);
});

test('lists the newest drop first, with the current and the previous price', async () => {
  const response = await app.request(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  expect(Array.from(text.matchAll(/href="([^"]+\/product\/\d+)"/g), ([, url]) => url)).toEqual([
    'http://glowfare.test/product/2',
    'http://glowfare.test/product/1',
  ]);
  expect(text).toContain('<title>Brand 1 Rose Serum: $90.00 (55% less)</title>');
  expect(text).toContain('<summary>From $90.00, down from $200.00. Compare 1 store.</summary>');
  expect(text).toContain(`<updated>${daysAgo(2).toISOString()}</updated>`);
  expect(text).toContain('<id>http://glowfare.test/feeds/price-drops.xml</id>');
});

test('escapes a hostile name', async () => {
  const text = await (await app.request(address)).text();
  expect(text).not.toContain('<script');
  expect(text).not.toContain('\u0007');
  expect(text).toContain(
    ']]&gt;&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39; on',
  );
});

test('is revalidated, supports HEAD and rejects other methods', async () => {
  const etag = (await app.request(address)).headers.get('etag') ?? '';
  const again = await app.request(address, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  const head = await app.request(address, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect((await app.request(address, { method: 'POST' })).status).toBe(405);
});

test('is valid without any drop', async () => {
  await emptyTables(deps.db, 'price_drop');
  version += 1;
  const text = await (await app.request(address)).text();
  expect(text).not.toContain('<entry>');
  expect(text).toMatch(/<updated>2026-03-01T[^<]+<\/updated>/);
});
