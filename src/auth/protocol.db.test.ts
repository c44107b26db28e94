import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../tests/sites/auth-site';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const serviceKey = 'another-secret-of-more-than-thirty-two-characters';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, {
    AUTH_JWT_SECRET: secret,
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_REDIRECT_URLS: 'https://app.example/welcome',
  });
});
afterAll(() => site.stop());

const sign = (claims: Record<string, unknown>, key = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .sign(new TextEncoder().encode(key));

async function refusal(method: string, path: string, body?: unknown, headers = {}) {
  const answer = await site.ask(method, path, body, headers);
  const { code, error_code, msg } = await answer.json();
  expect(code).toBe(answer.status);
  expect(answer.headers.get('x-sb-error-code')).toBe(error_code);
  return [answer.status, error_code, msg];
}

describe('errors match GoTrue’s', () => {
  test.each<[string, string, unknown, number, string, string]>([
    [
      'POST',
      '/signup',
      { email: 'a@b.example', password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'POST',
      '/signup',
      { email: 'xx:;x@x.x', password: 'a good password' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'POST',
      '/signup',
      { email: 'a@b.example', phone: '1', password: 'x' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'POST',
      '/signup',
      { phone: '4912345678', password: 'a good password' },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    [
      'POST',
      '/verify',
      { phone: '15551234567-invalid', token: '123456', type: 'sms' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [
      'POST',
      '/verify',
      { phone: '15551234567', token: '123456', type: 'sms' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'POST',
      '/token?grant_type=password',
      { email: 'no@body.example', password: 'x' },
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ],
    [
      'POST',
      '/token?grant_type=password',
      { password: 'x' },
      400,
      'validation_failed',
      'missing email or phone',
    ],
    [
      'POST',
      '/token?grant_type=refresh_token',
      { refresh_token: 'x' },
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
    [
      'POST',
      '/token?grant_type=pkce',
      { auth_code: 'x' },
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    [
      'POST',
      '/token?grant_type=pkce',
      { auth_code: 'x', code_verifier: 'y' },
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    ],
    [
      'POST',
      '/token?grant_type=web3',
      { chain: 'solana' },
      422,
      'web3_provider_disabled',
      'Web3 provider is disabled',
    ],
    [
      'POST',
      '/token?grant_type=id_token',
      { id_token: 'x', provider: 'google' },
      400,
      'provider_disabled',
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    [
      'POST',
      '/token?grant_type=id_token',
      { id_token: 'x', provider: 'acme' },
      400,
      'validation_failed',
      'Custom OIDC provider "acme" not allowed',
    ],
    [
      'POST',
      '/sso',
      { domain: 'a.example' },
      404,
      'saml_provider_disabled',
      'SAML 2.0 is disabled',
    ],
    [
      'GET',
      '/authorize?provider=google',
      undefined,
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
    ],
    [
      'GET',
      '/authorize?provider=acme',
      undefined,
      400,
      'validation_failed',
      'Unsupported provider: Provider acme could not be found',
    ],
    ['POST', '/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['POST', '/recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
    [
      'POST',
      '/recover',
      { email: 'a@b.example', code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'POST',
      '/resend',
      { type: 'signin', email: 'a@b.example' },
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [
      'POST',
      '/verify',
      { type: 'signup' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'POST',
      '/verify',
      { type: 'signup', token_hash: 'x' },
      403,
      'otp_expired',
      'Email link is invalid or has expired',
    ],
    [
      'POST',
      '/verify',
      { type: 'email', email: 'no@body.example', token: '123456' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    ['GET', '/user', undefined, 401, 'no_authorization', 'This endpoint requires a Bearer token'],
    [
      'GET',
      '/user/identities/authorize',
      undefined,
      401,
      'no_authorization',
      'This endpoint requires a Bearer token',
    ],
    ['POST', '/factors', {}, 401, 'no_authorization', 'This endpoint requires a Bearer token'],
    [
      'GET',
      '/admin/users',
      undefined,
      401,
      'no_authorization',
      'This endpoint requires a Bearer token',
    ],
  ])('%s %s %j', async (method, path, body, status, code, message) => {
    expect(await refusal(method, path, body)).toEqual([status, code, message]);
  });

  test('in the newer format for clients that support it', async () => {
    const body = { email: 'no@body.example', password: 'x' };
    const answer = await site.ask('POST', '/token?grant_type=password', body, {
      'X-Supabase-Api-Version': '2024-01-01',
    });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await answer.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('with the reasons for a weak password', async () => {
    const body = { email: newPerson().email, password: 'short' };
    const answer = await site.ask('POST', '/signup', body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    });
  });

  test('rejects an unknown grant in OAuth’s format', async () => {
    const answer = await site.ask('POST', '/token?grant_type=magic', {});
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  test.each([
    ['nonsense', 'not.a.token'],
    ['unsigned', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
  ])('rejects a token that is %s', async (_, token) => {
    const headers = { Authorization: `Bearer ${token}` };
    const [status, code, message] = await refusal('GET', '/user', undefined, headers);
    expect([status, code]).toEqual([403, 'bad_jwt']);
    expect(message).toContain('invalid JWT: unable to parse or verify signature, ');
  });
});

test('lists its features', async () => {
  const settings = await (await site.ask('GET', '/settings')).json();
  expect(settings).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    saml_enabled: false,
    external: { email: true, phone: false, google: false, anonymous_users: true },
  });
  expect(await (await site.ask('GET', '/health')).json()).toMatchObject({ name: 'GoTrue' });
});

test('publishes only public keys', async () => {
  const { keys } = await (await site.ask('GET', '/.well-known/jwks.json')).json();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(keys[0]).not.toHaveProperty('d');
});

describe('the admin API', () => {
  const admin = async () => {
    const { createClient } = await import('@supabase/supabase-js');
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    return createClient(site.url, serviceKey, options).auth.admin;
  };

  test.each([
    ['the service key', async () => serviceKey, 200],
    ['a token signed with the secret', () => sign({ role: 'service_role' }), 200],
    ['an administrator token', () => sign({ role: 'supabase_admin', sub: '1' }), 200],
    ['an anonymous token', () => sign({ role: 'anon' }), 403],
    ['a token signed with another secret', () => sign({ role: 'service_role' }, `${secret}!`), 403],
  ])('checks access with %s', async (_, token, status) => {
    const headers = { Authorization: `Bearer ${await token()}` };
    expect((await site.ask('GET', '/admin/users', undefined, headers)).status).toBe(status);
  });

  test('rejects signed-in users', async () => {
    const { session } = await signUpConfirmed(site);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    expect(await refusal('GET', '/admin/users', undefined, headers)).toEqual([
      403,
      'not_admin',
      'User not allowed',
    ]);
  });

  test('creates, finds, changes, bans and deletes users', async () => {
    const { email, password } = newPerson();
    const api = await admin();
    const made = await api.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { shade: 'plum' },
      app_metadata: { plan: 'gold' },
    });
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({ email, app_metadata: { plan: 'gold' } });
    const twice = await api.createUser({ email, password });
    expect(twice.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await api.getUserById(id)).data.user?.email).toBe(email);
    const { data: list } = await api.listUsers({ page: 1, perPage: 5 });
    expect(list.users.map((user) => user.id)).toContain(id);
    expect((await api.listUsers({ page: -1 })).error).not.toBeNull();
    const client = site.client();
    await client.auth.signInWithPassword({ email, password });
    const banned = await api.updateUserById(id, { ban_duration: '1h30m' });
    expect(banned.data.user?.banned_until).toBeTruthy();
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
    const again = site.client();
    expect((await again.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'user_banned',
    );
    await api.updateUserById(id, { ban_duration: 'none', email: `new-${email}` });
    const renamed = { email: `new-${email}`, password };
    expect((await again.auth.signInWithPassword(renamed)).error).toBeNull();
    expect((await api.deleteUser(id)).error).toBeNull();
    expect((await api.getUserById(id)).error?.code).toBe('user_not_found');
    expect((await again.auth.getUser()).error).not.toBeNull();
    expect((await api.getUserById(randomUUID())).error?.status).toBe(404);
  });

  test('imports users with bcrypt hashes, which become argon2id at sign-in', async () => {
    const { email } = newPerson();
    const { hash } = await import('@node-rs/bcrypt');
    const password = 'correct horse battery';
    const password_hash = await hash(password, 4);
    const made = await (await admin()).createUser({ email, password_hash, email_confirm: true });
    expect(made.error).toBeNull();
    const client = site.client();
    const wrong = await client.auth.signInWithPassword({ email, password: 'wrong horse' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const { findAuthUserByEmail } = await import('~/db/auth/auth-user.repo.server');
    const user = await findAuthUserByEmail(site.db, email);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('returns links without emailing them, and sends invitations', async () => {
    const api = await admin();
    const { email, password } = newPerson();
    const options = { redirectTo: 'https://app.example/welcome', data: { status: 'alpha' } };
    const { data } = await api.generateLink({ type: 'signup', email, password, options });
    expect(data.properties).toMatchObject({
      verification_type: 'signup',
      ...{ redirect_to: options.redirectTo },
    });
    expect(data.properties?.action_link).toContain(`redirect_to=${options.redirectTo}`);
    const client = site.client();
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    const guest = newPerson().email;
    const invited = await api.inviteUserByEmail(guest, { data: { from: 'us' } });
    expect(invited.data.user?.invited_at).toBeTruthy();
    const mail = await site.newestMail(guest);
    expect(mail.subject).toBe('You are invited to Glowfare');
    const accepted = await client.auth.verifyOtp({ token_hash: mail.token, type: 'invite' });
    expect(accepted.data.user?.email).toBe(guest);
  });

  test('soft-deletes: the id stays, the personal data is deleted', async () => {
    const api = await admin();
    const { user, person, client } = await signUpConfirmed(site);
    expect((await api.deleteUser(user.id, true)).error).toBeNull();
    const { data } = await api.getUserById(user.id);
    expect(data.user).toMatchObject({ email: '', user_metadata: {}, identities: [] });
    expect((await client.auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials');
  });
});

test('a rotated key signs immediately, and tokens of the old one stay valid', async () => {
  const { rotateSigningKey } = await import('./sessions/key-ring.server');
  const before = await signUpConfirmed(site);
  const kid = await rotateSigningKey(site.deps);
  site.advance(61);
  const after = await signUpConfirmed(site);
  const { data } = await after.client.auth.getClaims();
  expect(data?.header.kid).toBe(kid);
  expect((await before.client.auth.getUser()).error).toBeNull();
  const { keys } = await (await site.ask('GET', '/.well-known/jwks.json')).json();
  expect(keys).toHaveLength(2);
});

describe.each(['ES256', 'RS256'])('with the operator’s own key (%s)', (alg) => {
  let own: AuthSite;
  let privateKey: CryptoKey;
  beforeAll(async () => {
    const pair = await generateKeyPair(alg, { extractable: true });
    privateKey = pair.privateKey;
    const jwk = {
      ...(await exportJWK(privateKey)),
      kid: `own-${alg}`,
      key_ops: ['sign', 'verify'],
    };
    own = await startAuthSite(db, {
      AUTH_SIGNING_KEY: JSON.stringify([jwk]),
      AUTH_AUTOCONFIRM: 'on',
    });
  });
  afterAll(() => own.stop());
  const ask = async (claims: Record<string, unknown>, key = privateKey) => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg, kid: `own-${alg}` })
      .sign(key);
    const headers = { Authorization: `Bearer ${token}` };
    return (await own.ask('GET', '/admin/users', undefined, headers)).status;
  };

  test('user tokens are signed with it, and only its public key is published', async () => {
    const { data } = await own.client().auth.signUp(newPerson());
    expect(decodeProtectedHeader(data.session?.access_token ?? '')).toMatchObject({
      alg,
      kid: `own-${alg}`,
    });
    const { keys } = await (await own.ask('GET', '/.well-known/jwks.json')).json();
    const names = ['alg', 'ext', 'key_ops', 'kid', 'kty', 'use'];
    const parts = alg === 'RS256' ? ['e', 'n'] : ['crv', 'x', 'y'];
    expect(Object.keys(keys[0]).sort()).toEqual([...names, ...parts].sort());
  });

  test('the operator can sign service keys with it', async () => {
    expect(await ask({ role: 'service_role', iss: 'elsewhere' })).toBe(200);
    expect(await ask({ role: 'supabase_admin', sub: '1234567890' })).toBe(200);
  });

  test('no other key is accepted', async () => {
    const another = (await generateKeyPair(alg)).privateKey;
    expect(await ask({ role: 'service_role' }, another)).toBe(403);
    expect(await ask({ role: 'anon' })).toBe(403);
    // User tokens name a session and are not accepted here.
    expect(await ask({ role: 'service_role', session_id: randomUUID() })).toBe(403);
    expect(await ask({ role: 'service_role', exp: 1_000 })).toBe(403);
  });
});

describe('other sites’ pages', () => {
  const preflight = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'apikey,authorization,content-type,x-client-info',
  };
  const may = (answer: Response) => answer.headers.get('access-control-allow-origin');

  test('may call the service if redirects to them are allowed', async () => {
    const origin = { Origin: 'https://app.example' };
    const asked = await site.ask('OPTIONS', '/signup', undefined, { ...origin, ...preflight });
    expect(asked.status).toBe(204);
    expect(may(asked)).toBe('https://app.example');
    expect(asked.headers.get('access-control-allow-headers')).toContain('X-Client-Info');
    expect(may(await site.ask('GET', '/settings', undefined, origin))).toBe('https://app.example');
    // Errors too, or the page could not show them.
    expect(may(await site.ask('GET', '/user', undefined, origin))).toBe('https://app.example');
  });

  test.each(['https://evil.example', 'https://app.example.evil.example', 'null'])(
    'may not otherwise: %s',
    async (origin) => {
      const headers = { Origin: origin };
      const asked = await site.ask('OPTIONS', '/signup', undefined, { ...headers, ...preflight });
      expect([asked.status, may(asked)]).toEqual([204, null]);
      const answer = await site.ask('GET', '/settings', undefined, headers);
      expect(may(answer)).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    },
  );
});

test('without a configured provider, linking is disabled', async () => {
  const { client } = await signUpConfirmed(site);
  const { error } = await client.auth.linkIdentity({ provider: 'google' });
  expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  const { data } = await client.auth.getUserIdentities();
  const [own] = data?.identities ?? [];
  if (!own) throw new Error('The account has no identity.');
  const unlinked = await client.auth.unlinkIdentity(own);
  expect(unlinked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
});
