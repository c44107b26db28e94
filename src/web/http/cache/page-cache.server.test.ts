import { beforeEach, expect, test } from 'vitest';
import { createPageCache } from './page-cache.server';

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

let now = 0;
let version = 1;
let cache: ReturnType<typeof createPageCache>;
beforeEach(() => {
  now = 1_000_000;
  version = 1;
  cache = createPageCache({
    maxBytes: 1024 * 1024,
    catalogVersion: () => version,
    now: () => now,
  });
});
const pass = (seconds: number) => {
  now += seconds * 1_000;
};

/** Renders "1", "2", …; `next` sets the next result. */
function renderer(control = publicPage) {
  const answers: (() => Response | Promise<Response>)[] = [];
  let renders = 0;
  return {
    count: () => renders,
    next: (answer: () => Response | Promise<Response>) => void answers.push(answer),
    async render(): Promise<Response> {
      renders += 1;
      const answer = answers.shift();
      if (answer) return answer();
      return new Response(String(renders), { headers: { 'Cache-Control': control } });
    },
  };
}

async function ask(page: ReturnType<typeof renderer>, key = '/'): Promise<string> {
  const answer = await cache.respond(key, page.render);
  return `${answer.cache} ${answer.page.status} ${answer.page.body}`;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const failing = () =>
  new Response('sorry', { status: 503, headers: { 'Cache-Control': 'no-store' } });
const throwing = () => {
  throw new Error('down');
};

test('renders a fresh page once', async () => {
  const page = renderer();
  expect(await ask(page)).toBe('miss 200 1');
  pass(59.9);
  expect(await ask(page)).toBe('hit 200 1');
  expect(page.count()).toBe(1);
});

test('keys pages by path and query', async () => {
  const page = renderer();
  expect(await ask(page, '/a')).toBe('miss 200 1');
  expect(await ask(page, '/a?b')).toBe('miss 200 2');
  expect(await ask(page, '/A')).toBe('miss 200 3');
});

test('serves a stale page immediately while one replacement is rendered', async () => {
  const page = renderer();
  await ask(page);
  pass(60);
  const { promise, resolve } = Promise.withResolvers<Response>();
  page.next(() => promise);
  expect(await ask(page)).toBe('stale 200 1');
  expect(await ask(page)).toBe('stale 200 1');
  expect(page.count()).toBe(2);
  resolve(new Response('new', { headers: { 'Cache-Control': publicPage } }));
  await settled();
  expect(await ask(page)).toBe('hit 200 new');
});

test('waits for a page beyond its staleness', async () => {
  const page = renderer();
  await ask(page);
  pass(660);
  expect(await ask(page)).toBe('miss 200 2');
});

test('renders again immediately after a new catalog version', async () => {
  const page = renderer();
  await ask(page);
  version = 2;
  expect(await ask(page)).toBe('miss 200 2');
  expect(await ask(page)).toBe('hit 200 2');
});

test('a render that started with the old catalog does not count as new', async () => {
  const page = renderer();
  page.next(() => {
    version = 2;
    return new Response('old prices', { headers: { 'Cache-Control': publicPage } });
  });
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('a slow render of the old catalog does not replace a quick one of the new', async () => {
  const page = renderer();
  const { promise, resolve } = Promise.withResolvers<Response>();
  page.next(() => promise);
  const slow = ask(page);
  version = 2;
  expect(await ask(page)).toBe('miss 200 2');
  resolve(new Response('old prices', { headers: { 'Cache-Control': publicPage } }));
  expect(await slow).toBe('miss 200 old prices');
  expect(await ask(page)).toBe('hit 200 2');
});

test.each([
  ['is answered with 503', failing],
  ['throws', throwing],
])('serves an older page of any age when rendering %s', async (_, fail) => {
  const page = renderer();
  await ask(page);
  pass(100_000);
  version = 2;
  page.next(fail);
  expect(await ask(page)).toBe('stale 200 1');
  expect(await ask(page)).toBe('miss 200 3');
});

test('retries a failed background refresh without affecting visitors', async () => {
  const page = renderer();
  await ask(page);
  pass(61);
  page.next(throwing);
  expect(await ask(page)).toBe('stale 200 1');
  await settled();
  expect(await ask(page)).toBe('stale 200 1');
  await settled();
  expect(await ask(page)).toBe('hit 200 3');
});

test('shows the error for a page that was never cached', async () => {
  const page = renderer();
  page.next(failing);
  expect(await ask(page)).toBe('pass 503 sorry');
  page.next(throwing);
  await expect(ask(page)).rejects.toThrow('down');
  expect(await ask(page)).toBe('miss 200 3');
});

test('does not serve a page that is gone', async () => {
  const page = renderer();
  await ask(page);
  version = 2;
  page.next(() => new Response('gone', { status: 404 }));
  expect(await ask(page)).toBe('pass 404 gone');
});

test('concurrent requests share one render', async () => {
  const page = renderer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(page)));
  expect(new Set(answers)).toEqual(new Set(['miss 200 1']));
  expect(page.count()).toBe(1);
});

test('a shared render that fails, fails for all and is not cached', async () => {
  const page = renderer();
  page.next(throwing);
  const results = await Promise.allSettled([ask(page), ask(page)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(page)).toBe('miss 200 2');
});

test.each([
  ['no-store', 'no-store'],
  ['private', 'private, max-age=60'],
  ['for browsers only', 'public, max-age=60'],
  ['without Cache-Control', ''],
  ['contradictory', 'public, s-maxage=60, no-store'],
])('does not cache a page that is %s', async (_, control) => {
  const page = renderer(control);
  expect(await ask(page)).toBe('pass 200 1');
  expect(await ask(page)).toBe('pass 200 2');
});

test.each([201, 301, 404, 500])('does not cache a response with status %i', async (status) => {
  const page = renderer();
  page.next(() => new Response('x', { status, headers: { 'Cache-Control': publicPage } }));
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('does not cache a page that sets a cookie', async () => {
  const page = renderer();
  const headers = { 'Cache-Control': publicPage, 'Set-Cookie': 'a=1' };
  page.next(() => new Response('private', { headers }));
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('bounds its memory', async () => {
  const big = 'x'.repeat(300_000);
  const page = renderer();
  for (const key of ['/1', '/2', '/3']) {
    page.next(() => new Response(big, { headers: { 'Cache-Control': publicPage } }));
    await ask(page, key);
  }
  expect(await ask(page, '/3')).toContain('hit');
  expect(await ask(page, '/1')).toContain('miss');
});
