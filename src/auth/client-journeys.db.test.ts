import type { AuthChangeEvent } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../tests/sites/auth-site';
import { totpCode } from './factors/totp.server';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

type Client = ReturnType<AuthSite['client']>;

/** The events that the client emits. */
function eventsOf(client: Client): AuthChangeEvent[] {
  const events: AuthChangeEvent[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return events;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

describe('signing up', () => {
  test('returns no session before the address is confirmed', async () => {
    const person = newPerson();
    const client = site.client();
    const { data, error } = await client.auth.signUp({
      ...person,
      options: { emailRedirectTo: site.url, data: { shade: 'rosewood' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      user_metadata: { shade: 'rosewood' },
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    });
    expect(data.user?.id).toMatch(uuid);
    const refused = await client.auth.signInWithPassword(person);
    expect(refused.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });

  test('the link in the email confirms the address and redirects with a session', async () => {
    const person = newPerson();
    const client = site.client();
    const events = eventsOf(client);
    const target = `${site.url}/auth?from=%2Ffavorites`;
    await client.auth.signUp({ ...person, options: { emailRedirectTo: target } });
    const { link } = await site.newestMail(person.email);
    const answer = await site.press(link, { password: person.password });
    expect(answer.status).toBe(303);
    const landed = new URL(answer.headers.get('location') ?? '');
    expect(landed.href).toContain(`${target}#`);
    const given = Object.fromEntries(new URLSearchParams(landed.hash.slice(1)));
    expect(given).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' });
    const { access_token = '', refresh_token = '' } = given;
    const { data } = await client.auth.setSession({ access_token, refresh_token });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });

  test('the link works once', async () => {
    const person = newPerson();
    await site.client().auth.signUp(person);
    const { link } = await site.newestMail(person.email);
    await site.press(link, { password: person.password });
    const again = await site.press(link, { password: person.password });
    expect(again.headers.get('location')).toBe(
      `${site.url}/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
    );
  });

  test('the code works like the link', async () => {
    const person = newPerson();
    const client = site.client();
    await client.auth.signUp(person);
    const { code } = await site.newestMail(person.email);
    const { data, error } = await client.auth.verifyOtp({
      email: person.email,
      token: code,
      type: 'email',
    });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
  });

  test.each([
    ['short', ['length'], 'Password should be at least 8 characters.'],
    ['Password123', ['pwned'], 'Password is known to be weak'],
    ['qwerty', ['length', 'pwned'], 'Password should be at least 8 characters. Password is known'],
  ])('rejects the weak password %s with reasons', async (password, reasons, message) => {
    const { error } = await site.client().auth.signUp({ ...newPerson(), password });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons });
    expect(error?.message).toContain(message);
  });
});

describe('a session', () => {
  test('has the fields of the specification, and ids that are UUIDs', async () => {
    const { client, person, user } = await signUpConfirmed(site);
    const { data, error } = await client.auth.signInWithPassword(person);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1_000 + 3_500);
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(claims?.claims).toMatchObject({
      iss: `${site.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
      app_metadata: { provider: 'email' },
      user_metadata: { email_verified: true },
    });
    expect(claims?.claims.session_id).toMatch(uuid);
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
  });

  test('is refreshed with a new token each time', async () => {
    const { client, session } = await signUpConfirmed(site);
    const events = eventsOf(client);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(events).toContain('TOKEN_REFRESHED');
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('returns the same successor for a repeated token within the grace period', async () => {
    const { session } = await signUpConfirmed(site);
    const refresh = async () => {
      const body = { refresh_token: session.refresh_token };
      const answer = await site.ask('POST', '/token?grant_type=refresh_token', body);
      return answer.json();
    };
    const [first, second] = await Promise.all([refresh(), refresh()]);
    expect(first.refresh_token).toBeTruthy();
    expect(second.refresh_token).toBe(first.refresh_token);
  });

  test('ends for everyone when a used token is reused later', async () => {
    const { client, session } = await signUpConfirmed(site);
    const { data } = await client.auth.refreshSession();
    site.advance(11);
    const thief = site.client();
    const stolen = await thief.auth.refreshSession(session);
    expect(stolen.error).toMatchObject({
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    const owner = await client.auth.refreshSession(data.session ?? undefined);
    expect(owner.error?.code).toBe('refresh_token_not_found');
    expect(site.logLines.some(({ message }) => message.includes('reused'))).toBe(true);
    site.logLines.length = 0;
  });

  test.each(['global', 'local', 'others'] as const)('ends with scope %s', async (scope) => {
    const { client, person } = await signUpConfirmed(site);
    const elsewhere = site.client();
    await elsewhere.auth.signInWithPassword(person);
    const events = eventsOf(client);
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const here = await client.auth.refreshSession();
    const there = await elsewhere.auth.refreshSession();
    expect(here.error === null).toBe(scope === 'others');
    expect(there.error === null).toBe(scope === 'local');
    expect(events.includes('SIGNED_OUT')).toBe(scope !== 'others');
  });

  test.each([
    ['global', '"cache"'],
    ['local', '"cache"'],
    ['others', null],
  ])('that ends with scope %s clears from the browser: %s', async (scope, cleared) => {
    const { session } = await signUpConfirmed(site);
    const answer = await site.ask('POST', `/logout?scope=${scope}`, undefined, {
      Authorization: `Bearer ${session.access_token}`,
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe(cleared);
  });

  test('is not found after it ended', async () => {
    const { client, session } = await signUpConfirmed(site);
    await client.auth.signOut();
    const answer = await site.ask('GET', '/user', undefined, {
      Authorization: `Bearer ${session.access_token}`,
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      code: 403,
      error_code: 'session_not_found',
      msg: 'Session from session_id claim in JWT does not exist',
    });
  });
});

describe('a forgotten password', () => {
  test('is replaced with the emailed link', async () => {
    const { person, client } = await signUpConfirmed(site);
    const browser = site.client();
    const events = eventsOf(browser);
    await browser.auth.resetPasswordForEmail(person.email, { redirectTo: `${site.url}/auth` });
    const mail = await site.newestMail(person.email);
    expect(mail.subject).toBe('Choose a new Glowfare password');
    await browser.auth.verifyOtp({ token_hash: mail.token, type: 'recovery' });
    const password = 'something entirely different';
    expect((await browser.auth.updateUser({ password })).error).toBeNull();
    expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED']);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.signInWithPassword(person)).error?.message).toBe(
      'Invalid login credentials',
    );
    expect((await client.auth.signInWithPassword({ ...person, password })).error).toBeNull();
    expect((await site.newestMail(person.email)).subject).toBe(
      'Glowfare: Your password was changed',
    );
  });

  test('with PKCE, only the requesting browser gets the session', async () => {
    const { person } = await signUpConfirmed(site);
    const browser = site.client({ flowType: 'pkce' });
    const events = eventsOf(browser);
    await browser.auth.resetPasswordForEmail(person.email, { redirectTo: `${site.url}/auth` });
    const { link, token } = await site.newestMail(person.email);
    expect(token).toMatch(/^pkce_/);
    const answer = await site.press(link);
    const landed = new URL(answer.headers.get('location') ?? '');
    expect(landed.hash).toBe('');
    const code = landed.searchParams.get('code') ?? '';
    const { data, error } = await browser.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    expect(events).toContain('PASSWORD_RECOVERY');
    const stranger = await site.ask('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    });
    expect(stranger.status).toBe(404);
  });
});

test('a magic link signs in known and new users', async () => {
  const known = await signUpConfirmed(site);
  for (const email of [known.person.email, newPerson().email]) {
    const client = site.client();
    const events = eventsOf(client);
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const { code } = await site.newestMail(email);
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(events).toContain('SIGNED_IN');
  }
});

test('resends the confirmation email, with PKCE for the requesting browser', async () => {
  const person = newPerson();
  await site.client().auth.signUp(person);
  const browser = site.client({ flowType: 'pkce' });
  const options = { emailRedirectTo: site.url };
  const resent = await browser.auth.resend({ type: 'signup', email: person.email, options });
  expect(resent.error).toBeNull();
  const { link } = await site.newestMail(person.email);
  const answer = await site.press(link);
  const landed = new URL(answer.headers.get('location') ?? '');
  expect(landed.hash).toBe('');
  const code = landed.searchParams.get('code') ?? '';
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(person.email);
});

test('a user can change their metadata', async () => {
  const { client } = await signUpConfirmed(site);
  const events = eventsOf(client);
  await client.auth.updateUser({ data: { shade: 'coral', skin: 'dry' } });
  const { data } = await client.auth.updateUser({ data: { skin: null } });
  expect(data.user?.user_metadata).toMatchObject({ shade: 'coral', email_verified: true });
  expect(data.user?.user_metadata).not.toHaveProperty('skin');
  expect(events.filter((event) => event === 'USER_UPDATED')).toHaveLength(2);
});

test('rejects the same password again', async () => {
  const { client, person } = await signUpConfirmed(site);
  const { error } = await client.auth.updateUser({ password: person.password });
  expect(error).toMatchObject({ status: 422, code: 'same_password' });
});

test('requires a code to change the password in an older session', async () => {
  const { client, person } = await signUpConfirmed(site);
  site.advance(25 * 3_600);
  await client.auth.refreshSession();
  const password = 'the password of the day after';
  const refused = await client.auth.updateUser({ password });
  expect(refused.error?.code).toBe('reauthentication_needed');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const wrong = await client.auth.updateUser({ password, nonce: '000000' });
  expect(wrong.error?.code).toBe('reauthentication_not_valid');
  const nonce = /^(\d{6}) /.exec((await site.newestMail(person.email)).subject)?.[1] ?? '';
  expect((await client.auth.updateUser({ password, nonce })).error).toBeNull();
});

test('a new address requires both confirmations', async () => {
  const { client, person } = await signUpConfirmed(site);
  const { email } = newPerson();
  const { data } = await client.auth.updateUser({ email });
  expect(data.user).toMatchObject({ email: person.email, new_email: email });
  const [fromOld, fromNew] = [await site.newestMail(person.email), await site.newestMail(email)];
  const half = await site.press(fromOld.link);
  expect(half.headers.get('location')).toContain('#message=Confirmation+link+accepted');
  expect((await client.auth.getUser()).data.user?.email).toBe(person.email);
  await site.press(fromNew.link);
  const { data: after } = await client.auth.getUser();
  expect(after.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });
  expect(after.user).not.toHaveProperty('new_email');
  expect((await client.auth.signInWithPassword({ ...person, email })).error).toBeNull();
});

test('an anonymous user can become a permanent one', async () => {
  const client = site.client();
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { a: 1 } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { a: 1 } });
  const { email, password } = newPerson();
  await client.auth.updateUser({ email });
  const { code } = await site.newestMail(email);
  await client.auth.verifyOtp({ email, token: code, type: 'email_change' });
  const { data: after } = await client.auth.updateUser({ password });
  expect(after.user).toMatchObject({ id: data.user?.id, is_anonymous: false, email });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

describe('a second factor', () => {
  async function enrolled() {
    const { client, person } = await signUpConfirmed(site);
    await client.auth.signInWithPassword(person);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (!data) throw new Error('There is no factor.');
    return { client, person, factorId: data.id, totp: data.totp };
  }

  test('has a QR code, a secret and a URI', async () => {
    const { totp, person } = await enrolled();
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.uri).toContain(`otpauth://totp/Glowfare:${encodeURIComponent(person.email)}?`);
  });

  test('upgrades the session and ends aal1 sessions', async () => {
    const { client, person, factorId, totp } = await enrolled();
    const elsewhere = site.client();
    await elsewhere.auth.signInWithPassword(person);
    const events = eventsOf(client);
    const before = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data?.currentLevel).toBe('aal1');
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, message: 'Invalid TOTP code entered' });
    const code = totpCode(totp.secret, site.now());
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const after = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    const replay = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(replay.error?.code).toBe('mfa_verification_failed');
  });

  test('protects password, address and itself', async () => {
    const { client, person, factorId, totp } = await enrolled();
    const code = totpCode(totp.secret, site.now());
    await client.auth.mfa.challengeAndVerify({ factorId, code });
    const oneFactor = site.client();
    await oneFactor.auth.signInWithPassword(person);
    const refused = await oneFactor.auth.updateUser({ password: 'not without the other factor' });
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const kept = await oneFactor.auth.mfa.unenroll({ factorId });
    expect(kept.error?.code).toBe('insufficient_aal');
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('can be replaced by recovery codes, each of them once', async () => {
    const { client, person, factorId, totp } = await enrolled();
    const experimental = { recoveryCodes: true };
    const browser = site.client({ experimental });
    await browser.auth.signInWithPassword(person);
    const early = await browser.auth.mfa.recoveryCodes.generate();
    expect(early.error?.code).toBe('mfa_recovery_codes_sole_factor');
    const code = totpCode(totp.secret, site.now());
    await client.auth.mfa.challengeAndVerify({ factorId, code });
    await browser.auth.signInWithPassword(person);
    const low = await browser.auth.mfa.recoveryCodes.generate();
    expect(low.error?.code).toBe('insufficient_aal');
    const owner = site.client({ experimental });
    const { data: raised } = await client.auth.getSession();
    await owner.auth.setSession(raised.session ?? { access_token: '', refresh_token: '' });
    const { data } = await owner.auth.mfa.recoveryCodes.generate();
    expect(data).toMatchObject({ type: 'recovery_code', total: 10 });
    const [first = '', second = ''] = data?.codes ?? [];
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await browser.auth.mfa.recoveryCodes.verify({ code: 'ABCD' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await browser.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    const level = await browser.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');
    const again = await browser.auth.mfa.recoveryCodes.verify({ code: first });
    expect(again.error?.code).toBe('mfa_verification_failed');
    const { data: status } = await browser.auth.mfa.recoveryCodes.getStatus();
    expect(status).toMatchObject({ total: 10, remaining: 9 });
    await browser.auth.mfa.recoveryCodes.regenerate();
    const old = await browser.auth.mfa.recoveryCodes.verify({ code: second });
    expect(old.error?.code).toBe('mfa_verification_failed');
    expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const gone = await browser.auth.mfa.recoveryCodes.getStatus();
    expect(gone.error?.code).toBe('mfa_factor_not_found');
  });
});
