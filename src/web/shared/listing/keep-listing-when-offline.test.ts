import { expect, test } from 'vitest';
import { isUnreachable, keepListingWhenOffline } from './keep-listing-when-offline';

const request = new Request('http://glowfare.test/products');
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });
const failing = (error: unknown) => async () => ({
  page: { type: 'error' as const, result: error },
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a gateway that cannot reach the server', answered(502)],
  ['a server that is starting', answered(503)],
])('keeps the page on %s', async (_, error) => {
  const { page } = await keepListingWhenOffline({ request }, failing(error));
  expect(page?.type).toBe('data');
  expect(isUnreachable(page?.result)).toBe(true);
});

test.each([
  ['a missing page', answered(404)],
  ['a bug', answered(500)],
  ['a redirect', new Response(null, { status: 302 })],
])('leaves %s to the router', async (_, error) => {
  const results = await keepListingWhenOffline({ request }, failing(error));
  expect(results).toEqual({ page: { type: 'error', result: error } });
});

test('no failure to load more choices replaces the page', async () => {
  const optional = new Request('http://glowfare.test/products?search=serum&choices=all');
  const { page } = await keepListingWhenOffline({ request: optional }, failing(answered(500)));
  expect(isUnreachable(page?.result)).toBe(true);
});

test('leaves successful and superseded results unchanged', async () => {
  const data = { page: { type: 'data' as const, result: { total: 3 } } };
  expect(await keepListingWhenOffline({ request }, async () => data)).toEqual(data);
  const overtaken = new Request(request, { signal: AbortSignal.abort() });
  const results = await keepListingWhenOffline(
    { request: overtaken },
    failing(new Error('aborted')),
  );
  expect(results.page?.type).toBe('error');
});
