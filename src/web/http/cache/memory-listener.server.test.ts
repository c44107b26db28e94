import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '~/usecases/deps';
import { createHttpServer } from '../http-server.server';
import { commonSecurityHeaders } from '../security-headers.server';
import { createMemoryListener } from './memory-listener.server';
import { createPageCache } from './page-cache.server';

const control = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
let now: number;
let version: number;
let lines: object[];
let server: ReturnType<typeof createHttpServer>;
let origin: URL;

beforeEach(() => start(1));
afterEach(() => server.stop());

async function start(trustProxy: number): Promise<void> {
  now = 1_000_000;
  version = 1;
  lines = [];
  const cache = createPageCache({
    maxBytes: 1_000_000,
    catalogVersion: () => version,
    now: () => now,
  });
  const headers = { 'Cache-Control': control, 'Content-Security-Policy': "default-src 'none'" };
  await cache.respond('/page?a=1', async () => new Response('from memory', { headers }));
  const record = (fields: object) => void lines.push(fields);
  const log: Log = { info: record, warn: record, error: record };
  server = createHttpServer(
    createMemoryListener({
      cache,
      log,
      https: false,
      trustProxy,
      headers: { ...commonSecurityHeaders, 'X-Robots-Tag': 'noindex' },
      fallback: (_, response) => void response.end('otherwise'),
    }),
  );
  origin = new URL(await server.listen(0, '127.0.0.1'));
}

async function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = origin;
    httpRequest({ host: '127.0.0.1', port, path, ...options }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('serves a cached page with the headers of every response', async () => {
  const { status, headers, body } = await ask('/page?a=1');
  expect({ status, body }).toEqual({ status: 200, body: 'from memory' });
  for (const [name, value] of Object.entries(commonSecurityHeaders)) {
    expect(headers[name.toLowerCase()]).toBe(value);
  }
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(headers['cache-control']).toBe(control);
  expect(headers.vary).toContain('Accept-Encoding');
});

test('returns 304 to a client that has the page', async () => {
  const { headers } = await ask('/page?a=1');
  const again = await ask('/page?a=1', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers.etag).toBe(headers.etag);
});

test.each([
  ['another path', '/page', 'GET'],
  ['another query', '/page?a=2', 'GET'],
  ['another spelling', '/./page?a=1', 'GET'],
  ['an absolute URL', 'http://evil.example/page?a=1', 'GET'],
  ['a POST', '/page?a=1', 'POST'],
  ['a HEAD', '/page?a=1', 'HEAD'],
])('passes %s on', async (_, path, method) => {
  const { body } = await ask(path, { method });
  expect(body).toBe(method === 'HEAD' ? '' : 'otherwise');
  expect(lines).toEqual([]);
});

test('passes a stale page on', async () => {
  now += 60_000;
  expect((await ask('/page?a=1')).body).toBe('otherwise');
});

test('passes a page of an older catalog on', async () => {
  version = 2;
  expect((await ask('/page?a=1')).body).toBe('otherwise');
});

test('without a trusted proxy, a visitor sets neither the request id nor the protocol', async () => {
  await server.stop();
  await start(0);
  const sent = { 'X-Request-Id': 'my-request-1', 'X-Forwarded-Proto': 'https' };
  const { headers } = await ask('/page?a=1', { headers: sent });
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('logs one line per request, with its id and without its query', async () => {
  const { headers } = await ask('/page?a=1', { headers: { 'X-Request-Id': 'my-request-1' } });
  expect(headers['x-request-id']).toBe('my-request-1');
  expect(lines).toMatchObject([
    { requestId: 'my-request-1', method: 'GET', path: '/page', status: 200, cache: 'hit' },
  ]);
});

test('sends HSTS over https', async () => {
  const plain = await ask('/page?a=1');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const proxied = await ask('/page?a=1', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(proxied.headers['strict-transport-security']).toContain('max-age=');
});
