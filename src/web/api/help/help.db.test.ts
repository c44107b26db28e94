import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '~/db/testing/tables.server';
import { reportHelpVotes } from '~/usecases/help/vote-on-article.server';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';

const deps = testDeps(await openTestDatabase());
const app = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
  devPages: false,
  clientDir: undefined,
});

beforeEach(() => emptyTables(deps.db, 'help_vote', 'auth_limit'));

test('returns all articles for the search, cacheable', async () => {
  const response = await app.request('/api/help/articles');
  const { items } = await response.json();
  expect(items).toHaveLength(47);
  expect(Object.keys(items[0])).toEqual(['slug', 'title', 'summary', 'keywords', 'text']);
  const etag = response.headers.get('etag') ?? '';
  const again = await app.request('/api/help/articles', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

describe('a vote', () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/help/votes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const sendForm = (body: string) =>
    app.request('/api/help/votes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });

  test('counts once a day', async () => {
    const vote = { slug: 'unit-prices', helpful: 'yes' };
    expect(await (await send(vote)).json()).toEqual({ outcome: 'counted' });
    expect(await (await send(vote)).json()).toEqual({ outcome: 'already' });
    expect(await reportHelpVotes(deps)).toEqual([
      { slug: 'unit-prices', helpful: 1, unhelpful: 0 },
    ]);
  });

  test('from a plain form redirects to the article', async () => {
    const response = await sendForm('slug=unit-prices&helpful=no');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/help/unit-prices?voted=no#helpful');
    const again = await sendForm('slug=unit-prices&helpful=no');
    expect(again.headers.get('location')).toBe('/help/unit-prices?voted=already#helpful');
  });

  test.each([
    [{ slug: 'no-such-article', helpful: 'yes' }, 404],
    [{ slug: '../unit-prices', helpful: 'yes' }, 404],
    [{ slug: 'unit-prices', helpful: 'maybe' }, 400],
    [{ slug: '', helpful: 'yes' }, 400],
    [{ slug: 'x'.repeat(101), helpful: 'yes' }, 400],
    [{ helpful: 'yes' }, 400],
    [[], 400],
    [null, 400],
  ])('%j is rejected with %i', async (body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(await reportHelpVotes(deps)).toEqual([]);
  });

  test.each(['', 'slug=unit-prices', 'helpful=yes', 'slug=%00&helpful=yes', '%%%'])(
    'rejects the form %j',
    async (body) => {
      expect((await sendForm(body)).status).toBeGreaterThanOrEqual(400);
      expect(await reportHelpVotes(deps)).toEqual([]);
    },
  );

  test('from another site is rejected', async () => {
    const response = await send(
      { slug: 'unit-prices', helpful: 'no' },
      { 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(response.status).toBe(403);
  });

  test('requires POST', async () => {
    const response = await app.request('/api/help/votes');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
