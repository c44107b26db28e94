import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readLimits } from '~/domain/limits/limits';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { createApp } from './app.server';
import { createPageCache } from './http/cache/page-cache.server';
import { createReadLimiter } from './http/limits/read-limiter.server';

const db = await openTestDatabase();
const cacheable = { 'Cache-Control': 'public, s-maxage=60', 'Content-Type': 'text/html' };

const clientDir = mkdtempSync(join(tmpdir(), 'glowfare-client-'));
afterAll(() => rmSync(clientDir, { recursive: true }));

let app: ReturnType<typeof createApp>;
let cache: ReturnType<typeof createPageCache>;
beforeEach(() => {
  cache = createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 });
  app = createApp({
    deps: testDeps(db),
    build: () => Promise.reject(new Error('there are no pages here')),
    cache,
    devPages: false,
    clientDir,
    reads: createReadLimiter({ exempt: [], nowMs: () => 0 }),
  });
});

async function exhaust(path: string, times: number) {
  for (let count = 0; count < times; count += 1) await app.request(path);
}

test('200 searches in a row pass; beyond its limit, the network gets 429', async () => {
  const { burst, seconds } = readLimits.api;
  for (let count = 0; count < 200; count += 1) {
    expect((await app.request(`/api/suggest?q=serum${count}`)).status).toBe(200);
  }
  await exhaust('/api/nope', burst - 201);
  const last = await app.request('/api/products');
  expect(last.headers.get('ratelimit-policy')).toBe(`"api";q=${burst};w=${seconds}`);
  expect(last.headers.get('ratelimit')).toBe('"api";r=0;t=1');
  for (const path of ['/api/suggest?q=s', '/api/products/1', '/api/products/1/history', '/go/1']) {
    const refused = await app.request(path);
    expect(refused.status, path).toBe(429);
    expect(refused.headers.get('retry-after'), path).toBe('1');
    expect(refused.headers.get('cache-control'), path).toBe('no-store');
    expect(await refused.text(), path).toContain(
      'Too many requests from your network. Please try again in 1 second.',
    );
  }
  expect((await app.request('/healthz')).status).toBe(200);
});

test('counts pages when they are rendered, not when they are cached', async () => {
  await cache.respond('/about', async () => new Response('<p>About</p>', { headers: cacheable }));
  await exhaust('/contact', readLimits.page.burst);
  expect((await app.request('/contact')).status).toBe(429);
  expect((await app.request('/nope')).status).toBe(429);
  expect((await app.request('/contact', { method: 'POST' })).status).toBe(429);
  const ready = await app.request('/about?utm_source=letter');
  expect(ready.status).toBe(200);
  expect(ready.headers.has('ratelimit')).toBe(false);
});

test('limits the API and pages separately', async () => {
  await exhaust('/contact', readLimits.page.burst + 1);
  expect((await app.request('/api/suggest?q=serum')).status).toBe(200);
});

test('limits pictures separately', async () => {
  await exhaust('/images/products/0/nope', readLimits.picture.burst);
  for (const path of ['/images/products/1/400.webp', '/images/share/1.jpg', '/avatars/a/128.webp'])
    expect((await app.request(path)).status, path).toBe(429);
  expect((await app.request('/api/suggest?q=serum')).status).toBe(200);
});

const remaining = (response: Response) =>
  Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);

test('counts a body by its size, with or without Content-Length', async () => {
  const { burst } = readLimits.api;
  const send = (init: RequestInit) => app.request('/api/nope', { method: 'POST', ...init });
  const streamed = (bytes: number) => ({
    body: new Blob(['a'.repeat(bytes)]).stream(),
    duplex: 'half' as const,
  });
  expect(remaining(await send({}))).toBe(burst - 1);
  expect(remaining(await send(streamed(100)))).toBe(burst - 2);
  const announced = { body: 'a'.repeat(100_000), headers: { 'Content-Length': '100000' } };
  expect(remaining(await send(announced))).toBe(burst - 4);
});

test('counts a body without Content-Length once it has been received', async () => {
  const before = remaining(await app.request('/api/nope'));
  const body = JSON.stringify({ productIds: ['1'], padding: 'a'.repeat(100_000) });
  const streamed = { body: new Blob([body]).stream(), duplex: 'half' as const };
  const headers = { 'Content-Type': 'application/json' };
  const sent = await app.request('/api/newsletter', { method: 'POST', headers, ...streamed });
  expect(sent.status).toBeLessThan(500);
  // The request itself, and a second chunk of 64 KiB.
  expect(remaining(await app.request('/api/nope'))).toBe(before - 3);
});
