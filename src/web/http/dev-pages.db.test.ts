import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { createPageCache } from './cache/page-cache.server';
import { pageContext } from './page-context.server';
import { createPages } from './pages.server';
import type { RequestEnv } from './request-env.server';

const db = await openTestDatabase();
const opening = Promise.withResolvers<void>();

/** A site whose pages say whether they may show developer pages. */
const build: ServerBuild = {
  entry: {
    module: {
      async default(_request, _status, _headers, _page, context) {
        await opening.promise;
        return new Response(context.get(pageContext).devPages ? 'mails' : 'nothing');
      },
    },
  },
  routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

test('concurrent requests with another host name do not share a developer page', async () => {
  const pages = createPages({
    deps: testDeps(db),
    build,
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
