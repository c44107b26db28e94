import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { applyLink, linkTokens } from '../../../tests/sites/security-site';

const serviceKey = 's'.repeat(40);
const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, {
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_REDIRECT_URLS: 'https://app.example/*',
  });
});
afterAll(() => site.stop());

/** A browser that stores its PKCE verifiers and sends them, as our page does. */
function browser() {
  const code_verifiers: string[] = [];
  const challenge = () => {
    const verifier = randomBytes(32).toString('base64url');
    code_verifiers.push(verifier);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    return { code_challenge, code_challenge_method: 's256' };
  };
  return {
    ask: async (path: string, body: object) => {
      const answer = await site.ask('POST', path, { ...body, ...challenge() });
      expect(answer.status).toBe(200);
      return answer.json();
    },
    verify: async (body: object) => {
      const answer = await site.ask('POST', '/verify', { ...body, code_verifiers });
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

const signsIn = async (email: string, password: string) => {
  const answer = await site.ask('POST', '/token?grant_type=password', { email, password });
  return answer.status === 200;
};

const theirs = 'what the attacker has chosen';

describe('two people sign up with one address, and its owner confirms', () => {
  test.each([
    ['link', 'victim first'],
    ['code', 'victim first'],
    ['link', 'attacker first'],
    ['code', 'attacker first'],
  ])('by the newest %s, %s: the password of the confirming browser is used', async (by, order) => {
    const person = newPerson();
    const victim = browser();
    const attacker = browser();
    const own = { ...person, data: { full_name: 'Vera' } };
    const evil = { email: person.email, password: theirs, data: { full_name: 'Mallory' } };
    if (order === 'victim first') {
      await victim.ask('/signup', own);
      await attacker.ask('/signup', evil);
    } else {
      await attacker.ask('/signup', evil);
      await victim.ask('/signup', own);
    }
    const { token, code } = await site.newestMail(person.email);
    const session = await victim.verify(
      by === 'link'
        ? { type: 'signup', token_hash: token }
        : { type: 'email', email: person.email, token: code },
    );
    expect(session.user.user_metadata).toMatchObject({ full_name: 'Vera' });
    expect(JSON.stringify(session.user)).not.toContain('Mallory');
    expect(session).not.toHaveProperty('password_needed');
    expect(await signsIn(person.email, theirs)).toBe(false);
    expect(await signsIn(person.email, person.password)).toBe(true);
  });

  test('with a client that sends no verifiers: no password is used', async () => {
    const person = newPerson();
    const client = site.client();
    await client.auth.signUp(person);
    await site.client().auth.signUp({ email: person.email, password: theirs });
    const { token } = await site.newestMail(person.email);
    const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'signup' });
    expect(error).toBeNull();
    expect(await signsIn(person.email, theirs)).toBe(false);
    expect(await signsIn(person.email, person.password)).toBe(false);
    await client.auth.updateUser({ password: person.password });
    expect(await signsIn(person.email, person.password)).toBe(true);
  });

  test('the email of the first sign-up still works', async () => {
    const person = newPerson();
    const victim = browser();
    await victim.ask('/signup', person);
    const { token } = await site.newestMail(person.email);
    await browser().ask('/signup', { email: person.email, password: theirs });
    await victim.verify({ type: 'signup', token_hash: token });
    expect(await signsIn(person.email, person.password)).toBe(true);
  });
});

test('confirming another person’s sign-up opens the account without its password', async () => {
  const person = newPerson();
  await browser().ask('/signup', { email: person.email, password: theirs, data: { a: 1 } });
  const { token } = await site.newestMail(person.email);
  const session = await browser().verify({ type: 'signup', token_hash: token });
  expect(session.password_needed).toBe(true);
  expect(session.user.user_metadata).toEqual({ email_verified: true });
  expect(await signsIn(person.email, theirs)).toBe(false);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  expect((await site.ask('PUT', '/user', { password: person.password }, headers)).status).toBe(200);
  expect(await signsIn(person.email, person.password)).toBe(true);
});

test('a resent email confirms the sign-up of the same browser', async () => {
  const person = newPerson();
  const own = browser();
  await own.ask('/signup', person);
  await own.ask('/resend', { type: 'signup', email: person.email });
  const { token } = await site.newestMail(person.email);
  await own.verify({ type: 'signup', token_hash: token });
  expect(await signsIn(person.email, person.password)).toBe(true);
});

test('signing up twice with the same password is not a conflict', async () => {
  const person = newPerson();
  const client = site.client();
  await client.auth.signUp(person);
  await site.client().auth.signUp(person);
  const { token } = await site.newestMail(person.email);
  await client.auth.verifyOtp({ token_hash: token, type: 'signup' });
  expect(await signsIn(person.email, person.password)).toBe(true);
});

test('before confirmation, only the correct password reveals that it is pending', async () => {
  const person = newPerson();
  await browser().ask('/signup', person);
  const code = async (password: string) => {
    const body = { email: person.email, password };
    const answer = await site.ask('POST', '/token?grant_type=password', body);
    return (await answer.json()).error_code;
  };
  expect(await code(person.password)).toBe('email_not_confirmed');
  expect(await code('something else')).toBe('invalid_credentials');
});

test('when the operator confirms an address, a single password is used, conflicting ones are not', async () => {
  const operator = { Authorization: `Bearer ${serviceKey}` };
  for (const disputed of [false, true]) {
    const person = newPerson();
    const { id } = await browser().ask('/signup', person);
    const last = disputed
      ? (await browser().ask('/signup', { email: person.email, password: theirs })).id
      : id;
    const path = `/admin/users/${last}`;
    expect((await site.ask('PUT', path, { email_confirm: true }, operator)).status).toBe(200);
    expect(await signsIn(person.email, person.password)).toBe(!disputed);
    expect(await signsIn(person.email, theirs)).toBe(false);
  }
});

test('when the operator changes an address, emails to the former one are void', async () => {
  const { person, user } = await signUpConfirmed(site);
  await site.client().auth.resetPasswordForEmail(person.email);
  const { token } = await site.newestMail(person.email);
  const headers = { Authorization: `Bearer ${serviceKey}` };
  const { email } = newPerson();
  const changed = await site.ask('PUT', `/admin/users/${user.id}`, { email }, headers);
  expect(changed.status).toBe(200);
  const late = await site.ask('POST', '/verify', { type: 'recovery', token_hash: token });
  expect((await late.json()).error_code).toBe('otp_expired');
});

test('links in security emails do nothing to an account that the operator has deleted', async () => {
  const { client, person, user } = await signUpConfirmed(site);
  expect((await client.auth.updateUser({ password: 'another good password' })).error).toBeNull();
  const [undo = ''] = await linkTokens(site, person.email, 'password was changed');
  const headers = { Authorization: `Bearer ${serviceKey}` };
  const softly = { should_soft_delete: true };
  expect((await site.ask('DELETE', `/admin/users/${user.id}`, softly, headers)).status).toBe(200);
  expect((await applyLink(site, undo)).status).toBe(403);
});

test('an account without an address goes to the person who confirms one for it', async () => {
  const stranger = site.client();
  await stranger.auth.signInAnonymously();
  const { email } = newPerson();
  await stranger.auth.updateUser({ email });
  const { token } = await site.newestMail(email);
  const owner = site.client();
  const { error } = await owner.auth.verifyOtp({ token_hash: token, type: 'email_change' });
  expect(error).toBeNull();
  expect((await owner.auth.getUser()).data.user?.email).toBe(email);
  expect((await stranger.auth.refreshSession()).error).not.toBeNull();
});

test('a password set with another person’s address is void once they confirm it', async () => {
  const stranger = site.client();
  await stranger.auth.signInAnonymously();
  const { email } = newPerson();
  expect((await stranger.auth.updateUser({ email, password: theirs })).error).toBeNull();
  const { token } = await site.newestMail(email);
  const session = await browser().verify({ type: 'email_change', token_hash: token });
  expect(session).toMatchObject({ password_needed: true, user: { email } });
  expect(await signsIn(email, theirs)).toBe(false);
});

test('every sign-up for an unconfirmed address looks like the first', async () => {
  const person = newPerson();
  const ids = new Set<string>();
  for (let again = 0; again < 3; again += 1) ids.add((await browser().ask('/signup', person)).id);
  expect(ids.size).toBe(3);
});
