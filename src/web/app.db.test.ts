import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { setCatalogLoadedAt } from '~/db/testing/catalog.server';
import { withoutAlertPolicy, withoutMigrations } from '~/db/testing/engine.server';
import { listJobs } from '~/db/testing/jobs.server';
import { AppError } from '~/domain/app-error';
import { dayMs } from '~/domain/durations';
import { singleMetric } from '~/domain/metrics/metric';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { listOutbox } from '~/usecases/email/read-outbox.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { createApp } from './app.server';
import { createHealthApp } from './health-app.server';
import { createPageCache } from './http/cache/page-cache.server';
import { createHttpServer } from './http/http-server.server';
import { requestLog } from './http/request-log.server';
import { securityHeaders } from './http/security-headers.server';

const db = await openTestDatabase();
const deps = testDeps(db);
let isStopping = false;
let databaseProblem: Error | undefined;
deps.db = {
  ...db,
  rows: (row, query) => (databaseProblem ? Promise.reject(databaseProblem) : db.rows(row, query)),
};

/** The API tests need no pages; rendering one fails. */
const noPages = () => Promise.reject(new Error('there are no pages here'));
const app = createApp({
  deps,
  build: noPages,
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
  devPages: true,
  clientDir: undefined,
  process: { isStopping: () => isStopping },
});
const server = createHttpServer(getRequestListener(app.fetch));
let origin: string;

beforeAll(async () => {
  await loadCatalog(deps);
  origin = (await server.listen(0, '127.0.0.1')).replace('localhost', '127.0.0.1');
});
afterAll(() => server.stop());
beforeEach(() => {
  databaseProblem = undefined;
  deps.logLines.length = 0;
});

const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

/** Sends raw bytes and returns everything until the server closes the connection. */
function talk(bytes: string): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.on('close', () => resolve(heard)).on('error', reject);
  });
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test('health requires only the process', async () => {
  databaseProblem = new Error('down');
  const response = await ask('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('readiness reports its dependencies', async () => {
  const response = await ask('/readyz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ready: true,
    database: 'ok',
    migrations: 'ok',
    access: 'ok',
    catalog: 'ok',
  });
});

test('a stopping process is not ready, though it still responds', async () => {
  isStopping = true;
  const response = await ask('/readyz');
  const status = await ask('/api/status');
  isStopping = false;
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ready: false, process: 'stopping' });
  expect(await status.json()).toMatchObject({ ready: false, parts: { database: 'ok' } });
});

test('a process without the site reports only whether it can run jobs', async () => {
  let jobs = 'ok';
  const health = createHealthApp({
    deps,
    process: { isStopping: () => isStopping, jobs: () => jobs },
    readMetrics: async () => [singleMetric('gauge', 'answer', 'An answer.', 42)],
  });
  expect((await health.request('/healthz')).status).toBe(200);
  const ready = await health.request('/readyz');
  expect(await ready.json()).toMatchObject({ ready: true, database: 'ok', jobs: 'ok' });
  jobs = 'the queue is unreachable';
  const away = await health.request('/readyz');
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ ready: false, database: 'ok', jobs });
  for (const path of ['/', '/api/products', '/api/dev/test-mail', '/dev/outbox'])
    expect((await health.request(path)).status).toBe(404);
  const metrics = await health.request('/metrics');
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await metrics.text()).toContain('\nanswer 42\n');
});

test('access rules lost by a restored dump make the site unready', async () => {
  const response = await withoutAlertPolicy(db, () => ask('/readyz'));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ migrations: 'ok', access: '1 to repair' });
});

test('an unreachable database makes the site unready, and status still responds', async () => {
  databaseProblem = new AppError('database_unavailable', { message: 'away' });
  const readiness = await ask('/readyz');
  expect(readiness.status).toBe(503);
  expect(readiness.headers.get('retry-after')).toBe('5');
  expect(await readiness.json()).toMatchObject({ ready: false, database: 'away' });
  const status = await ask('/api/status');
  expect(status.status).toBe(200);
  expect(await status.json()).toMatchObject({ ready: false, parts: { database: 'away' } });
});

test('a probe that excludes the database keeps a site that was ready, not one that starts', async () => {
  const probe = '/readyz?exclude=database';
  const starting = createHealthApp({
    deps,
    process: { isStopping: () => isStopping },
    readMetrics: async () => [],
  });
  expect((await ask(probe)).status).toBe(200);
  databaseProblem = new AppError('database_unavailable', { message: 'away' });
  const excluded = await ask(probe);
  expect(excluded.status).toBe(200);
  expect(await excluded.json()).toMatchObject({ ready: true, database: 'away' });
  expect((await ask('/readyz')).status).toBe(503);
  expect((await starting.request(probe)).status).toBe(503);
  isStopping = true;
  const stopping = await ask(probe);
  isStopping = false;
  expect(stopping.status).toBe(503);
});

test('pending migrations make the site unready', async () => {
  for (const response of await withoutMigrations(db, () => ask('/readyz'))) {
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      ready: false,
      database: 'ok',
      migrations: expect.stringMatching(/^\d+ to apply$/),
    });
  }
  expect((await ask('/readyz')).status).toBe(200);
});

test('a catalog that is not loaded makes the site unready', async () => {
  await setCatalogLoadedAt(db, null);
  const response = await ask('/readyz');
  await setCatalogLoadedAt(db, deps.clock.now());
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ migrations: 'ok', catalog: 'loading' });
});

test('security.txt has a contact and expires within a year', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:hello@glowfare.test\n');
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '').getTime();
  const now = deps.clock.now().getTime();
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 365 * dayMs);
});

test('robots.txt and the manifest are well formed', async () => {
  expect(await (await ask('/robots.txt')).text()).toMatch(/^User-agent: \*\n(.+\n)*$/);
  const manifest = await ask('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ short_name: 'Glowfare', start_url: '/' });
});

test.each([
  ['POST', '/healthz', 'GET, HEAD'],
  ['DELETE', '/api/status', 'GET, HEAD'],
  ['OPTIONS', '/api/status', 'GET, HEAD'],
  ['PROPFIND', '/api/status', 'GET, HEAD'],
  ['GET', '/api/dev/test-mail', 'POST'],
  ['PUT', '/api/dev/test-mail', 'POST'],
  ['PATCH', '/robots.txt', 'GET, HEAD'],
])('%s %s returns 405 with the allowed methods', async (method, path, allow) => {
  const response = await ask(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});

test('TRACE echoes nothing', async () => {
  const answer = await talk(
    'TRACE /api/status HTTP/1.1\r\nHost: x\r\nX-Secret: hunter2\r\nConnection: close\r\n\r\n',
  );
  expect(statusOf(answer)).toBe(405);
  expect(answer).not.toContain('hunter2');
});

test('HEAD returns the headers of GET and no body', async () => {
  const answer = await talk('HEAD /api/status HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/content-type: application\/json/i);
  expect(answer.split('\r\n\r\n')[1]).toBe('');
});

test.each([
  '/api',
  '/api/',
  '/api/nope',
  '/api/%',
  '/api/%00',
  '/api/__proto__',
  '/api/status/',
  '/api//status',
])('%s under the API returns a JSON 404', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: {
      code: 'not_found',
      message: 'There is nothing at this address.',
      requestId: response.headers.get('x-request-id'),
    },
  });
});

test('every response has the security headers', async () => {
  for (const path of ['/healthz', '/api/nope', '/robots.txt']) {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test.each([
  ['no proxy', 0, false],
  ['a trusted proxy', 1, true],
])('with %s, forwarded headers count accordingly', async (_, trustProxy, isTrusted) => {
  const proxied = new Hono();
  proxied.use(requestLog(deps, { trustProxy }));
  proxied.use(securityHeaders({ https: false, trustProxy }));
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Request-Id': 'trace-12345678' };
  const answer = await proxied.request('/', { headers });
  expect(answer.headers.has('strict-transport-security')).toBe(isTrusted);
  expect(answer.headers.get('x-request-id') === 'trace-12345678').toBe(isTrusted);
});

test('logs one line per request, with its id and without what was typed', async () => {
  const answer = await ask('/api/status?search=my+secret');
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(deps.logLines).toMatchObject([
    {
      message: 'request',
      fields: { requestId: id, method: 'GET', path: '/api/status', status: 200 },
    },
  ]);
  expect(JSON.stringify(deps.logLines)).not.toContain('secret');
});

test('metrics are not public', async () => {
  expect((await ask('/metrics', { headers: { Accept: 'text/plain' } })).status).not.toBe(200);
});

test('a job that a request queues carries the id of the request', async () => {
  const body = JSON.stringify({ to: 'ada@example.com' });
  const answer = await post('/api/dev/test-mail', body);
  const [job] = (await listJobs(db, { kind: 'send-mail' })).slice(-1);
  expect(job?.requestId).toBe(answer.headers.get('x-request-id'));
});

test.each(['short', 'x'.repeat(65), 'with spaces in it', '<script>alert(1)</script>'])(
  'replaces an id like %s from outside',
  async (id) => {
    const response = await ask('/healthz', { headers: { 'X-Request-Id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  },
);

test('an unexpected error shows only the id, and the log has the details', async () => {
  databaseProblem = new Error('password hunter2 is wrong');
  const response = await ask('/api/status');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toContain('hunter2');
  const requestId = response.headers.get('x-request-id');
  expect(JSON.parse(text).error).toMatchObject({ code: 'internal', requestId });
  expect(deps.logLines.find(({ level }) => level === 'error')).toMatchObject({
    fields: { requestId, err: databaseProblem },
  });
});

test('a page that fails to render is a plain page with the id', async () => {
  const response = await ask('/');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain(response.headers.get('x-request-id'));
});

test('an accepted email is in the outbox', async () => {
  const response = await post('/api/dev/test-mail', '{"to":"ada@example.com"}');
  expect(response.status).toBe(202);
  const { mailId } = z.object({ mailId: z.string() }).parse(await response.json());
  expect((await listOutbox(deps)).map(({ id }) => id)).toContain(mailId);
});

test.each([
  ['{"to":"me"}', { to: 'That is not an email address.' }],
  ['{"to":"a@b.example, c@d.example"}', { to: 'That is not an email address.' }],
  ['{"to":"a@b.example\\r\\nBcc: c@d.example"}', { to: 'That is not an email address.' }],
  ['{}', { to: 'That is not an email address.' }],
  [`{"to":"${'a'.repeat(64)}@${'b.'.repeat(120)}example"}`, { to: expect.any(String) }],
])('rejects %s with a message for the field', async (body, fields) => {
  const response = await post('/api/dev/test-mail', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_body', fields } });
});

test.each([
  ['/api/dev/test-mail', 128],
  ['/api/nope', 128],
  ['/api/favorites', 128],
  ['/api/favorites/on-device', 1_024],
])('to %s, more than %i KiB returns 413', async (path, kibibytes) => {
  expect((await post(path, 'x'.repeat(kibibytes * 1_024))).status).not.toBe(413);
  const response = await post(path, 'x'.repeat(kibibytes * 1_024 + 1));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { code: 'body_too_large' } });
  // Otherwise the rest of the body would be parsed as the next request.
  expect(response.headers.get('connection')).toBe('close');
});

test('limits a form without a file more than one with a file', async () => {
  const response = await fetch(`${origin}/api/forms/application`, {
    method: 'POST',
    body: new URLSearchParams({ message: 'x'.repeat(200_000) }),
  });
  expect(response.status).toBe(413);
});

test('returns 413 for more than 128 KiB of unknown length', async () => {
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api/dev/test-mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
    request.end('x'.repeat(128 * 1024 + 1));
  });
  expect(status).toBe(413);
  expect(deps.logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each([
  ['announced', 'Content-Length: 100\r\n\r\n{"to":'],
  ['chunked', 'Transfer-Encoding: chunked\r\n\r\n6\r\n{"to":\r\n'],
])('a client that disconnects in the middle of an %s body is not our error', async (_, rest) => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST /api/dev/test-mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await vi.waitFor(() => expect(deps.logLines.length).toBeGreaterThan(0), 60_000);
  expect(deps.logLines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', [400]],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
  ['a host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', [400]],
  ['an empty host', 'GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', [400, 200]],
  [
    'two lengths',
    'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    [400],
  ],
  [
    'a length and chunks',
    'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    [400],
  ],
  ['100 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, [431]],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', [405]],
])('rejects %s and closes the connection', async (_, bytes, statuses) => {
  expect(statuses).toContain(statusOf(await talk(bytes)));
});

test('the server still responds after all of that', async () => {
  expect((await ask('/healthz')).status).toBe(200);
});
