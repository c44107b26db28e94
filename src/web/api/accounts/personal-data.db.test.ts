import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateProfileAvatar } from '~/db/accounts/profile.repo.server';
import { deleteAuthUser } from '~/db/auth/auth-user.repo.server';
import { insertPasskey, listCredentials } from '~/db/auth/passkeys/passkey.repo.server';
import { listAccountSecrets } from '~/db/testing/accounts.server';
import { countRows, listPersonalTables } from '~/db/testing/tables.server';
import { avatarKey } from '~/domain/accounts/avatar';
import { exportedTables } from '~/usecases/accounts/export-person.server';
import { testPasskey } from '../../../../tests/factories/passkey';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

async function member() {
  const signedUp = await signUpConfirmed(site);
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${site.url}/api/profile${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${signedUp.session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  await ask('POST', '', {});
  return { ...signedUp, ask };
}

describe('consent settings', () => {
  const nothing = {
    newsletter: false,
    alert_mails: false,
    helpful_mails: false,
    review_request_mails: false,
    store_visits: false,
    product_analytics: false,
  };

  test('are off by default', async () => {
    const { ask } = await member();
    expect(await (await ask('GET', '/privacy')).json()).toEqual(nothing);
  });

  test('change one by one, for the user alone', async () => {
    const [anna, ben] = [await member(), await member()];
    const first = await anna.ask('PATCH', '/privacy', { newsletter: true, user_id: ben.user.id });
    expect(await first.json()).toEqual({ ...nothing, newsletter: true });
    const second = await anna.ask('PATCH', '/privacy', { alert_mails: true });
    const both = { ...nothing, newsletter: true, alert_mails: true };
    expect(await second.json()).toEqual(both);
    await anna.ask('PATCH', '/privacy', {});
    expect(await (await anna.ask('GET', '/privacy')).json()).toEqual(both);
    const back = await anna.ask('PATCH', '/privacy', { newsletter: false });
    expect((await back.json()).newsletter).toBe(false);
    expect(await (await ben.ask('GET', '/privacy')).json()).toEqual(nothing);
  });

  test('change those that need them, or that they need', async () => {
    const { ask } = await member();
    const on = await ask('PATCH', '/privacy', { review_request_mails: true });
    expect(await on.json()).toEqual({ ...nothing, review_request_mails: true, store_visits: true });
    const off = await ask('PATCH', '/privacy', { store_visits: false });
    expect(await off.json()).toEqual(nothing);
  });

  test.each(['yes', 1, null])('must be boolean, not %j', async (newsletter) => {
    const { ask } = await member();
    const answer = await ask('PATCH', '/privacy', { newsletter });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.fields).toHaveProperty('newsletter');
  });
});

test('counts a user’s favorites and alerts', async () => {
  const { ask } = await member();
  expect(await (await ask('GET', '/counts')).json()).toEqual({ favorites: 0, price_alerts: 0 });
});

describe('the data export', () => {
  test('includes every table with personal data', async () => {
    const tables = await listPersonalTables(db);
    expect(Object.values(exportedTables).sort()).toEqual(tables.sort());
    // Row-level security lets a user read each of them.
    const { ask } = await member();
    const data = await (await ask('GET', '/export')).json();
    for (const name of Object.keys(exportedTables)) expect(data[name], name).toBeInstanceOf(Array);
  });

  test('contains account, devices, profile, settings, picture and emails of the user alone', async () => {
    const anna = await member();
    const other = await member();
    await anna.ask('PATCH', '/privacy', { newsletter: true });
    const avatar = 'B'.repeat(22);
    await site.deps.files.put(avatarKey(avatar, 512), new Uint8Array([1, 2, 3]), 'image/webp');
    await updateProfileAvatar(db, { userId: anna.user.id, avatar }, site.now());
    const answer = await anna.ask('GET', '/export');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      account: {
        id: anna.user.id,
        email: anna.person.email,
        has_password: true,
        identities: [{ provider: 'email' }],
      },
      sessions: [{ aal: 'aal1', ip: '127.0.0.1' }],
      profile: [{ username: anna.person.email.split('@')[0] }],
      privacy_settings: [{ newsletter: true }],
      picture: { type: 'image/webp', base64: 'AQID' },
    });
    expect(data.mails[0].subject).toContain('Confirm your email address');
    expect(text).not.toContain(other.person.email);
    expect(text).not.toContain(other.user.id);
  });

  test('contains the passkeys, which are deleted with the account', async () => {
    const { ask, user } = await member();
    const passkey = testPasskey(user.id);
    await insertPasskey(db, passkey);
    const { passkeys } = await (await ask('GET', '/export')).json();
    expect(passkeys).toMatchObject([{ id: passkey.id, name: 'Passkey', last_used_at: null }]);
    expect(JSON.stringify(passkeys)).not.toContain(passkey.publicKey);
    await deleteAuthUser(db, user.id);
    expect(await listCredentials(db, user.id)).toEqual([]);
  });

  test('contains no secrets', async () => {
    const { ask, client, user } = await member();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const secrets = await listAccountSecrets(db, user.id);
    expect(secrets.length).toBeGreaterThan(3);
    const text = await (await ask('GET', '/export')).text();
    expect(JSON.parse(text).account.factors).toMatchObject([{ id: factor?.id, type: 'totp' }]);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

test('the role of a person cannot read other tables', async () => {
  const { listPersonRows } = await import('~/db/accounts/person.repo.server');
  const { asPerson } = await import('~/db/engine/as-person.server');
  const { user } = await member();
  const look = (table: string) =>
    asPerson(db, user.id, (tx) => listPersonRows(tx, { table, userId: user.id, limit: 1 }));
  await expect(look('auth_session')).rejects.toThrow(/permission denied/);
  await expect(look('profile; drop table profile')).rejects.toThrow(/not a table/);
  expect(await countRows(db, 'profile')).toBeGreaterThan(0);
});
