import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

/** Public routes. Every other route under /api must reject requests without a token. */
const publicRoutes = [
  'GET /api/accounts/client',
  'GET /api/openapi.json',
  'GET /api/status',
  'GET /api/suggest',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/products/:id/history',
  'GET /api/products/:id/changes',
  'GET /api/products/:id/dupes',
  'GET /api/products/:id/related',
  'GET /api/products/:id/reviews',
  'POST /api/reviews/:reviewId/report',
  'GET /api/reviews/photos/:key',
  'POST /api/favorites/on-device',
  'GET /api/preferences/ingredients',
  'POST /api/preferences/marks',
  'POST /api/preferences/listing',
  'GET /api/help/articles',
  'POST /api/help/votes',
  'POST /api/forms/contact',
  'POST /api/forms/newsletter',
  'POST /api/forms/price-match',
  'POST /api/forms/application',
];

function privateRoutes(): string[] {
  const known = site.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(known)].filter((route) => !publicRoutes.includes(route)).sort();
}

function ask(route: string, token?: string, id: string = crypto.randomUUID()) {
  const [method = '', path = ''] = route.split(' ');
  return fetch(site.url + path.replaceAll(/:\w+/g, id), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: method === 'GET' || method === 'DELETE' ? null : '{"username":"x","newsletter":true}',
  });
}

test('the list of private routes is complete', () => {
  expect(privateRoutes()).toEqual(
    expect.arrayContaining([
      'DELETE /api/alerts/:id',
      'DELETE /api/alerts/devices',
      'DELETE /api/devices/:id',
      'DELETE /api/favorites/:productId',
      'DELETE /api/profile',
      'DELETE /api/profile/avatar',
      'GET /api/alerts',
      'GET /api/alerts/count',
      'GET /api/alerts/devices',
      'GET /api/alerts/options',
      'GET /api/alerts/settings',
      'GET /api/devices',
      'GET /api/profile',
      'GET /api/profile/counts',
      'GET /api/profile/export',
      'GET /api/profile/privacy',
      'PATCH /api/alerts/:id',
      'PATCH /api/profile',
      'PATCH /api/profile/privacy',
      'POST /api/alerts',
      'POST /api/alerts/devices',
      'POST /api/profile',
      'PUT /api/alerts/settings',
      'PUT /api/profile/avatar',
    ]),
  );
});

describe('private routes reject a request', () => {
  test('without a token', async () => {
    for (const route of privateRoutes()) {
      const answer = await ask(route);
      expect(answer.status, route).toBe(401);
      expect((await answer.json()).error.code, route).toBe('no_authorization');
      expect(answer.headers.get('cache-control'), route).toBe('no-store');
    }
  });

  test('with a token that is forged, unsigned or malformed', async () => {
    const { session } = await signIn(site);
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() }));
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      'nonsense',
      `${header}.${changed.toString('base64url')}.${signature}`,
      `${none}.${payload}.`,
    ];
    for (const route of privateRoutes()) {
      for (const token of tokens) {
        const answer = await ask(route, token);
        expect(answer.status, route).toBe(401);
        expect((await answer.json()).error.code, route).toBe('invalid_jwt');
      }
    }
  });

  test('with a token of an ended session', async () => {
    const { session, client } = await signIn(site);
    await client.auth.signOut();
    for (const route of privateRoutes()) {
      expect((await ask(route, session.access_token)).status, route).toBe(401);
    }
  });

  test('with an expired token', async () => {
    const { session } = await signIn(site);
    site.advance(3_601);
    for (const route of privateRoutes()) {
      expect((await ask(route, session.access_token)).status, route).toBe(401);
    }
  });
});

test('a user’s token never changes or reveals another user’s data', async () => {
  const [anna, ben] = [await signIn(site), await signIn(site)];
  await ask('POST /api/profile', ben.session.access_token);
  const held = async () => {
    const answer = await ask('GET /api/profile/export', ben.session.access_token);
    return { ...(await answer.json()), exported_at: '' };
  };
  const before = await held();
  const benSession = before.sessions[0].id;
  // The route that deletes the account runs last.
  const routes = privateRoutes().sort(
    (a, b) => Number(a === 'DELETE /api/profile') - Number(b === 'DELETE /api/profile'),
  );
  for (const route of routes) {
    for (const id of [benSession, ben.user.id]) {
      const answer = await ask(route, anna.session.access_token, id);
      const text = await answer.text();
      expect(text.includes(ben.user.id) || text.includes(ben.email), route).toBe(false);
    }
  }
  expect(await held()).toEqual(before);
});
