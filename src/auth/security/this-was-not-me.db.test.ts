import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { applyLink, bearer, linkTokens, withApp } from '../../../tests/sites/security-site';
import { totpCode } from '../factors/totp.server';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

const password = 'the attacker chose this one';

/** An attacker with a stolen, recent session sets up their own app. */
async function hijacked() {
  const owner = await signUpConfirmed(site);
  const thief = site.client();
  const { data: stolen } = await owner.client.auth.getSession();
  await thief.auth.setSession(stolen.session ?? { access_token: '', refresh_token: '' });
  const { data } = await thief.auth.mfa.enroll({ factorType: 'totp' });
  const { id: factorId = '', totp } = data ?? {};
  const code = totpCode(totp?.secret ?? '', site.now());
  const { error } = await thief.auth.mfa.challengeAndVerify({ factorId, code });
  expect(error).toBeNull();
  return { ...owner, thief };
}

/** Signs in with a password chosen by email. */
async function resetPassword(email: string) {
  const browser = site.client();
  await browser.auth.resetPasswordForEmail(email);
  const { token } = await site.newestMail(email);
  await browser.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  return browser.auth.updateUser({ password: 'the owner is back' });
}

describe('the link in a security email', () => {
  test('recovers the account after a stranger set up a second factor', async () => {
    const { person, thief } = await hijacked();
    // A password reset is not enough: the attacker's factor protects the password.
    expect((await resetPassword(person.email)).error?.code).toBe('insufficient_aal');
    const [token = ''] = await linkTokens(site, person.email, 'Two-step sign-in was turned on');
    const looked = await site.ask('POST', '/security-link', { token });
    expect(await looked.json()).toMatchObject({ purpose: 'undo', change: 'factor_added' });
    expect((await thief.auth.getUser()).error).toBeNull();

    const used = await applyLink(site, token);
    expect(used).toMatchObject({ status: 200, said: { email: person.email } });
    expect((await thief.auth.getUser()).error).not.toBeNull();
    expect((await thief.auth.refreshSession()).error).not.toBeNull();
    const old = await site.client().auth.signInWithPassword(person);
    expect(old.error?.code).toBe('invalid_credentials');
    expect((await resetPassword(person.email)).error).toBeNull();
    expect((await applyLink(site, token)).status).toBe(403);
  });

  test('changes nothing when opened, also by GET or HEAD', async () => {
    const { person, thief } = await hijacked();
    const [token = ''] = await linkTokens(site, person.email, 'Two-step sign-in was turned on');
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${site.url}/auth/v1/security-link/use?token=${token}`, { method });
      await fetch(`${site.url}/auth/v1/security-link?token=${token}`, { method });
    }
    await site.ask('POST', '/security-link', { token });
    expect((await thief.auth.getUser()).error).toBeNull();
    expect((await applyLink(site, token)).status).toBe(200);
  });

  test('of an earlier change also undoes later ones', async () => {
    const { client, person } = await signUpConfirmed(site);
    await client.auth.updateUser({ password });
    site.advance(1);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const code = totpCode(data?.totp.secret ?? '', site.now());
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    const [later = ''] = await linkTokens(site, person.email, 'Two-step sign-in was turned on');
    const [first = ''] = await linkTokens(site, person.email, 'password was changed');
    expect((await applyLink(site, first)).status).toBe(200);
    expect((await resetPassword(person.email)).error).toBeNull();
    expect((await applyLink(site, later)).status).toBe(403);
  });

  test('also removes a factor that was added within the day before', async () => {
    const { person, thief } = await hijacked();
    site.advance(5);
    expect((await thief.auth.updateUser({ password })).error).toBeNull();
    const [token = ''] = await linkTokens(site, person.email, 'password was changed');
    expect((await applyLink(site, token)).status).toBe(200);
    expect((await resetPassword(person.email)).error).toBeNull();
  });

  test('keeps a factor from more than a day before', async () => {
    const { client, person, verify } = await withApp(site);
    site.advance(25 * 3_600);
    await client.auth.refreshSession();
    expect((await verify(client)).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const [token = ''] = await linkTokens(site, person.email, 'password was changed');
    await applyLink(site, token);
    expect((await resetPassword(person.email)).error?.code).toBe('insufficient_aal');
    const browser = site.client();
    await browser.auth.resetPasswordForEmail(person.email);
    const mail = await site.newestMail(person.email);
    await browser.auth.verifyOtp({ token_hash: mail.token, type: 'recovery' });
    expect((await verify(browser)).error).toBeNull();
    expect((await browser.auth.updateUser({ password: 'mine again' })).error).toBeNull();
  });

  test('removes recovery codes that a stranger created', async () => {
    const { client, person } = await withApp(site);
    const made = await site.ask('POST', '/factors/recovery-codes', {}, await bearer(client));
    expect(made.status).toBe(200);
    const [token = ''] = await linkTokens(site, person.email, 'New recovery codes');
    await applyLink(site, token);
    const browser = site.client({ experimental: { recoveryCodes: true } });
    await browser.auth.resetPasswordForEmail(person.email);
    const mail = await site.newestMail(person.email);
    await browser.auth.verifyOtp({ token_hash: mail.token, type: 'recovery' });
    const { codes } = await made.json();
    const { error } = await browser.auth.mfa.recoveryCodes.verify({ code: codes[0] });
    expect(error?.code).toBe('mfa_factor_not_found');
  });

  test('works for seven days', async () => {
    const { person } = await hijacked();
    const [token = ''] = await linkTokens(site, person.email, 'Two-step sign-in was turned on');
    site.advance(7 * 86_400 + 1);
    expect((await applyLink(site, token)).status).toBe(403);
  });

  test.each(['', 'x', 'x'.repeat(200)])('rejects the token %j', async (token) => {
    expect((await applyLink(site, token)).status).toBe(403);
    expect((await site.ask('POST', '/security-link', { token })).status).toBe(403);
  });
});

describe('after an email change', () => {
  async function moved() {
    const { client, person } = await signUpConfirmed(site);
    const { email } = newPerson();
    await client.auth.updateUser({ email });
    for (const address of [person.email, email]) {
      const { token } = await site.newestMail(address);
      await site.ask('POST', '/verify', { type: 'email_change', token_hash: token });
    }
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(email);
    return { client, person, email };
  }

  test('both addresses are notified, and the old one can recover the account', async () => {
    const { client, person, email } = await moved();
    const [fromNew = ''] = await linkTokens(site, email, 'address was changed');
    const [fromOld = ''] = await linkTokens(site, person.email, 'address was changed');
    expect(await applyLink(site, fromOld)).toMatchObject({
      status: 200,
      said: { email: person.email, email_restored: true },
    });
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await applyLink(site, fromNew)).status).toBe(403);
    expect((await resetPassword(person.email)).error).toBeNull();
    const { error } = await site.client().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('a sign-in started with the new address does not survive it', async () => {
    const { person, email } = await moved();
    const thief = site.client({ flowType: 'pkce' });
    await thief.auth.signInWithOtp({ email });
    const pressed = await site.press((await site.newestMail(email)).link);
    const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const [token = ''] = await linkTokens(site, person.email, 'address was changed');
    expect((await applyLink(site, token)).status).toBe(200);
    const { error } = await thief.auth.exchangeCodeForSession(code);
    expect(error?.code).toBe('flow_state_not_found');
  });

  test('an unconfirmed sign-up with the old address does not prevent it', async () => {
    const { person } = await moved();
    await site.client().auth.signUp({ email: person.email, password: 'a squatter’s password' });
    const [token = ''] = await linkTokens(site, person.email, 'address was changed');
    expect(await applyLink(site, token)).toMatchObject({ said: { email_restored: true } });
    expect((await resetPassword(person.email)).error).toBeNull();
  });

  test('a confirmed account with the old address keeps it', async () => {
    const { person, email } = await moved();
    const [token = ''] = await linkTokens(site, person.email, 'address was changed');
    await signUpConfirmed(site, person);
    expect(await applyLink(site, token)).toMatchObject({ said: { email, email_restored: false } });
    expect((await site.client().auth.signInWithPassword(person)).error).toBeNull();
  });
});
