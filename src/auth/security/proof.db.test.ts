import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../../tests/sites/auth-site';
import { bearer, letTimePass, withApp } from '../../../tests/sites/security-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db, { AUTH_LIMITS: 'wrongPassword=3,signIn=1000' });
});
afterAll(() => site.stop());

const password = 'a new and better password';

describe('an access token alone, minutes after the sign-in, cannot', () => {
  test('set up a second factor', async () => {
    const { client } = await signUpConfirmed(site);
    await letTimePass(site, client);
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });

  test('change the password or the address', async () => {
    const { client } = await signUpConfirmed(site);
    await letTimePass(site, client);
    const { email } = newPerson();
    for (const change of [{ password }, { email }, { password, email }]) {
      const { error } = await client.auth.updateUser(change);
      expect(error?.code).toBe('reauthentication_needed');
    }
    expect((await client.auth.updateUser({ data: { skin: 'dry' } })).error).toBeNull();
  });

  test('remove a factor, or create, regenerate and remove recovery codes', async () => {
    const { client, factorId } = await withApp(site);
    const experimental = { recoveryCodes: true };
    const owner = site.client({ experimental });
    const { data } = await client.auth.getSession();
    await owner.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
    await letTimePass(site, owner);
    const codes = owner.auth.mfa.recoveryCodes;
    expect((await codes.generate()).error?.code).toBe('reauthentication_needed');
    expect((await owner.auth.mfa.unenroll({ factorId })).error?.code).toBe(
      'reauthentication_needed',
    );
    const ask = async (method: string, path: string) =>
      (await site.ask(method, `/factors/recovery-codes${path}`, {}, await bearer(owner))).json();
    await site.ask('POST', '/proof', { password: 'wrong' }, await bearer(owner));
    expect(await ask('POST', '')).toMatchObject({ error_code: 'reauthentication_needed' });
  });
});

describe('the owner reauthenticates', () => {
  test('by signing in: every change works right after', async () => {
    const { client, person } = await signUpConfirmed(site);
    await letTimePass(site, client);
    await client.auth.signInWithPassword(person);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })).toMatchObject({
      error: null,
    });
    expect((await client.auth.updateUser({ email: newPerson().email })).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
  });

  test('by the current password, as the official client sends it', async () => {
    const { client, person } = await signUpConfirmed(site);
    await letTimePass(site, client);
    const wrong = await client.auth.updateUser({ password, current_password: 'wrong' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    const right = await client.auth.updateUser({ password, current_password: person.password });
    expect(right.error).toBeNull();
  });

  test('rejects a wrong current password even right after signing in', async () => {
    const { client } = await signUpConfirmed(site);
    const { error } = await client.auth.updateUser({ password, current_password: 'wrong' });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  test('by proving the password, for a few minutes', async () => {
    const { client, person } = await signUpConfirmed(site);
    await letTimePass(site, client);
    const headers = await bearer(client);
    const proven = await site.ask('POST', '/proof', { password: person.password }, headers);
    expect(proven.status).toBe(200);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    await letTimePass(site, client, 601);
    const later = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(later.error?.code).toBe('reauthentication_needed');
  });

  test('by an emailed code for the session', async () => {
    const { client, person } = await signUpConfirmed(site);
    await letTimePass(site, client);
    await client.auth.reauthenticate();
    const nonce = /^(\d{6}) /.exec((await site.newestMail(person.email)).subject)?.[1] ?? '';
    const other = nonce === '000000' ? '111111' : '000000';
    const wrong = await site.ask('POST', '/proof', { nonce: other }, await bearer(client));
    expect(wrong.status).toBe(422);
    const right = await site.ask('POST', '/proof', { nonce }, await bearer(client));
    expect(right.status).toBe(200);
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const again = await site.ask('POST', '/proof', { nonce }, await bearer(client));
    expect(again.status).toBe(422);
  });

  test('by a code from the app', async () => {
    const { client, verify, factorId } = await withApp(site);
    await letTimePass(site, client);
    await verify();
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });
});

describe('guessing the password with a stolen token', () => {
  test('ends after a few tries and does not lock out the owner', async () => {
    const { client, person } = await signUpConfirmed(site);
    const headers = await bearer(client);
    const guess = async () =>
      (await site.ask('POST', '/proof', { password: 'a guess' }, headers)).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
      422, 422, 422, 429,
    ]);
    expect((await site.client().auth.signInWithPassword(person)).error).toBeNull();
  });

  test.each([{}, { password: 'x', nonce: '123456' }])('%o is not a proof', async (body) => {
    const { client } = await signUpConfirmed(site);
    expect((await site.ask('POST', '/proof', body, await bearer(client))).status).toBe(400);
  });

  test('requires a session', async () => {
    expect((await site.ask('POST', '/proof', { password: 'x' })).status).toBe(401);
  });
});
