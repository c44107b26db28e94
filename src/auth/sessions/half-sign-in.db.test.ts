import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
import { totpCode } from '../factors/totp.server';
import { createKeyRing } from './key-ring.server';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

const as = (token: string) => ({ Authorization: `Bearer ${token}` });
const refresh = async (refresh_token: string) => {
  const answer = await site.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
  return { status: answer.status, body: await answer.json() };
};
const levelOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).aal;

/** A user with a second factor who has only entered the password. */
async function halfSignedIn() {
  const { client, person } = await signUpConfirmed(site);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (!data) throw new Error('There is no factor.');
  const { secret } = data.totp;
  const factorId = data.id;
  await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, site.now()) });
  await client.auth.updateUser({ data: { full_name: 'Vera' } });
  site.advance(30);
  const answer = await site.ask('POST', '/token?grant_type=password', person);
  const half = await answer.json();
  const raise = async () => {
    const headers = as(half.access_token);
    const challenge = await site.ask('POST', `/factors/${factorId}/challenge`, {}, headers);
    const { id: challenge_id } = await challenge.json();
    const body = { challenge_id, code: totpCode(secret, site.now()) };
    const raised = await site.ask('POST', `/factors/${factorId}/verify`, body, headers);
    return raised.json();
  };
  return { client, person, half, factorId, raise };
}

describe('a session whose second factor is due', () => {
  test('has a token that stays limited after the second factor was verified', async () => {
    const { half, raise, factorId } = await halfSignedIn();
    const { access_token } = await raise();
    const change = async (token: string) => {
      const answer = await site.ask('PUT', '/user', { data: { skin: 'dry' } }, as(token));
      return answer.status === 200 ? 'done' : (await answer.json()).error_code;
    };
    expect(await change(half.access_token)).toBe('insufficient_aal');
    const headers = as(half.access_token);
    const removed = await site.ask('DELETE', `/factors/${factorId}`, undefined, headers);
    expect((await removed.json()).error_code).toBe('insufficient_aal');
    expect(await change(access_token)).toBe('done');
  });

  test('can use the endpoints of the second factor, and sign out', async () => {
    const { half, raise, factorId } = await halfSignedIn();
    const shown = await site.ask('GET', '/user', undefined, as(half.access_token));
    const user = await shown.json();
    expect(user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    // It reveals no more about the user.
    for (const { user_metadata, identities } of [user, half.user]) {
      expect([user_metadata, identities]).toEqual([{}, []]);
    }
    expect(levelOf((await raise()).access_token)).toBe('aal2');
    const other = await halfSignedIn();
    const left = await site.ask('POST', '/logout?scope=local', {}, as(other.half.access_token));
    expect(left.status).toBe(204);
  });

  test.each([
    ['PUT', '/user', { data: { full_name: 'Mallory' } }],
    ['PUT', '/user', { password: 'a new password of mine' }],
    ['PUT', '/user', { email: 'mallory@example.com' }],
    ['POST', '/logout?scope=others', {}],
    ['POST', '/logout?scope=global', {}],
    ['POST', '/logout', {}],
    ['GET', '/reauthenticate', undefined],
    ['POST', '/factors', { factor_type: 'totp' }],
    ['DELETE', '/factors/FACTOR', {}],
    ['GET', '/factors/recovery-codes', undefined],
    ['POST', '/factors/recovery-codes', {}],
    ['POST', '/factors/recovery-codes/regenerate', {}],
    ['DELETE', '/factors/recovery-codes', {}],
  ])('cannot %s %s %j', async (method, path, body) => {
    const { half, client, factorId } = await halfSignedIn();
    const address = path.replace('FACTOR', factorId);
    const answer = await site.ask(method, address, body, as(half.access_token));
    expect([answer.status, (await answer.json()).error_code]).toEqual([401, 'insufficient_aal']);
    // The owner's own session is unchanged.
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Vera' });
  });
});

describe('tokens issued before the second factor', () => {
  test('are rejected within the grace period', async () => {
    const { half, raise } = await halfSignedIn();
    const raised = await raise();
    const old = await refresh(half.refresh_token);
    expect([old.status, old.body.error_code]).toEqual([400, 'refresh_token_already_used']);
    // The current chain of tokens continues.
    const next = await refresh(raised.refresh_token);
    expect(levelOf(next.body.access_token)).toBe('aal2');
    expect((await refresh(next.body.refresh_token)).status).toBe(200);
  });

  test('end the session when they are used later', async () => {
    const { half, raise } = await halfSignedIn();
    const raised = await raise();
    site.advance(11);
    expect((await refresh(half.refresh_token)).body.error_code).toBe('refresh_token_already_used');
    expect((await refresh(raised.refresh_token)).body.error_code).toBe('refresh_token_not_found');
    site.logLines.length = 0;
  });

  test('even if they were refreshed once before', async () => {
    const { half, raise } = await halfSignedIn();
    const renewed = await refresh(half.refresh_token);
    const raised = await raise();
    for (const token of [half.refresh_token, renewed.body.refresh_token]) {
      expect((await refresh(token)).status).toBe(400);
    }
    expect((await refresh(raised.refresh_token)).status).toBe(200);
  });
});

describe('a token signed with the real key', () => {
  async function forged(change: Record<string, unknown>, kid?: string) {
    const { session, user } = await signUpConfirmed(site);
    const claims = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const { signingKey } = createKeyRing({
      db,
      clock: { now: site.now },
      secrets: testDeps(db).secrets,
    });
    const { key, alg, kid: ownKid } = await signingKey();
    const token = await new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg, ...(kid !== '' && { kid: ownKid }) })
      .sign(key);
    return { token, user };
  }

  test('is accepted when all claims are valid', async () => {
    const { token } = await forged({});
    expect((await site.ask('GET', '/user', undefined, as(token))).status).toBe(200);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['for another audience', { aud: 'service' }, 'bad_jwt'],
    ['for no audience', { aud: undefined }, 'bad_jwt'],
    ['without an expiry', { exp: undefined }, 'bad_jwt'],
    ['that has expired', { exp: 1_000 }, 'bad_jwt'],
    ['of another issuer', { iss: 'https://elsewhere.example' }, 'bad_jwt'],
    ['of no issuer', { iss: undefined }, 'bad_jwt'],
    ['without a subject', { sub: undefined }, 'bad_jwt'],
    ['with a subject that is not an id', { sub: 'anna' }, 'bad_jwt'],
    ['without a session', { session_id: undefined }, 'session_not_found'],
    ['with an invalid session id', { session_id: 'x' }, 'session_not_found'],
  ])('%s is rejected everywhere', async (_, change, code) => {
    const { token } = await forged(change);
    const answer = await site.ask('GET', '/user', undefined, as(token));
    expect([400, 403]).toContain(answer.status);
    expect((await answer.json()).error_code).toBe(code);
    expect((await fetch(`${site.url}/api/profile`, { headers: as(token) })).status).toBe(401);
  });

  test('without a key id is rejected everywhere', async () => {
    const { token } = await forged({}, '');
    expect((await site.ask('GET', '/user', undefined, as(token))).status).toBe(403);
    expect((await fetch(`${site.url}/api/profile`, { headers: as(token) })).status).toBe(401);
  });
});

test('a ban takes effect immediately, in the API too', async () => {
  const { session, user } = await signUpConfirmed(site);
  const profile = () => fetch(`${site.url}/api/devices`, { headers: as(session.access_token) });
  expect((await profile()).status).toBe(200);
  const { updateAuthUser } = await import('~/db/auth/auth-user.repo.server');
  const now = site.now();
  const bannedUntil = new Date(now.getTime() + minuteMs);
  await updateAuthUser(db, user.id, { bannedUntil }, now);
  expect((await profile()).status).toBe(401);
});
