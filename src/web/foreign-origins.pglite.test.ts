import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/setup/test-database';
import { type AuthSite, newPerson, startAuthSite } from '../../tests/sites/auth-site';

const db = await openTestDatabase();
const guest = 'https://app.example';
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_REDIRECT_URLS: `${guest}/welcome` });
});
afterAll(() => site.stop());

const authRoutes = ['signup', 'token', 'otp', 'recover', 'resend', 'verify', 'logout', 'factors'];

function changingRoutes(): string[] {
  const known = site.routes
    .filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '1')}`);
  return [...new Set([...known, ...authRoutes.map((name) => `POST /auth/v1/${name}`)])];
}

function send(route: string, headers: Record<string, string>, body = '{}') {
  const [method = '', path = ''] = route.split(' ');
  return fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

const oneClick = ['POST /alerts/unsubscribe', 'POST /newsletter/unsubscribe'];
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-site' },
];

test('rejects every state-changing request from another site’s page', async () => {
  expect(changingRoutes().length).toBeGreaterThan(30);
  for (const route of changingRoutes().filter((name) => !oneClick.includes(name))) {
    for (const headers of foreign) {
      const answer = await send(route, headers);
      expect(answer.status, `${route} ${JSON.stringify(headers)}`).toBe(403);
      expect(await answer.text(), route).toContain('only from this site’s own pages');
    }
  }
});

test('accepts requests from our own pages and from programs', async () => {
  const own: Record<string, string>[] = [
    {},
    { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: site.url },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example', Authorization: 'Bearer set-by-a-script' },
  ];
  for (const route of changingRoutes()) {
    for (const headers of own) {
      expect(await (await send(route, headers)).text(), route).not.toContain('own pages');
    }
  }
});

test('accepts an email provider’s one-click unsubscribe from any origin', async () => {
  for (const route of oneClick) {
    for (const headers of [...foreign, {}]) {
      const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await send(`${route}?token=none`, form, 'List-Unsubscribe=One-Click');
      expect(await answer.text()).not.toContain('own pages');
    }
  }
});

test('pages of allowed redirect URLs can call only the auth and storage services', async () => {
  const headers = { Origin: guest, 'Sec-Fetch-Site': 'cross-site' };
  const person = newPerson();
  const answer = await send('POST /auth/v1/signup', headers, JSON.stringify(person));
  expect(answer.status).toBe(200);
  expect((await send('POST /api/help/votes', headers)).status).toBe(403);
  const asked = { ...headers, 'Access-Control-Request-Method': 'POST' };
  const path = `${site.url}/storage/v1/object/files/a.txt`;
  const preflight = await fetch(path, { method: 'OPTIONS', headers: asked });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(guest);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Upsert');
  const read = await fetch(path, { headers });
  expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([404, guest]);
  const stranger = await fetch(path, { headers: { Origin: 'https://evil.example' } });
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'the auth service rejects %s',
  async (type) => {
    const body = JSON.stringify(newPerson());
    const answer = await send('POST /auth/v1/signup', { 'Content-Type': type }, body);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      code: 415,
      error_code: 'wrong_content_type',
      msg: 'The body must be JSON (application/json).',
    });
  },
);
