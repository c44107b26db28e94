import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOneTimeTokenByLink } from '~/db/auth/auth-one-time-token.repo.server';
import { connectTo, createTestDatabaseUrl } from '../../tests/setup/test-database';
import { type AuthSite, newPerson, startAuthSite } from '../../tests/sites/auth-site';
import { totpCode } from './factors/totp.server';
import { hashSecret } from './secrets.server';

/** Two processes of one site: the same public URL, database and limits; everything else differs. */
let first: AuthSite;
let second: AuthSite;

beforeAll(async () => {
  const url = await createTestDatabaseUrl();
  const settings = {
    PUBLIC_URL: 'http://glowfare.test',
    TRUST_PROXY: '1',
    AUTH_LIMITS: 'signIn=6,refresh=1000',
    AUTH_AUTOCONFIRM: 'on',
  };
  [first, second] = await Promise.all([
    startAuthSite(connectTo(url), settings),
    startAuthSite(connectTo(url), settings),
  ]);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

const from = (ip: string) => ({ 'X-Forwarded-For': ip });
const signUp = async () =>
  (await first.ask('POST', '/signup', newPerson(), from('10.1.0.1'))).json();

test('create one key when they start together', async () => {
  const keys = await Promise.all(
    [first, second].map(async (site) => (await site.ask('GET', '/.well-known/jwks.json')).json()),
  );
  expect(keys[0].keys).toHaveLength(1);
  expect(keys[1]).toEqual(keys[0]);
});

test('accept sessions opened by the other', async () => {
  const { access_token } = await signUp();
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await second.ask('GET', '/user', undefined, headers)).status).toBe(200);
});

test('refuse sessions ended by the other', async () => {
  const { access_token, refresh_token } = await signUp();
  const headers = { Authorization: `Bearer ${access_token}` };
  expect((await first.ask('POST', '/logout', {}, headers)).status).toBe(204);
  expect((await second.ask('GET', '/user', undefined, headers)).status).toBe(403);
  const refreshed = await second.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
  expect(refreshed.status).toBe(400);
});

test('accept an emailed link once, together', async () => {
  const person = newPerson();
  await first.ask('POST', '/signup', person, from('10.5.0.1'));
  await first.ask('POST', '/recover', { email: person.email }, from('10.5.0.2'));
  const { token } = await first.newestMail(person.email);
  const answers = await Promise.all(
    [first, second, first, second].map((site, index) =>
      site.ask('POST', '/verify', { type: 'recovery', token_hash: token }, from(`10.6.0.${index}`)),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
});

test('share rate limits', async () => {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    (index % 2 === 0 ? first : second).ask(
      'POST',
      '/token?grant_type=password',
      { ...newPerson(), password: 'guess' },
      from('10.1.0.2'),
    ),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test('refresh one session concurrently, and all get the same token', async () => {
  const { refresh_token } = await signUp();
  const refreshes = Array.from({ length: 10 }, async (_, index) => {
    const site = index % 2 === 0 ? first : second;
    const answer = await site.ask('POST', '/token?grant_type=refresh_token', { refresh_token });
    return [answer.status, (await answer.json()).refresh_token];
  });
  const answers = await Promise.all(refreshes);
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(([, token]) => token)).size).toBe(1);
});

test('create one account for concurrent sign-ups with one address', async () => {
  const person = newPerson();
  const attempts = Array.from({ length: 6 }, (_, index) =>
    (index % 2 === 0 ? first : second).ask('POST', '/signup', person, from(`10.2.0.${index}`)),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 422, 422, 422, 422, 422]);
});

test('ending a session while it is refreshed leaves no request hanging', async () => {
  const sessions = await Promise.all(Array.from({ length: 5 }, signUp));
  const answers = await Promise.all(
    sessions.flatMap(({ access_token, refresh_token }) => [
      first.ask('POST', '/logout', {}, { Authorization: `Bearer ${access_token}` }),
      second.ask('POST', '/token?grant_type=refresh_token', { refresh_token }),
    ]),
  );
  for (const { status } of answers) expect([200, 204, 400]).toContain(status);
});

test('compare at most ten guesses at an emailed code, together', async () => {
  const person = newPerson();
  await first.ask('POST', '/signup', person, from('10.3.0.1'));
  await first.ask('POST', '/recover', { email: person.email }, from('10.3.0.2'));
  const { code, token } = await first.newestMail(person.email);
  const guesses = Array.from({ length: 24 }, (_, index) => String(index).padStart(6, '0'));
  const guess = (value: string, index: number) =>
    (index % 2 === 0 ? first : second).ask(
      'POST',
      '/verify',
      { type: 'recovery', email: person.email, token: value },
      from(`10.4.0.${index}`),
    );
  await Promise.all(guesses.filter((value) => value !== code).map(guess));
  const stored = await findOneTimeTokenByLink(first.db, hashSecret(token));
  expect(stored?.wrongCodes).toBe(10);
  expect((await guess(code, 99)).status).toBe(403);
});

test('upgrade a session while it is refreshed, leaving one chain of tokens', async () => {
  const { access_token, refresh_token } = await signUp();
  const headers = { Authorization: `Bearer ${access_token}` };
  const enrolled = await first.ask('POST', '/factors', { factor_type: 'totp' }, headers);
  const { id, totp } = await enrolled.json();
  const challenge = await first.ask('POST', `/factors/${id}/challenge`, {}, headers);
  const { id: challenge_id } = await challenge.json();
  const code = totpCode(totp.secret, first.now());
  const [raised, ...refreshed] = await Promise.all([
    first.ask('POST', `/factors/${id}/verify`, { challenge_id, code }, headers),
    ...Array.from({ length: 6 }, () =>
      second.ask('POST', '/token?grant_type=refresh_token', { refresh_token }),
    ),
  ]);
  const { refresh_token: newest } = await raised.json();
  for (const answer of refreshed) {
    const { refresh_token: copy } = await answer.json();
    if (!copy) continue;
    const again = await second.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: copy,
    });
    expect(again.status).toBe(400);
  }
  const last = await second.ask('POST', '/token?grant_type=refresh_token', {
    refresh_token: newest,
  });
  expect(last.status).toBe(200);
});
