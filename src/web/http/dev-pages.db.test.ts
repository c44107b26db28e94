import { Hono } from 'hono';
import type { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { createPageCache } from './cache/page-cache.server';
import { pageContext } from './page-context.server';
import { createPages } from './pages.server';
import type { RequestEnv } from './request-env.server';

const db = await openTestDatabase();
const opening = Promise.withResolvers<void>();

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  createRequestHandler: () => async (_: Request, context: RouterContextProvider) => {
    await opening.promise;
    return new Response(context.get(pageContext).devPages ? 'mails' : 'nothing');
  },
}));

test('who asks under another name at the same time does not share a developer page', async () => {
  const pages = createPages({
    deps: testDeps(db),
    build: () => Promise.reject(new Error('there are no pages here')),
    cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
    devPages: true,
    development: false,
  });
  const app = new Hono<RequestEnv>();
  app.all('*', pages);
  const asked = ['localhost', 'evil.example', 'localhost'].map(async (host) =>
    (await app.request(`http://${host}/dev/outbox`)).text(),
  );
  opening.resolve();
  expect(await Promise.all(asked)).toEqual(['mails', 'nothing', 'mails']);
});
