import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hostileValues,
  inBatches,
  textsForUrls,
  withOneReplaced,
} from '../../tests/setup/hostile-values';
import { openTestDatabase } from '../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../tests/sites/auth-site';

const serviceKey = 'a-service-key-of-at-least-32-characters';
const db = await openTestDatabase();
let site: AuthSite;
let token: string;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_SERVICE_KEY: serviceKey, AUTH_PHONE: 'on' });
  token = (await signUpConfirmed(site)).session.access_token;
});
afterAll(() => site.stop());

const email = 'ada@example.com';
const id = '00000000-0000-4000-8000-000000000000';
// Too short, so that no time is spent on hashing.
const password = 'short';
const flow = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };

const bytes = 'AAAAAAAAAAAAAAAAAAAAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} };
const shown = {
  ...credential,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
};
const created = {
  ...credential,
  response: { clientDataJSON: bytes, attestationObject: bytes, transports: ['usb'] },
};

/** Every endpoint with a body, with a valid example. */
const endpoints: [method: string, path: string, body: object][] = [
  ['POST', '/signup', { email, password, phone: '', data: { a: 1 }, ...flow }],
  ['POST', '/token?grant_type=password', { email, phone: '', password }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'none' }],
  ['POST', '/token?grant_type=pkce', { auth_code: id, code_verifier: 'x'.repeat(43) }],
  ['POST', '/token?grant_type=id_token', { id_token: 'a.b.c', provider: 'google', nonce: 'n' }],
  ['POST', '/otp', { email, create_user: false, data: {}, ...flow }],
  ['POST', '/recover', { email, ...flow }],
  ['POST', '/resend', { type: 'signup', email }],
  ['POST', '/verify', { type: 'signup', email, token: '123456', token_hash: '' }],
  ['PUT', '/user', { email: '', password: '', nonce: '', data: { a: 1 } }],
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'phone', issuer: 'shop' }],
  ['POST', `/factors/${id}/challenge`, { channel: '' }],
  ['POST', `/factors/${id}/verify`, { challenge_id: id, code: '123456' }],
  ['POST', '/factors/recovery-codes/verify', { code: 'abcd-efgh' }],
  ['POST', '/proof', { password, nonce: '' }],
  ['POST', '/security-link', { token: 'x'.repeat(43) }],
  ['POST', '/security-link/use', { token: 'x'.repeat(43), password, forgot_password: false }],
  ['POST', '/factor-recovery', { email, password }],
  ['POST', '/passkeys/authentication/options', { email }],
  ['POST', '/passkeys/authentication/verify', { challenge_id: id, credential: shown }],
  ['POST', '/passkeys/registration/options', { friendly_name: 'key' }],
  ['POST', '/passkeys/registration/verify', { challenge_id: id, credential: created }],
  ['PATCH', `/passkeys/${id}`, { friendly_name: 'key' }],
  ['POST', '/invite', { email, data: { a: 1 } }],
  ['POST', '/admin/users', { email, password, ban_duration: '1h', user_metadata: {}, role: '' }],
  ['PUT', `/admin/users/${id}`, { email, phone: '', app_metadata: {} }],
  ['POST', '/admin/generate_link', { type: 'magiclink', email, data: {}, redirect_to: '' }],
];

describe.each(endpoints)('%s %s', (method, path, example) => {
  test('with hostile bodies', async () => {
    const isAdmin = /^\/(admin|invite)/.test(path);
    const headers = { Authorization: `Bearer ${isAdmin ? serviceKey : token}` };
    await inBatches(withOneReplaced(example, hostileValues), async ({ path: where, body }) => {
      const answer = await site.ask(method, path, body, headers);
      const said = await answer.text();
      expect(answer.status, `${where}: ${said.slice(0, 300)}`).toBeLessThan(500);
    });
  });
});

test('a text that only looks like an escaped NUL is accepted', async () => {
  const answer = await site.ask(
    'PUT',
    '/user',
    { data: { path: '\\u0000\\ud800' } },
    {
      Authorization: `Bearer ${token}`,
    },
  );
  expect(answer.status).toBe(200);
});

test.each([
  ['GET', '/verify?type=signup&token='],
  ['GET', '/authorize?provider='],
  ['GET', '/callback?state=x&code='],
  ['GET', '/admin/users?page='],
  ['GET', '/admin/users?per_page='],
  ['GET', '/admin/users/'],
  ['GET', '/admin/users/x/factors/'],
  ['DELETE', '/factors/'],
  ['DELETE', '/passkeys/'],
  ['POST', '/token?grant_type='],
  ['POST', '/logout?scope='],
])('%s %s with hostile values', async (method, path) => {
  const headers = { Authorization: `Bearer ${path.startsWith('/admin') ? serviceKey : token}` };
  for (const text of textsForUrls(hostileValues)) {
    const part = encodeURIComponent(text);
    const answer = await site.ask(method, path + part, undefined, headers);
    const said = await answer.text();
    expect(answer.status, `${part}: ${said.slice(0, 300)}`).toBeLessThan(500);
  }
});
