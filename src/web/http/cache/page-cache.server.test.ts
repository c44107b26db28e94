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

/** Renders "1", "2", …; `next` says what the next rendering is. */
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
  const answer = await cache.answer(key, page.render);
  return `${answer.cache} ${answer.page.status} ${answer.page.body}`;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const failing = () =>
  new Response('sorry', { status: 503, headers: { 'Cache-Control': 'no-store' } });
const throwing = () => {
  throw new Error('down');
};

test('a fresh page is rendered once', async () => {
  const page = renderer();
  expect(await ask(page)).toBe('miss 200 1');
  pass(59.9);
  expect(await ask(page)).toBe('hit 200 1');
  expect(page.count()).toBe(1);
});

test('addresses are kept apart, with their queries', async () => {
  const page = renderer();
  expect(await ask(page, '/a')).toBe('miss 200 1');
  expect(await ask(page, '/a?b')).toBe('miss 200 2');
  expect(await ask(page, '/A')).toBe('miss 200 3');
});

test('a stale page is served at once while one successor is made', async () => {
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

test('a page beyond its staleness is waited for', async () => {
  const page = renderer();
  await ask(page);
  pass(660);
  expect(await ask(page)).toBe('miss 200 2');
});

test('a new catalog version shows at once', async () => {
  const page = renderer();
  await ask(page);
  version = 2;
  expect(await ask(page)).toBe('miss 200 2');
  expect(await ask(page)).toBe('hit 200 2');
});

test('a page whose rendering began under the old catalog does not count as new', async () => {
  const page = renderer();
  page.next(() => {
    version = 2;
    return new Response('old prices', { headers: { 'Cache-Control': publicPage } });
  });
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('a slow rendering of the old catalog does not replace a quick one of the new', async () => {
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
])('when rendering %s, an older page is shown whatever its age', async (_, fail) => {
  const page = renderer();
  await ask(page);
  pass(100_000);
  version = 2;
  page.next(fail);
  expect(await ask(page)).toBe('stale 200 1');
  expect(await ask(page)).toBe('miss 200 3');
});

test('a failed refresh in the background is tried again and hurts nobody', async () => {
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

test('a page never seen shows its failure', async () => {
  const page = renderer();
  page.next(failing);
  expect(await ask(page)).toBe('pass 503 sorry');
  page.next(throwing);
  await expect(ask(page)).rejects.toThrow('down');
  expect(await ask(page)).toBe('miss 200 3');
});

test('a page that is gone is not shown from memory', async () => {
  const page = renderer();
  await ask(page);
  version = 2;
  page.next(() => new Response('gone', { status: 404 }));
  expect(await ask(page)).toBe('pass 404 gone');
});

test('many who ask at once share one rendering', async () => {
  const page = renderer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(page)));
  expect(new Set(answers)).toEqual(new Set(['miss 200 1']));
  expect(page.count()).toBe(1);
});

test('a shared rendering that fails, fails for all and is forgotten', async () => {
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
  ['not at all described', ''],
  ['contradictory', 'public, s-maxage=60, no-store'],
])('a page that is %s is not kept', async (_, control) => {
  const page = renderer(control);
  expect(await ask(page)).toBe('pass 200 1');
  expect(await ask(page)).toBe('pass 200 2');
});

test.each([201, 301, 404, 500])('an answer with status %i is not kept', async (status) => {
  const page = renderer();
  page.next(() => new Response('x', { status, headers: { 'Cache-Control': publicPage } }));
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('a page that sets a cookie is somebody’s, and is not kept', async () => {
  const page = renderer();
  const headers = { 'Cache-Control': publicPage, 'Set-Cookie': 'a=1' };
  page.next(() => new Response('private', { headers }));
  await ask(page);
  expect(await ask(page)).toBe('miss 200 2');
});

test('memory stays within its bounds', async () => {
  const big = 'x'.repeat(300_000);
  const page = renderer();
  for (const key of ['/1', '/2', '/3']) {
    page.next(() => new Response(big, { headers: { 'Cache-Control': publicPage } }));
    await ask(page, key);
  }
  expect(await ask(page, '/3')).toContain('hit');
  expect(await ask(page, '/1')).toContain('miss');
});
