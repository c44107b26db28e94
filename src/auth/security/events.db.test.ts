import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { applyLink, bearer, linkTokens, withApp } from '../../../tests/sites/security-site';
import { totpCode } from '../factors/totp.server';

const serviceKey = 'a-service-key-that-is-long-enough-for-it';
const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, {
    AUTH_LIMITS: 'signIn=8,wrongPassword=100',
    AUTH_SERVICE_KEY: serviceKey,
    TRUST_PROXY: '1',
  });
});
afterAll(() => site.stop());

const kindsOf = async (userId: string) => {
  await site.deps.securityTally.flush();
  const events = await listSecurityEvents(db, { userId, limit: 100 });
  return events.map(({ kind }) => kind).reverse();
};

describe('the security log contains', () => {
  test('sign-ins and sign-outs, with device and truncated network', async () => {
    const { client, person, user } = await signUpConfirmed(site);
    const headers = {
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1',
    };
    await site.ask('POST', '/token?grant_type=password', person, headers);
    await client.auth.signOut({ scope: 'others' });
    const [ended, signedIn, confirmed] = await listSecurityEvents(db, {
      userId: user.id,
      limit: 10,
    });
    expect(signedIn).toMatchObject({
      kind: 'sign_in',
      detail: 'password',
      network: '203.0.113.0/24',
      device: 'Safari on iPhone',
      sessionId: expect.any(String),
    });
    expect(confirmed).toMatchObject({ kind: 'sign_in', detail: 'otp' });
    expect(ended).toMatchObject({ kind: 'sessions_ended', detail: 'others' });
  });

  test('failed sign-ins, counted, and the limits they hit', async () => {
    const { person, user } = await signUpConfirmed(site);
    const from = { 'X-Forwarded-For': '198.51.100.9' };
    const wrong = { email: person.email, password: 'wrong' };
    for (let tries = 0; tries < 12; tries += 1) {
      await site.ask('POST', '/token?grant_type=password', wrong, from);
    }
    await site.deps.securityTally.flush();
    const failures = await listSecurityEvents(db, {
      userId: user.id,
      kind: 'sign_in_failed',
      limit: 10,
    });
    expect(failures.reduce((sum, { times }) => sum + times, 0)).toBe(8);
    const hits = await listSecurityEvents(db, { kind: 'limit_hit', limit: 100 });
    const here = hits.filter(({ network }) => network === '198.51.100.0/24');
    expect(here.every(({ detail, userId }) => detail === 'signIn' && userId === null)).toBe(true);
    expect(here.reduce((sum, { times }) => sum + times, 0)).toBe(4);
  });

  test('wrong codes from emails, and limits of other parts of the site', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.9' };
    const { email } = newPerson();
    await site.ask('POST', '/verify', { type: 'email', email, token: '123456' }, from);
    for (let sent = 0; sent < 12; sent += 1) {
      const body = new FormData();
      const fields = { firstName: 'Ann', lastName: 'Lee', email, subject: 'A price' };
      const written = { ...fields, message: 'It costs less there.', submission_key: `${sent}` };
      for (const [name, value] of Object.entries(written)) body.set(name, value);
      const headers = { ...from, 'Sec-Fetch-Site': 'same-origin' };
      await fetch(`${site.url}/api/forms/contact`, { method: 'POST', headers, body });
    }
    await site.deps.securityTally.flush();
    const events = await listSecurityEvents(db, { limit: 100 });
    const here = events.filter(({ network }) => network === '192.0.2.0/24');
    expect(here.map(({ kind, detail }) => `${kind} ${detail}`).sort()).toEqual([
      'limit_hit /api/forms',
      'sign_in_failed code',
    ]);
  });

  test('changes of password, address and factors', async () => {
    const { client, person, userId, factorId } = await withApp(site);
    await client.auth.updateUser({ password: 'another good password' });
    await client.auth.updateUser({ email: newPerson().email });
    await client.auth.mfa.unenroll({ factorId });
    await site.ask('POST', '/recover', { email: person.email });
    expect(await kindsOf(userId)).toEqual([
      'sign_in',
      'factor_added',
      'password_changed',
      'email_change_requested',
      'factor_removed',
      'password_reset_requested',
    ]);
  });

  test('operator actions, also in the user’s own log', async () => {
    const { user } = await signUpConfirmed(site);
    const headers = { Authorization: `Bearer ${serviceKey}` };
    await site.ask('PUT', `/admin/users/${user.id}`, { ban_duration: '1h' }, headers);
    expect(await kindsOf(user.id)).toContain('operator_action');
    await site.ask('DELETE', `/admin/users/${user.id}`, {}, headers);
    expect(await kindsOf(user.id)).toEqual([]);
    const [deletion] = await listSecurityEvents(db, { kind: 'operator_action', limit: 1 });
    expect(deletion).toMatchObject({ userId: null, detail: 'DELETE /admin/users/:user' });
  });

  test('a reused refresh token', async () => {
    const { client, session, user } = await signUpConfirmed(site);
    await client.auth.refreshSession();
    site.advance(60);
    await site.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    expect(await kindsOf(user.id)).toContain('refresh_token_reused');
  });

  test('nothing about anonymous visitors', async () => {
    const { data } = await site.client().auth.signInAnonymously();
    expect(await kindsOf(data.user?.id ?? '')).toEqual([]);
  });
});

test('users page through their own events only', async () => {
  const anna = await signUpConfirmed(site);
  const ben = await signUpConfirmed(site);
  for (let tries = 0; tries < 24; tries += 1) {
    const from = { 'X-Forwarded-For': `10.1.${tries}.1` };
    await site.ask('POST', '/token?grant_type=password', anna.person, from);
  }
  const ask = async (path: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return fetch(`${site.url}/api/security-events${path}`, { headers });
  };
  const first = await (await ask('', anna.session.access_token)).json();
  expect(first.items).toHaveLength(20);
  expect(first.items.every(({ kind }: { kind: string }) => kind === 'sign_in')).toBe(true);
  const rest = await (await ask(`?before=${first.next_before}`, anna.session.access_token)).json();
  expect(rest).toMatchObject({ items: { length: 5 }, next_before: null });
  expect(rest.items.at(-1).this_device).toBe(true);
  const others = await (await ask('', ben.session.access_token)).json();
  expect(others.items).toHaveLength(1);
  expect((await ask('?before=x', ben.session.access_token)).status).toBe(400);
});

test('neither log contains a password, token or code', async () => {
  const secrets = new Set<string>();
  const owner = await withApp(site);
  const { client, person, secret, factorId, userId } = owner;
  const newPassword = 'quite another password 4711';
  for (const one of [person.password, newPassword, 'a wrong guess 0815', secret]) secrets.add(one);
  const note = async () => {
    const { data } = await client.auth.getSession();
    secrets.add(data.session?.access_token ?? '');
    secrets.add(data.session?.refresh_token ?? '');
  };
  await note();
  await site.ask('POST', '/proof', { password: 'a wrong guess 0815' }, await bearer(client));
  await site.ask('POST', '/proof', { password: person.password }, await bearer(client));
  await client.auth.refreshSession();
  await note();
  const codes = await site.ask('POST', '/factors/recovery-codes', {}, await bearer(client));
  for (const code of (await codes.json()).codes) secrets.add(code);
  await client.auth.reauthenticate();
  const [nonceMail] = await site.mailsTo(person.email);
  const nonce = nonceMail?.subject.slice(0, 6) ?? '';
  await client.auth.updateUser({ password: newPassword, nonce });
  site.advance(31);
  const totp = totpCode(secret, site.now());
  await client.auth.mfa.challengeAndVerify({ factorId, code: totp });
  await note();
  await site.ask('POST', '/recover', { email: person.email });
  const { link, token, code } = await site.newestMail(person.email);
  secrets.add(token);
  await fetch(link, { redirect: 'manual' });
  await site.ask('POST', '/verify', { type: 'recovery', email: person.email, token: code });
  const [undo = ''] = await linkTokens(site, person.email, 'password was changed');
  secrets.add(undo);
  await applyLink(site, undo);
  await site.deps.securityTally.flush();

  const events = await listSecurityEvents(db, { userId, limit: 1_000 });
  expect(events.length).toBeGreaterThan(8);
  const written = JSON.stringify([site.logLines, events], (_, value: unknown) =>
    value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value,
  );
  expect(site.logLines.length).toBeGreaterThan(0);
  expect(secrets.size).toBeGreaterThan(15);
  for (const one of secrets) expect(written.includes(one), `${one.slice(0, 6)}…`).toBe(false);
  // Six digits occur by chance, but not as separate words.
  for (const six of [nonce, totp, code]) expect(written).not.toMatch(new RegExp(`\\b${six}\\b`));
});
