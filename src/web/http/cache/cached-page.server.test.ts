import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { respondWithPage, toCachedPage } from './cached-page.server';

const text = 'schön '.repeat(500);
const keep = (body = text, init: ResponseInit = {}) =>
  toCachedPage(
    new Response(body, {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public' },
      ...init,
    }),
  );
const request = (headers: Record<string, string> = {}) =>
  new Request('http://glowfare.test/', { headers });

test('sends a page in the best encoding with Vary', async () => {
  const response = await respondWithPage(await keep(), request({ 'accept-encoding': 'gzip, br' }));
  const body = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/html',
    vary: 'Accept-Encoding',
  });
});

test('responses to different clients are independent', async () => {
  const page = await keep();
  const [br, plain] = await Promise.all([
    respondWithPage(page, request({ 'accept-encoding': 'br' })),
    respondWithPage(page, request()),
  ]);
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});

test('compresses better once a page was requested again', async () => {
  const html = Array.from(
    { length: 300 },
    (_, index) =>
      `<li class="card"><a href="/product/${index}">Serum ${(index * 7_919) % 1_009}</a></li>`,
  ).join('');
  const page = await keep(html);
  const ask = async () =>
    (await respondWithPage(page, request({ 'accept-encoding': 'br' }))).arrayBuffer();
  const [first, again] = [await ask(), await ask()];
  expect(again.byteLength).toBe(first.byteLength);
  await vi.waitFor(
    async () => expect((await ask()).byteLength).toBeLessThan(first.byteLength),
    60_000,
  );
  expect(brotliDecompressSync(Buffer.from(await ask())).toString()).toBe(html);
});

test('does not compress a small page', async () => {
  const response = await respondWithPage(await keep('hi'), request({ 'accept-encoding': 'br' }));
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('hi');
});

test('the tag depends on the bytes', async () => {
  expect((await keep()).etag).toBe((await keep()).etag);
  expect((await keep('other')).etag).not.toBe((await keep()).etag);
});

const { etag } = await keep();
const strong = etag.replace('W/', '');

test.each([
  ['the weak tag', etag, 304],
  ['the strong tag', strong, 304],
  ['a list', `"a", W/"b" ,${etag}`, 304],
  ['anything', '*', 304],
  ['another tag', '"other"', 200],
  ['part of the tag', strong.slice(0, -2), 200],
  ['nothing', '', 200],
  ['nonsense', ',,W/', 200],
])('If-None-Match with %s', async (_, header, status) => {
  const response = await respondWithPage(await keep(), request({ 'if-none-match': header }));
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe(etag);
  expect(response.headers.get('cache-control')).toBe('public');
  expect((await response.text()) === '').toBe(status === 304);
});

test('an error has no tag and never counts as unchanged', async () => {
  const page = await keep('sorry', { status: 503, headers: { 'Retry-After': '5' } });
  const response = await respondWithPage(page, request({ 'if-none-match': '*' }));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.has('etag')).toBe(false);
});
