import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRemoteAccounts } from '~/adapters/accounts/remote-accounts.server';
import { totpCode } from '~/auth/factors/totp.server';
import { findProfile, updateProfileAvatar } from '~/db/accounts/profile.repo.server';
import type { Database } from '~/db/engine/database.server';
import { countAccountRows } from '~/db/testing/accounts.server';
import { listJobs } from '~/db/testing/jobs.server';
import { avatarKey } from '~/domain/accounts/avatar';
import { jobHandlers } from '~/jobs/registry.server';
import { killableDatabase } from '../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';

const db = await openTestDatabase();
const mortal = killableDatabase(db);
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(mortal.db);
});
afterAll(() => site.stop());

const ask = (token: string, method: string, path = '/api/profile', at = site) =>
  fetch(`${at.url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: method === 'POST' || method === 'PATCH' ? '{}' : null,
  });

const avatar = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22);

/** A user with a profile, a picture, settings and two devices. */
async function member() {
  const signedUp = await signUpConfirmed(site);
  const { user, person, session } = signedUp;
  const picture = avatar();
  await ask(session.access_token, 'POST');
  await ask(session.access_token, 'PATCH', '/api/profile/privacy');
  await updateProfileAvatar(db, { userId: user.id, avatar: picture }, site.now());
  await site.deps.files.put(avatarKey(picture, 512), new Uint8Array(3), 'image/webp');
  await site.client().auth.signInWithPassword(person);
  return { ...signedUp, token: session.access_token, picture };
}

async function remains(userId: string, email: string) {
  const mails = (await site.mailsTo(email)).filter(({ subject }) => !isFarewell(subject));
  return { ...(await countAccountRows(db, userId)), mails: mails.length };
}

const isAbout = (payload: unknown, id: string) => JSON.stringify(payload).includes(id);
const isFarewell = (subject: string) => subject.includes('deleted');

const nothing = { users: 0, identities: 0, sessions: 0, profiles: 0, settings: 0, mails: 0 };
const everything = { users: 1, identities: 1, sessions: 2, profiles: 1, settings: 1, mails: 1 };

async function workJobs(kind: string) {
  for (const { payload } of await listJobs(db, { kind }))
    await jobHandlers[kind]?.run(site.deps, payload);
}

test('deletes a user immediately with all their data', async () => {
  const { token, user, person, client, picture } = await member();
  const shown = await fetch(`${site.url}/avatars/${picture}/512.webp`);
  expect(shown.status).toBe(200);
  const answer = await ask(token, 'DELETE');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ account_kept: false });
  expect(await remains(user.id, person.email)).toEqual(nothing);
  expect((await fetch(`${site.url}/avatars/${picture}/512.webp`)).status).toBe(404);
  await workJobs('drop-avatar');
  expect(await site.deps.files.get(avatarKey(picture, 512))).toBeNull();
  // The token is still valid for an hour.
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    expect((await ask(token, method)).status, method).toBe(401);
  }
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await site.client().auth.signInWithPassword(person)).error?.code).toBe(
    'invalid_credentials',
  );
  expect(await remains(user.id, person.email)).toEqual(nothing);
});

test('sends one last email, and stores only that one', async () => {
  const { token, person } = await member();
  await ask(token, 'DELETE');
  const mails = await site.mailsTo(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Your Glowfare account was deleted');
  expect(mails[0]?.text).toContain('All devices have been signed out');
});

test('does not change other users', async () => {
  const [anna, ben] = [await member(), await member()];
  await ask(anna.token, 'DELETE');
  expect(await remains(ben.user.id, ben.person.email)).toEqual(everything);
  expect((await ask(ben.token, 'GET')).status).toBe(200);
});

test('the address can be used again', async () => {
  const { token, person, user } = await member();
  await ask(token, 'DELETE');
  const again = await signUpConfirmed(site, person);
  expect(again.user.id).not.toBe(user.id);
});

describe('refused without recent authentication', () => {
  test('and accepted with one, by password', async () => {
    const { token, person, user } = await member();
    site.advance(601);
    const answer = await ask(token, 'DELETE');
    expect(answer.status).toBe(403);
    expect((await answer.json()).error.code).toBe('reauthentication_needed');
    expect(await remains(user.id, person.email)).toEqual(everything);
    const { data } = await site.client().auth.signInWithPassword(person);
    expect((await ask(data.session?.access_token ?? '', 'DELETE')).status).toBe(200);
  });

  test('or by a code from an email, without a password', async () => {
    const { token, person, client } = await member();
    site.advance(601);
    // A refreshed token does not prove who holds it.
    const renewed = await client.auth.refreshSession();
    expect((await ask(renewed.data.session?.access_token ?? '', 'DELETE')).status).toBe(403);
    expect((await ask(token, 'DELETE')).status).toBe(403);
    const other = site.client();
    await other.auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } });
    const { code } = await site.newestMail(person.email);
    const { data } = await other.auth.verifyOtp({
      email: person.email,
      token: code,
      type: 'email',
    });
    expect((await ask(data.session?.access_token ?? '', 'DELETE')).status).toBe(200);
  });

  test('with a password alone, where there is a second factor', async () => {
    const { client, person, user } = await member();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const secret = factor?.totp.secret ?? '';
    const factorId = factor?.id ?? '';
    await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, site.now()) });
    site.advance(60);
    const other = site.client();
    const { data } = await other.auth.signInWithPassword(person);
    const half = await ask(data.session?.access_token ?? '', 'DELETE');
    expect(half.status).toBe(403);
    expect((await half.json()).error.code).toBe('insufficient_aal');
    expect((await remains(user.id, person.email))?.users).toBe(1);
    const whole = await other.auth.mfa.challengeAndVerify({
      factorId,
      code: totpCode(secret, site.now()),
    });
    expect((await ask(whole.data?.access_token ?? '', 'DELETE')).status).toBe(200);
  });
});

test('killed between any two statements, the user exists with all data or not at all', async () => {
  const { token, user, person, picture } = await member();
  let deaths = 0;
  for (; ; deaths += 1) {
    mortal.killAfter(deaths);
    const answer = await ask(token, 'DELETE');
    mortal.revive();
    site.logLines.length = 0;
    const count = answer.ok ? 1 : 0;
    const drops = (await listJobs(db)).filter(({ payload }) => isAbout(payload, picture));
    expect(drops).toHaveLength(count);
    const farewells = (await site.mailsTo(person.email)).filter((mail) => isFarewell(mail.subject));
    expect(farewells).toHaveLength(count);
    expect(await remains(user.id, person.email)).toEqual(answer.ok ? nothing : everything);
    if (answer.ok) break;
    expect([500, 503]).toContain(answer.status);
  }
  expect(deaths).toBeGreaterThan(8);
});

describe('with a Supabase project instead of our own service', () => {
  const serviceKey = 's'.repeat(40);
  let databases: Database[] = [];
  beforeAll(async () => {
    databases = [await openTestDatabase(), await openTestDatabase()];
  });

  async function leaveShop(withKey: boolean) {
    const [projectDb = db, shopDb = db] = databases;
    const project = await startAuthSite(projectDb, { AUTH_SERVICE_KEY: serviceKey });
    const url = `${project.url}/auth/v1`;
    const remoteAccounts = withKey ? createRemoteAccounts({ url, serviceKey }) : undefined;
    const shop = await startAuthSite(
      shopDb,
      { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: 'publishable' },
      { remoteAccounts, site: { ...site.deps.site, accountsUrl: project.url } },
    );
    const { session, person, user } = await signUpConfirmed(project);
    await ask(session.access_token, 'POST', '/api/profile', shop);
    const left = await ask(session.access_token, 'DELETE', '/api/profile', shop);
    const jobs = await listJobs(shop.db, { kind: 'remove-account' });
    for (const { payload } of jobs.filter(({ payload }) => isAbout(payload, user.id))) {
      // At least once: the second run finds no account.
      await jobHandlers['remove-account']?.run(shop.deps, payload);
      await jobHandlers['remove-account']?.run(shop.deps, payload);
    }
    const [mail] = await shop.mailsTo(person.email);
    const again = await project.client().auth.signInWithPassword(person);
    const profile = await findProfile(shop.db, user.id);
    const result = { answer: await left.json(), mail, again: again.error?.code, profile };
    await shop.stop();
    await project.stop();
    return result;
  }

  test('its service key deletes the account there too', async () => {
    const { answer, mail, again, profile } = await leaveShop(true);
    expect(answer).toEqual({ account_kept: false });
    expect(mail?.subject).toBe('Your Glowfare account was deleted');
    expect(again).toBe('invalid_credentials');
    expect(profile).toBeNull();
  });

  test('without it, our data is deleted and the user is informed of the rest', async () => {
    const { answer, mail, again, profile } = await leaveShop(false);
    expect(answer).toEqual({ account_kept: true });
    expect(mail?.subject).toBe('Your data at Glowfare was deleted');
    expect(mail?.text).toContain('hello@glowfare.test');
    expect(again).toBeUndefined();
    expect(profile).toBeNull();
  });
});
