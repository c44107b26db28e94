import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPasskeys } from '~/db/auth/passkeys/passkey.repo.server';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import { hourMs } from '~/domain/durations';
import { createAuthenticator } from '../../../tests/setup/software-authenticator';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
import { applyLink, bearer, letTimePass, linkTokens } from '../../../tests/sites/security-site';

const origin = 'http://localhost:4000';
const experimental = { passkey: true };
const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { PUBLIC_URL: origin });
});
afterAll(() => site.stop());

type Client = ReturnType<AuthSite['client']>;

/** A signed-in user whose client supports passkeys. */
async function member() {
  const { session, user, person } = await signUpConfirmed(site);
  const client = site.client({ experimental });
  await client.auth.setSession(session);
  return { client, user, person, session };
}

async function register(client: Client, authenticator = createAuthenticator(origin)) {
  const { data: begun, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  const credential = authenticator.create(begun.options);
  const made = await client.auth.passkey.verifyRegistration({
    challengeId: begun.challenge_id,
    credential,
  });
  if (made.error) throw made.error;
  return { authenticator, passkey: made.data };
}

type Authenticator = ReturnType<typeof createAuthenticator>;

async function signIn(
  authenticator: Authenticator,
  twist: Parameters<Authenticator['get']>[1] = {},
) {
  const client = site.client({ experimental });
  const { data: begun, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  const credential = authenticator.get(begun.options, twist);
  const done = await client.auth.passkey.verifyAuthentication({
    challengeId: begun.challenge_id,
    credential,
  });
  return { client, begun, credential, ...done };
}

const refused = { status: 400, code: 'webauthn_verification_failed' };

describe('a passkey', () => {
  test('signs in without a name or password, at aal2', async () => {
    const { client, user } = await member();
    const { authenticator, passkey } = await register(client);
    expect(passkey).toMatchObject({ friendly_name: 'Passkey' });
    const { data, error, client: other, begun } = await signIn(authenticator);
    expect(error).toBeNull();
    expect(begun.options.allowCredentials ?? []).toEqual([]);
    expect(begun.options.userVerification).toBe('required');
    expect(data?.user?.id).toBe(user.id);
    const claims = (await other.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    const [listed] = (await client.auth.passkey.list()).data ?? [];
    expect(listed?.last_used_at).toBeTruthy();
  });

  test('can be renamed and removed only by its owner', async () => {
    const { client } = await member();
    const { passkey, authenticator } = await register(client);
    const { client: stranger } = await member();
    const rename = { passkeyId: passkey.id, friendlyName: 'My phone' };
    expect((await stranger.auth.passkey.update(rename)).error?.status).toBe(404);
    expect((await stranger.auth.passkey.delete({ passkeyId: passkey.id })).error?.status).toBe(404);
    expect((await client.auth.passkey.update(rename)).data?.friendly_name).toBe('My phone');
    const { data: opened } = await signIn(authenticator);
    expect((await client.auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    expect((await signIn(authenticator)).error).toMatchObject(refused);
    // The session it opened ends.
    const bearer = { Authorization: `Bearer ${opened?.session?.access_token}` };
    expect((await site.ask('GET', '/user', undefined, bearer)).status).toBe(403);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test.each([
    ['', 'friendly_name is required'],
    ['  ', 'friendly_name is required'],
    ['x'.repeat(121), 'friendly_name must be 120 characters or less'],
  ])('cannot be named %j', async (friendlyName, message) => {
    const { client } = await member();
    const { passkey } = await register(client);
    const { error } = await client.auth.passkey.update({ passkeyId: passkey.id, friendlyName });
    expect(error).toMatchObject({ status: 400, message });
  });

  test('can be registered once, for one account', async () => {
    const { client } = await member();
    const { authenticator } = await register(client);
    const { client: other } = await member();
    await expect(register(other, authenticator)).rejects.toMatchObject({
      status: 422,
      code: 'webauthn_credential_exists',
    });
    const { data } = await client.auth.passkey.startRegistration();
    const excluded = data?.options.excludeCredentials?.map(({ id }) => id);
    expect(excluded).toEqual([authenticator.credentialId]);
  });

  test('is limited to ten per account', async () => {
    const { client } = await member();
    for (let made = 0; made < 10; made += 1) await register(client);
    await expect(register(client)).rejects.toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
  });

  test('requires an account, and its second factor if there is one', async () => {
    const guest = site.client({ experimental });
    await guest.auth.signInAnonymously();
    expect((await guest.auth.passkey.startRegistration()).error?.code).toBe('no_authorization');
    const { client, person } = await member();
    await enrollKey(client, createAuthenticator(origin));
    const half = site.client({ experimental });
    await half.auth.signInWithPassword(person);
    const { passkey } = half.auth;
    for (const ask of [() => passkey.startRegistration(), () => passkey.list()]) {
      expect((await ask()).error?.code).toBe('insufficient_aal');
    }
  });

  test('is accepted with any attestation', async () => {
    const { client } = await member();
    const { data: begun } = await client.auth.passkey.startRegistration();
    if (!begun) throw new Error('There is no ceremony.');
    // As a security key responds to a request for attestation.
    const attStmt = new Map([['x5c', [new Uint8Array(32)]]]);
    const authenticator = createAuthenticator(origin);
    const credential = authenticator.create(begun.options, {
      attestation: { fmt: 'packed', attStmt },
    });
    const { error } = await client.auth.passkey.verifyRegistration({
      challengeId: begun.challenge_id,
      credential,
    });
    expect(error).toBeNull();
    expect((await signIn(authenticator)).error).toBeNull();
  });

  test('of a banned account cannot sign in', async () => {
    const { client, user } = await member();
    const { authenticator } = await register(client);
    await ban(user.id);
    expect((await signIn(authenticator)).error).toMatchObject({ status: 403, code: 'user_banned' });
  });
});

async function ban(userId: string) {
  const { updateAuthUser } = await import('~/db/auth/auth-user.repo.server');
  await updateAuthUser(db, userId, { bannedUntil: new Date(Date.now() + hourMs) }, new Date());
}

describe('rejects a forged sign-in', () => {
  test.each([
    ['from another origin', { origin: 'https://localhost.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['without user verification', { userVerified: false }],
    ['for another account', { userHandle: Buffer.from('another user').toString('base64url') }],
  ])('%s', async (_, twist) => {
    const { client } = await member();
    const { authenticator } = await register(client);
    expect((await signIn(authenticator, twist)).error).toMatchObject(refused);
    expect((await signIn(authenticator)).error).toBeNull();
  });

  test('with a repeated response, even concurrently', async () => {
    const { client } = await member();
    const { authenticator } = await register(client);
    const { begun, credential } = await signIn(authenticator);
    const body = { challenge_id: begun.challenge_id, credential };
    const again = await site.ask('POST', '/passkeys/authentication/verify', body);
    expect(await again.json()).toMatchObject({ error_code: 'webauthn_challenge_not_found' });
    const options = await (await site.ask('POST', '/passkeys/authentication/options', {})).json();
    const shown = {
      challenge_id: options.challenge_id,
      credential: authenticator.get(options.options),
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.ask('POST', '/passkeys/authentication/verify', shown)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('after five minutes', async () => {
    const { client } = await member();
    const { authenticator } = await register(client);
    const options = await (await site.ask('POST', '/passkeys/authentication/options', {})).json();
    site.advance(301);
    const body = {
      challenge_id: options.challenge_id,
      credential: authenticator.get(options.options),
    };
    const answer = await site.ask('POST', '/passkeys/authentication/verify', body);
    expect(await answer.json()).toMatchObject({ error_code: 'webauthn_challenge_expired' });
  });

  test('when the counter went backwards, with a log warning', async () => {
    const { client } = await member();
    const { authenticator } = await register(client);
    expect((await signIn(authenticator, { signCount: 7 })).error).toBeNull();
    expect((await signIn(authenticator, { signCount: 7 })).error).toMatchObject(refused);
    expect((await signIn(authenticator, { signCount: 0 })).error).toMatchObject(refused);
    expect(JSON.stringify(site.logLines)).toContain('the counter of a passkey went backwards');
    expect((await signIn(authenticator, { signCount: 8 })).error).toBeNull();
  });

  test('but authenticators without a counter work repeatedly', async () => {
    const { client } = await member();
    const { authenticator } = await register(client);
    for (let time = 0; time < 2; time += 1) {
      expect((await signIn(authenticator, { signCount: 0 })).error).toBeNull();
    }
  });
});

describe('rejects a forged registration', () => {
  test('with another user’s challenge, or in another session', async () => {
    const { client, person } = await member();
    const { client: stranger } = await member();
    const elsewhere = site.client({ experimental });
    await elsewhere.auth.signInWithPassword(person);
    const { data: begun } = await client.auth.passkey.startRegistration();
    if (!begun) throw new Error('There is no ceremony.');
    const credential = createAuthenticator(origin).create(begun.options);
    for (const other of [stranger, elsewhere]) {
      const { error } = await other.auth.passkey.verifyRegistration({
        challengeId: begun.challenge_id,
        credential,
      });
      expect(error?.code).toBe('webauthn_challenge_not_found');
    }
  });

  test.each([
    ['an id that is too long', { id: 'x'.repeat(1_365) }],
    ['an id that is not base64url', { id: '../../etc' }],
    ['another type', { type: 'password' }],
    ['no response', { response: null }],
    [
      'a response that is too long',
      { response: { clientDataJSON: 'x'.repeat(4_097), attestationObject: 'x' } },
    ],
  ])('with %s', async (_, wrong) => {
    const { client, session } = await member();
    const { data: begun } = await client.auth.passkey.startRegistration();
    if (!begun) throw new Error('There is no ceremony.');
    const credential = { ...createAuthenticator(origin).create(begun.options), ...wrong };
    const body = { challenge_id: begun.challenge_id, credential };
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const answer = await site.ask('POST', '/passkeys/registration/verify', body, headers);
    expect(answer.status).toBe(400);
  });
});

describe('adding and removing a passkey', () => {
  test('requires a recent proof; an access token alone is not enough', async () => {
    const { client, person } = await member();
    const { passkey } = await register(client);
    await letTimePass(site, client);
    const passkeyId = passkey.id;
    for (const ask of [
      () => client.auth.passkey.startRegistration(),
      () => client.auth.passkey.delete({ passkeyId }),
    ]) {
      expect((await ask()).error?.code).toBe('reauthentication_needed');
    }
    const { password } = person;
    await site.ask('POST', '/proof', { password }, await bearer(client));
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    await register(client);
  });

  test('is emailed, and can be undone with all its effects', async () => {
    const { client, person } = await member();
    const { authenticator } = await register(client);
    await enrollKey(client, authenticator);
    expect((await signIn(authenticator)).error).toBeNull();
    const [token = ''] = await linkTokens(site, person.email, 'A passkey was added');
    expect((await applyLink(site, token)).status).toBe(200);
    expect((await signIn(authenticator)).error).toMatchObject(refused);
    expect((await client.auth.getUser()).error).not.toBeNull();
    // No second factor remains that only the attacker's passkey could satisfy.
    const browser = site.client();
    await browser.auth.resetPasswordForEmail(person.email);
    const { token: link } = await site.newestMail(person.email);
    await browser.auth.verifyOtp({ token_hash: link, type: 'recovery' });
    expect((await browser.auth.updateUser({ password: 'the owner is back' })).error).toBeNull();
  });

  test('is in the security log, as is every sign-in with it', async () => {
    const { client, user } = await member();
    const { authenticator, passkey } = await register(client);
    await signIn(authenticator);
    await client.auth.passkey.delete({ passkeyId: passkey.id });
    const events = await listSecurityEvents(db, { userId: user.id, limit: 10 });
    const kinds = events.map(({ kind, detail }) => [kind, detail]);
    expect(kinds).toContainEqual(['passkey_added', null]);
    expect(kinds).toContainEqual(['sign_in', 'passkey']);
    expect(kinds).toContainEqual(['passkey_removed', null]);
  });
});

/** The raw requests of a browser for a second factor. */
async function enrollKey(client: Client, authenticator: Authenticator, name = 'Key') {
  const { data, error } = await client.auth.mfa.webauthn.enroll({ friendlyName: name });
  if (error) throw error;
  const answered = await answerFactor(client, data.id, authenticator);
  return { factorId: data.id, ...answered };
}

async function answerFactor(
  client: Client,
  factorId: string,
  authenticator: Authenticator,
  twist: Parameters<Authenticator['get']>[1] = {},
) {
  const { data } = await client.auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  const challenged = await site.ask('POST', `/factors/${factorId}/challenge`, {}, headers);
  const challenge = await challenged.json();
  const { type, credential_options } = challenge.webauthn;
  const { publicKey } = credential_options;
  const credential_response =
    type === 'create'
      ? authenticator.create(publicKey, twist)
      : authenticator.get(publicKey, twist);
  const body = { challenge_id: challenge.id, webauthn: { type, credential_response } };
  const answer = await site.ask('POST', `/factors/${factorId}/verify`, body, headers);
  const said = await answer.json();
  if (answer.ok) await client.auth.setSession(said);
  return { type, publicKey, status: answer.status, said };
}

describe('as a second factor', () => {
  test('an enrolled key upgrades sessions', async () => {
    const { client, person } = await member();
    const key = createAuthenticator(origin);
    const enrolled = await enrollKey(client, key);
    expect(enrolled).toMatchObject({ type: 'create', status: 200 });
    const half = site.client({ experimental });
    await half.auth.signInWithPassword(person);
    const level = await half.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    // A security key without a PIN is enough, because the password came first.
    const shown = await answerFactor(half, enrolled.factorId, key, { userVerified: false });
    expect(shown).toMatchObject({ type: 'request', status: 200 });
    const claims = (await half.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    // The key belongs to the factor and is not listed as a passkey.
    expect((await half.auth.passkey.list()).data).toEqual([]);
  });

  test('an existing passkey is used instead of creating one', async () => {
    const { client, person } = await member();
    const { authenticator, passkey } = await register(client);
    const enrolled = await enrollKey(client, authenticator);
    expect(enrolled).toMatchObject({ type: 'request', status: 200 });
    const half = site.client({ experimental });
    await half.auth.signInWithPassword(person);
    expect((await answerFactor(half, enrolled.factorId, authenticator)).status).toBe(200);
    // Without its last key the factor would lock the user out, so it is removed too.
    expect((await half.auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    const { data } = await half.auth.mfa.listFactors();
    expect(data?.all).toEqual([]);
  });

  test('rejects another user’s key', async () => {
    const { client, person } = await member();
    const { factorId } = await enrollKey(client, createAuthenticator(origin));
    const { client: stranger } = await member();
    const { authenticator: theirs } = await register(stranger);
    const half = site.client({ experimental });
    await half.auth.signInWithPassword(person);
    const { status, said } = await answerFactor(half, factorId, theirs);
    expect([status, said.error_code]).toEqual([400, 'webauthn_verification_failed']);
  });

  test('rejects a challenge of another session', async () => {
    const { client, person } = await member();
    const key = createAuthenticator(origin);
    const { factorId } = await enrollKey(client, key);
    const [one, two] = await Promise.all(
      [0, 1].map(async () => {
        const signedIn = await site.client().auth.signInWithPassword(person);
        return { Authorization: `Bearer ${signedIn.data.session?.access_token}` };
      }),
    );
    const challenge = await (
      await site.ask('POST', `/factors/${factorId}/challenge`, {}, one)
    ).json();
    const credential_response = key.get(challenge.webauthn.credential_options.publicKey);
    const webauthn = { type: 'request', credential_response };
    const body = { challenge_id: challenge.id, webauthn };
    const answer = await site.ask('POST', `/factors/${factorId}/verify`, body, two);
    expect(await answer.json()).toMatchObject({ error_code: 'webauthn_challenge_not_found' });
  });

  test('a lost key is replaced after using a recovery code', async () => {
    const { client, person } = await member();
    const { authenticator, passkey } = await register(client);
    const { factorId } = await enrollKey(client, authenticator);
    const withCodes = site.client({ experimental: { ...experimental, recoveryCodes: true } });
    const { data } = await client.auth.getSession();
    if (!data.session) throw new Error('There is no session.');
    await withCodes.auth.setSession(data.session);
    const { data: made } = await withCodes.auth.mfa.recoveryCodes.generate();
    const half = site.client({ experimental: { ...experimental, recoveryCodes: true } });
    await half.auth.signInWithPassword(person);
    const verified = await half.auth.mfa.recoveryCodes.verify({ code: made?.codes[0] ?? '' });
    expect(verified.error).toBeNull();
    expect((await half.auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    const listed = await half.auth.mfa.listFactors();
    expect(listed.data?.all.some(({ id }) => id === factorId)).toBe(false);
    await register(half);
  });

  test('an unverified factor does not bypass a verified one', async () => {
    const { client, person } = await member();
    await enrollKey(client, createAuthenticator(origin));
    const { data: left } = await client.auth.mfa.webauthn.enroll({ friendlyName: 'Left' });
    const half = site.client({ experimental });
    await half.auth.signInWithPassword(person);
    const paths = ['challenge', 'verify'].map((step) => `/factors/${left?.id}/${step}`);
    for (const path of paths) {
      const answer = await site.ask('POST', path, {}, await bearer(half));
      expect([path, (await answer.json()).error_code]).toEqual([path, 'insufficient_aal']);
    }
  });

  test('an unverified factor requires a recent proof to get its key', async () => {
    const { client } = await member();
    const { data: left } = await client.auth.mfa.webauthn.enroll({ friendlyName: 'Left' });
    await letTimePass(site, client);
    const path = `/factors/${left?.id}/challenge`;
    const answer = await site.ask('POST', path, {}, await bearer(client));
    expect(await answer.json()).toMatchObject({ error_code: 'reauthentication_needed' });
  });

  test('a factor is removed with the last key that could satisfy it', async () => {
    const { client, person } = await member();
    const first = await enrollKey(client, createAuthenticator(origin), 'First');
    const { authenticator, passkey } = await register(client);
    await enrollKey(client, authenticator, 'Second');
    expect((await client.auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId: first.factorId })).error).toBeNull();
    const again = site.client({ experimental });
    await again.auth.signInWithPassword(person);
    expect((await again.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('removing the factor ends sessions that its key alone opened', async () => {
    const { client } = await member();
    const key = createAuthenticator(origin);
    const { factorId } = await enrollKey(client, key);
    const { client: other } = await signIn(key);
    const headers = await bearer(other);
    expect((await site.ask('GET', '/user', undefined, headers)).status).toBe(200);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await site.ask('GET', '/user', undefined, headers)).status).toBe(403);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('removing the factor removes its key and aal2', async () => {
    const { client } = await member();
    const key = createAuthenticator(origin);
    const { factorId } = await enrollKey(client, key);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    const claims = (await client.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ aal: 'aal1' });
    expect(JSON.stringify(claims?.amr)).not.toContain('mfa/webauthn');
    expect((await signIn(key)).error).toMatchObject(refused);
  });
});

test('the operator lists and removes passkeys', async () => {
  const serviceKey = 'service-key-of-this-test-0123456789';
  const operated = await startAuthSite(db, { PUBLIC_URL: origin, AUTH_SERVICE_KEY: serviceKey });
  const { client, user } = await member();
  const { passkey } = await register(client);
  const headers = { Authorization: `Bearer ${serviceKey}` };
  const path = `/admin/users/${user.id}/passkeys`;
  const listed = await operated.ask('GET', path, undefined, headers);
  expect(await listed.json()).toMatchObject([{ id: passkey.id }]);
  expect((await site.ask('GET', path)).status).toBe(401);
  const removed = await operated.ask('DELETE', `${path}/${passkey.id}`, undefined, headers);
  expect(removed.status).toBe(204);
  expect((await client.auth.passkey.list()).data).toEqual([]);
  await operated.stop();
});

test('a soft-deleted account has no passkeys', async () => {
  const serviceKey = 'service-key-of-this-test-0123456789';
  const operated = await startAuthSite(db, { PUBLIC_URL: origin, AUTH_SERVICE_KEY: serviceKey });
  const { client, user } = await member();
  await register(client);
  const headers = { Authorization: `Bearer ${serviceKey}` };
  const softly = { should_soft_delete: true };
  await operated.ask('DELETE', `/admin/users/${user.id}`, softly, headers);
  expect(await listPasskeys(db, user.id)).toEqual([]);
  await operated.stop();
});

test('limits sign-in attempts', async () => {
  const limited = await startAuthSite(db, { PUBLIC_URL: origin, AUTH_LIMITS: 'passkey=3' });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await limited.ask('POST', '/passkeys/authentication/options', {})).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await limited.stop();
});

test('passkeys are disabled at an IP address', async () => {
  const nameless = await startAuthSite(db);
  const settings = await (await nameless.ask('GET', '/settings')).json();
  expect(settings.passkeys_enabled).toBe(false);
  const refusal = await nameless.ask('POST', '/passkeys/authentication/options', {});
  expect(await refusal.json()).toMatchObject({ code: 404, error_code: 'passkey_disabled' });
  await nameless.stop();
});
