import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageFlowStates, countOpenFlowStates } from '~/db/testing/accounts.server';
import { browse, startOidcServer } from '../../../tests/servers/oidc-server';
import { findFreePort } from '../../../tests/setup/free-port';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { applyLink, linkTokens } from '../../../tests/sites/security-site';

type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;
let oidc: OidcServer;
const db = await openTestDatabase();
let site: AuthSite;

beforeAll(async () => {
  const port = String(await findFreePort());
  oidc = await startOidcServer(`http://127.0.0.1:${port}/auth/v1/callback`);
  site = await startAuthSite(db, {
    PORT: port,
    AUTH_PROVIDERS: JSON.stringify([oidc.registration]),
  });
});
afterAll(async () => {
  await site.stop();
  await oidc.close();
});

type Client = ReturnType<AuthSite['client']>;

/** From our site to the provider and back, as the official client and a browser do. */
async function goToProvider(client: Client) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'keycloak',
    options: { redirectTo: `${site.url}/auth`, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return browse(data.url, `${site.url}/auth?`);
}

async function signInWithProvider() {
  const client = site.client({ flowType: 'pkce' });
  const landed = await goToProvider(client);
  const code = landed.searchParams.get('code') ?? '';
  return { client, landed, code, ...(await client.auth.exchangeCodeForSession(code)) };
}

const newProviderUser = () => ({
  sub: crypto.randomUUID(),
  email: newPerson().email,
  email_verified: true,
});

test('creates a user for a new provider account', async () => {
  const person = { ...newProviderUser(), name: 'Anna Example' };
  oidc.become(person);
  const { data, error, client } = await signInWithProvider();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: person.email,
    app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    user_metadata: { name: 'Anna Example', email_verified: true },
    identities: [{ provider: 'keycloak', id: person.sub }],
  });
  const { data: claims } = await client.auth.getClaims();
  expect(claims?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
});

test('finds the same user again, even with another address', async () => {
  const person = newProviderUser();
  oidc.become(person);
  const first = await signInWithProvider();
  oidc.become({ ...person, email: newPerson().email });
  const second = await signInWithProvider();
  expect(second.data.user?.id).toBe(first.data.user?.id);
});

test('a confirmed address finds its account', async () => {
  const { person, user } = await signUpConfirmed(site);
  oidc.become({ ...newProviderUser(), email: person.email });
  const { data } = await signInWithProvider();
  expect(data.user?.id).toBe(user.id);
  expect(data.user?.app_metadata.providers).toEqual(['email', 'keycloak']);
  expect((await site.client().auth.signInWithPassword(person)).error).toBeNull();
});

test('ignores an address that the provider has not confirmed', async () => {
  const { person } = await signUpConfirmed(site);
  oidc.become({ ...newProviderUser(), email: person.email, email_verified: false });
  const landed = await goToProvider(site.client({ flowType: 'pkce' }));
  expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification');
});

test('removes a stranger’s unconfirmed sign-up with a password', async () => {
  const trap = newPerson();
  await site.client().auth.signUp(trap);
  oidc.become({ ...newProviderUser(), email: trap.email });
  const { data } = await signInWithProvider();
  expect(data.user?.email).toBe(trap.email);
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['keycloak']);
  const { error } = await site.client().auth.signInWithPassword(trap);
  expect(error?.code).toBe('invalid_credentials');
});

describe('rejects', () => {
  test('a code in another browser', async () => {
    oidc.become(newProviderUser());
    const landed = await goToProvider(site.client({ flowType: 'pkce' }));
    const answer = await site.ask('POST', '/token?grant_type=pkce', {
      auth_code: landed.searchParams.get('code'),
      code_verifier: 'v'.repeat(56),
    });
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' });
  });

  test('a code used twice', async () => {
    oidc.become(newProviderUser());
    const { code } = await signInWithProvider();
    const body = { auth_code: code, code_verifier: 'v'.repeat(56) };
    expect((await site.ask('POST', '/token?grant_type=pkce', body)).status).toBe(404);
  });

  test('an expired code', async () => {
    oidc.become(newProviderUser());
    const client = site.client({ flowType: 'pkce' });
    const landed = await goToProvider(client);
    await ageFlowStates(db, 30);
    const code = landed.searchParams.get('code') ?? '';
    const { error } = await client.auth.exchangeCodeForSession(code);
    expect(error?.code).toBe('flow_state_expired');
  });

  test('a callback without a flow, or a repeated one', async () => {
    const answer = await site.ask('GET', '/callback?code=x&state=invented');
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'bad_oauth_state' });
    expect(await countOpenFlowStates(db)).toBe(0);
  });

  test('a flow without PKCE', async () => {
    const answer = await site.ask('GET', '/authorize?provider=keycloak');
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });

  test('a redirect to another site', async () => {
    oidc.become(newProviderUser());
    const challenge = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
    const evilTarget = encodeURIComponent('https://evil.example/');
    const start = `${site.url}/auth/v1/authorize?provider=keycloak&redirect_to=${evilTarget}&${challenge}`;
    expect((await browse(start, `${site.url}/?`)).origin).toBe(site.url);
  });
});

describe('an ID token from an app', () => {
  test('is accepted from a configured provider, with its nonce', async () => {
    const person = newProviderUser();
    oidc.become(person);
    const idToken = await idTokenOf(person.sub, 'n-once');
    const body = { provider: 'keycloak', id_token: idToken };
    const without = await site.ask('POST', '/token?grant_type=id_token', body);
    expect(await without.json()).toMatchObject({ error: 'invalid request' });
    const wrong = await site.ask('POST', '/token?grant_type=id_token', { ...body, nonce: 'other' });
    expect(await wrong.json()).toMatchObject({ error: 'invalid nonce' });
    const right = await site.ask('POST', '/token?grant_type=id_token', {
      ...body,
      nonce: 'n-once',
    });
    expect(await right.json()).toMatchObject({ user: { email: person.email } });
    const [head, payload] = idToken.split('.');
    const forged = { ...body, id_token: `${head}.${payload}.AAAA`, nonce: 'n-once' };
    const refused = await site.ask('POST', '/token?grant_type=id_token', forged);
    expect(await refused.json()).toMatchObject({ error_description: 'Bad ID token' });
  });

  /** An ID token straight from the provider, as an app on a phone would get one. */
  async function idTokenOf(sub: string, nonce: string): Promise<string> {
    expect(sub).toBeTruthy();
    const { createHash } = await import('node:crypto');
    const verifier = 'v'.repeat(50);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'glowfare',
      redirect_uri: `${site.url}/auth/v1/callback`,
      scope: 'openid email',
      nonce: createHash('sha256').update(nonce).digest('hex'),
      state: 's',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const landed = await browse(`${oidc.issuer}/auth?${query}`, `${site.url}/auth/v1/callback`);
    const answer = await fetch(`${oidc.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: landed.searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: `${site.url}/auth/v1/callback`,
        client_id: 'glowfare',
        client_secret: 'a secret between the two',
      }),
    });
    return (await answer.json()).id_token;
  }
});

describe('linking a provider to an account', () => {
  const redirectTo = () => `${site.url}/profile`;

  /** Signed in with a password, in a browser that stores its PKCE verifier. */
  async function member() {
    const { person, user } = await signUpConfirmed(site);
    const client = site.client({ flowType: 'pkce' });
    await client.auth.signInWithPassword(person);
    return { person, user, client };
  }

  async function beginLinking(client: Client) {
    return client.auth.linkIdentity({
      provider: 'keycloak',
      options: { redirectTo: redirectTo(), skipBrowserRedirect: true },
    });
  }

  async function link(client: Client) {
    const { data, error } = await beginLinking(client);
    if (error) return { error, code: '' };
    const landed = await browse(data.url ?? '', `${redirectTo()}?`);
    const code = landed.searchParams.get('code') ?? '';
    if (code === '') return { error: { code: landed.searchParams.get('error_code') }, code };
    return { ...(await client.auth.exchangeCodeForSession(code)), code };
  }

  const identitiesOf = async (client: Client) =>
    (await client.auth.getUserIdentities()).data?.identities ?? [];

  test('adds a sign-in method to the same session and notifies the owner', async () => {
    const { client, person, user } = await member();
    const theirs = { ...newProviderUser(), name: 'Ann at work' };
    oidc.become(theirs);
    const sessions = async () => (await client.auth.getClaims()).data?.claims.session_id;
    const before = await sessions();
    expect((await link(client)).error).toBeNull();
    expect(await sessions()).toBe(before);
    expect((await client.auth.getUser()).data.user).toMatchObject({
      id: user.id,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
    });
    expect((await client.auth.refreshSession()).error).toBeNull();
    const [mail] = await site.mailsTo(person.email);
    expect(mail?.subject).toContain('Another way to sign in was linked');
    expect((await signInWithProvider()).data.user?.id).toBe(user.id);
  });

  test('is rejected for an account that is already linked, to anyone', async () => {
    const [ann, ben] = [await member(), await member()];
    oidc.become(newProviderUser());
    expect((await link(ann.client)).error).toBeNull();
    for (const { client } of [ann, ben]) {
      expect((await link(client)).error).toMatchObject({ code: 'identity_already_exists' });
    }
  });

  test('works only in the browser that started it', async () => {
    const { client } = await member();
    oidc.become(newProviderUser());
    const { data } = await beginLinking(client);
    // A stranger follows the link and signs in at the provider: nothing is linked to the account.
    const landed = await browse(data?.url ?? '', `${redirectTo()}?`);
    const code = landed.searchParams.get('code') ?? '';
    const body = { auth_code: code, code_verifier: 'v'.repeat(56) };
    expect((await site.ask('POST', '/token?grant_type=pkce', body)).status).toBe(400);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  test('ends with the session that started it', async () => {
    const { client } = await member();
    oidc.become(newProviderUser());
    const { data } = await beginLinking(client);
    await client.auth.signOut();
    const start = data?.url ?? '';
    await expect(browse(start, `${redirectTo()}?`)).rejects.toThrow('bad_oauth_state');
  });

  test('can be undone, but one sign-in method stays', async () => {
    const [{ client, person }, other] = [await member(), await member()];
    const theirs = newProviderUser();
    oidc.become(theirs);
    await link(client);
    const [own, linked] = await identitiesOf(client);
    const [foreign] = await identitiesOf(other.client);
    if (!own || !linked || !foreign) throw new Error('Nothing was linked.');
    const refusal = async (identity: typeof own) =>
      (await client.auth.unlinkIdentity(identity)).error?.code;
    expect(await refusal(foreign)).toBe('identity_not_found');
    // The account would be left with an address that nothing confirms.
    expect(await refusal(own)).toBe('email_conflict_identity_not_deletable');
    expect(await refusal(linked)).toBeUndefined();
    expect(await refusal(own)).toBe('single_identity_not_deletable');
    expect((await client.auth.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
    const [mail] = await site.mailsTo(person.email);
    expect(mail?.subject).toContain('A way to sign in was unlinked');
    // Signing in with the provider now opens a new account.
    expect((await signInWithProvider()).data.user?.email).toBe(theirs.email);
    expect((await site.ask('DELETE', '/user/identities/nonsense')).status).toBe(401);
  });

  test('is undone by the link in the email', async () => {
    const { client, person } = await member();
    oidc.become(newProviderUser());
    await link(client);
    const [undo = ''] = await linkTokens(site, person.email, 'Another way to sign in');
    expect((await applyLink(site, undo)).status).toBe(200);
    const { error } = await site.client().auth.getUser();
    expect(error).not.toBeNull();
    const { data } = await signInWithProvider();
    expect(data.user?.email).not.toBe(person.email);
  });

  test('is rejected without an account, and for a provider that is not configured', async () => {
    const query = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
    const signedOut = await site.ask(
      'GET',
      `/user/identities/authorize?provider=keycloak&${query}`,
    );
    expect(signedOut.status).toBe(401);
    const { client } = await member();
    const { error } = await client.auth.linkIdentity({ provider: 'google' });
    expect(error?.code).toBe('validation_failed');
  });

  // Last: an hour later the provider's tokens have expired.
  test('requires a recent proof, and so does unlinking', async () => {
    const { client } = await member();
    oidc.become(newProviderUser());
    await link(client);
    site.advance(601);
    expect((await beginLinking(client)).error?.code).toBe('reauthentication_needed');
    const [, linked] = await identitiesOf(client);
    if (!linked) throw new Error('Nothing was linked.');
    const { error } = await client.auth.unlinkIdentity(linked);
    expect(error?.code).toBe('reauthentication_needed');
  });
});
