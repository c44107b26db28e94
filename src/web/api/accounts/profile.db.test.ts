import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totpCode } from '~/auth/factors/totp.server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

function ask(method: string, token?: string, body?: unknown, at: AuthSite = site) {
  return fetch(`${at.url}/api/profile`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

test('creates a profile at the first sign-in, named after the address', async () => {
  const { session, person, user } = await signUpConfirmed(site);
  const token = session.access_token;
  expect((await ask('GET', token)).status).toBe(404);
  const made = await ask('POST', token, {});
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({
    user_id: user.id,
    username: person.email.split('@')[0],
  });
  const again = await ask('POST', token, { username: 'Another' });
  expect(again.status).toBe(200);
  expect((await again.json()).username).toBe(person.email.split('@')[0]);
});

test('names a user without an address "user"', async () => {
  const { data } = await site.client().auth.signInAnonymously();
  const made = await ask('POST', data.session?.access_token, {});
  expect((await made.json()).username).toBe('user');
});

test('changes only the user’s own name', async () => {
  const [anna, ben] = [await signUpConfirmed(site), await signUpConfirmed(site)];
  for (const { session } of [anna, ben]) await ask('POST', session.access_token, {});
  const body = { username: ' Anna B. ', user_id: ben.user.id };
  const renamed = await ask('PATCH', anna.session.access_token, body);
  expect(await renamed.json()).toMatchObject({ user_id: anna.user.id, username: 'Anna B.' });
  const other = await (await ask('GET', ben.session.access_token)).json();
  expect(other.username).toBe(ben.person.email.split('@')[0]);
  for (const username of ['', '   ', 'x'.repeat(81), 'a\u0000b', 7]) {
    expect((await ask('PATCH', anna.session.access_token, { username })).status).toBe(400);
  }
});

describe('rejects without a valid token', () => {
  test.each(['GET', 'POST', 'PATCH'])('%s', async (method) => {
    const { session } = await signUpConfirmed(site);
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() }));
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const body = method === 'GET' ? undefined : { username: 'x' };
    const missing = await ask(method, undefined, body);
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect((await missing.json()).error.code).toBe('no_authorization');
    const bad = [
      'nonsense',
      `${header}.${changed.toString('base64url')}.${signature}`,
      `${none}.${payload}.`,
    ];
    for (const token of bad) {
      const answer = await ask(method, token, body);
      expect(answer.status).toBe(401);
      expect((await answer.json()).error.code).toBe('invalid_jwt');
    }
    site.advance(3_601);
    expect((await ask(method, session.access_token, body)).status).toBe(401);
  });
});

test('rejects a session without its second factor', async () => {
  const { client, person } = await signUpConfirmed(site);
  const signedIn = await client.auth.signInWithPassword(person);
  expect((await ask('POST', signedIn.data.session?.access_token, {})).status).toBe(201);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('There is no factor.');
  const code = totpCode(data.totp.secret, site.now());
  await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const raised = await client.auth.getSession();
  expect((await ask('GET', raised.data.session?.access_token)).status).toBe(200);
  const thief = site.client();
  const half = await thief.auth.signInWithPassword(person);
  const refused = await ask('GET', half.data.session?.access_token);
  expect(refused.status).toBe(403);
  expect((await refused.json()).error.code).toBe('insufficient_aal');
});

describe('with a Supabase project instead of our own service', () => {
  test('accepts its tokens, rejects ours, and turns our service off', async () => {
    // From outside, our own service looks like a Supabase project.
    const project = await startAuthSite(await openTestDatabase());
    const shop = await startAuthSite(site.db, {
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: 'publishable',
    });
    const there = await signUpConfirmed(project);
    const here = await signUpConfirmed(site);
    expect((await ask('POST', there.session.access_token, {}, shop)).status).toBe(201);
    expect((await ask('POST', here.session.access_token, {}, shop)).status).toBe(401);
    expect((await fetch(`${shop.url}/auth/v1/health`)).status).not.toBe(200);
    const client = await (await fetch(`${shop.url}/api/accounts/client`)).json();
    expect(client).toEqual({ url: project.url, anonKey: 'publishable' });
    shop.logLines.length = 0;
    await project.stop();
    await shop.stop();
  });
});
