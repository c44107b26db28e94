import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOneTimeTokenByLink } from '~/db/auth/auth-one-time-token.repo.server';
import { readTablesAsText } from '~/db/testing/tables.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import {
  type AuthSite,
  newPerson,
  signUpConfirmed,
  startAuthSite,
} from '../../tests/sites/auth-site';
import { hashSecret } from './secrets.server';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  // One trusted proxy, so that tests can choose their address.
  site = await startAuthSite(db, {
    TRUST_PROXY: '1',
    AUTH_LIMITS: 'signIn=5,wrongPassword=10,mail=3,verify=200,mailRequest=100,signUp=200',
    AUTH_MAIL_INTERVAL_SECONDS: '60',
  });
});
afterAll(() => site.stop());

let places = 0;
/** A new network address. */
function newNetwork(): Record<string, string> {
  places += 1;
  return { 'X-Forwarded-For': `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}` };
}

const signIn = (body: object, from: Record<string, string>) =>
  site.ask('POST', '/token?grant_type=password', body, from);

/** A user who has signed in from their home network. */
async function signUpAtHome() {
  const person = newPerson();
  const home = newNetwork();
  await site.ask('POST', '/signup', person, home);
  const { token } = await site.newestMail(person.email);
  const answer = await site.ask('POST', '/verify', { type: 'signup', token_hash: token }, home);
  return { person, home, session: await answer.json() };
}

test.each([
  '/factors/00000000-0000-4000-8000-000000000000',
  '/factors/recovery-codes',
  '/factor-recovery',
])('DELETE %s is limited per visitor', async (path) => {
  const { home, session } = await signUpAtHome();
  const from = { ...home, Authorization: `Bearer ${session.access_token}` };
  // Concurrently, because the limit refills by one every few seconds.
  const asking = Array.from({ length: 60 }, () => site.ask('DELETE', path, undefined, from));
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(new Set(statuses).size).toBeGreaterThan(1);
});

describe('credential stuffing', () => {
  test('from one network is stopped, for all accounts', async () => {
    const from = newNetwork();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      statuses.push((await signIn({ ...newPerson(), password: 'guess' }, from)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const refused = await signIn(newPerson(), from);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
  });

  test('from many networks on one account is stopped, and its owner is not locked out', async () => {
    const { person, home } = await signUpAtHome();
    const guesses = Array.from({ length: 14 }, () =>
      signIn({ ...person, password: 'guess' }, newNetwork()),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await signIn(person, newNetwork())).status).toBe(429);
    expect((await signIn(person, home)).status).toBe(200);
    // On another network, an emailed link still works.
    const away = newNetwork();
    expect((await site.ask('POST', '/otp', { email: person.email }, away)).status).toBe(200);
    const { code } = await site.newestMail(person.email);
    const body = { type: 'email', email: person.email, token: code };
    expect((await site.ask('POST', '/verify', body, away)).status).toBe(200);
  });

  test('correct passwords do not use up the limit', async () => {
    const { person } = await signUpAtHome();
    for (let day = 0; day < 12; day += 1) {
      expect((await signIn(person, newNetwork())).status).toBe(200);
    }
  });

  test('the same limits apply to accounts that do not exist', async () => {
    const person = newPerson();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await signIn(person, newNetwork())).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe('enumeration', () => {
  /** The observable parts of a response: status, varying headers, and the body without ids and times. */
  async function shape(answer: Response) {
    const text = await answer.text();
    return [
      answer.status,
      answer.headers.get('x-sb-error-code'),
      text
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replaceAll(/person-[\w-]+@example.com/g, 'ADDRESS'),
    ];
  }

  test.each([
    ['signing up', '/signup', {}],
    ['signing in', '/token?grant_type=password', { password: 'not this one' }],
    ['recovering', '/recover', {}],
    ['requesting a link', '/otp', {}],
    ['requesting a link without creating an account', '/otp', { create_user: false }],
    ['requesting an email again', '/resend', { type: 'signup' }],
    ['guessing a code', '/verify', { type: 'email', token: '000000' }],
  ])('by %s reveals no difference', async (_, path, extra) => {
    const { person } = await signUpAtHome();
    site.advance(61);
    const answers: unknown[] = [];
    for (const email of [person.email, newPerson().email]) {
      const body = { password: 'a good password 77', ...extra, email };
      const from = newNetwork();
      const first = await shape(await site.ask('POST', path, body, from));
      // The second request is rejected in the same way too.
      answers.push([first, (await shape(await site.ask('POST', path, body, from))).slice(0, 2)]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('by changing one’s own address reveals no difference', async () => {
    const taken = await signUpAtHome();
    const { session, home } = await signUpAtHome();
    const headers = { ...home, Authorization: `Bearer ${session.access_token}` };
    const shapes: unknown[] = [];
    for (const email of [taken.person.email, newPerson().email]) {
      shapes.push(await shape(await site.ask('PUT', '/user', { email }, headers)));
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect((await site.newestMail(taken.person.email)).subject).toBe(
      'You already have a Glowfare account',
    );
  });

  test('the owner of a taken address is notified by email', async () => {
    const { person } = await signUpAtHome();
    site.advance(61);
    await site.ask('POST', '/signup', { ...person, password: 'a good password 78' }, newNetwork());
    const mail = await site.newestMail(person.email);
    expect(mail.subject).toBe('You already have a Glowfare account');
    expect(mail.link).toBe('');
    expect((await signIn(person, newNetwork())).status).toBe(200);
  });
});

/** How often a sample of the first is slower than one of the second: 0.5 if they are indistinguishable. */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  let slower = 0;
  for (const a of first) for (const b of second) slower += a > b ? 1 : a === b ? 0.5 : 0;
  return slower / (first.length * second.length);
}

// On one engine: the delay that makes the times equal does not depend on it. Concurrently, because they
// mostly wait.
test.runIf(db.kind === 'pglite').concurrent.each([
  ['signing in', '/token?grant_type=password', { password: 'not this one' }],
  ['recovering', '/recover', {}],
  ['signing up', '/signup', { password: 'a good password 79', data: { a: 1 } }],
])('%s takes the same time with and without an account', { retry: 1 }, async (_, path, body) => {
  const samples = 16;
  const { email: known } = (await signUpAtHome()).person;
  const patient = await startAuthSite(site.db, { equalTimeMs: '250' });
  const measure = async (email: string) => {
    const began = performance.now();
    await (await patient.ask('POST', path, { ...body, email })).text();
    return performance.now() - began;
  };
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  await measure(newPerson().email);
  for (let sample = 0; sample < samples; sample += 1) {
    // Alternating, so that load affects both.
    times.known.push(await measure(known));
    times.unknown.push(await measure(newPerson().email));
  }
  await patient.stop();
  const share = slowerShare(times.known, times.unknown);
  // Unequal times give 0.95 here; sixteen equal samples exceed this once in a thousand attempts.
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.85);
});

describe('one-time codes', () => {
  test('cannot be guessed: after ten wrong ones the correct one is void, the link is not', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person, newNetwork());
    const { code, token } = await site.newestMail(person.email);
    const guess = (value: string) =>
      site.ask(
        'POST',
        '/verify',
        { type: 'email', email: person.email, token: value },
        newNetwork(),
      );
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(wrong);
    expect((await guess(code)).status).toBe(403);
    const link = await site.ask(
      'POST',
      '/verify',
      { type: 'signup', token_hash: token },
      newNetwork(),
    );
    expect(link.status).toBe(200);
  });

  test('are never compared with more than ten guesses, even in parallel', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person, newNetwork());
    const { code, token } = await site.newestMail(person.email);
    const guess = (value: string) =>
      site.ask(
        'POST',
        '/verify',
        { type: 'email', email: person.email, token: value },
        newNetwork(),
      );
    const wrong = Array.from({ length: 15 }, (_, index) => String(index).padStart(6, '0'));
    await Promise.all(wrong.filter((value) => value !== code).map(guess));
    const stored = await findOneTimeTokenByLink(site.db, hashSecret(token));
    expect(stored?.wrongCodes).toBe(10);
    expect((await guess(code)).status).toBe(403);
    const body = { type: 'signup', token_hash: token };
    expect((await site.ask('POST', '/verify', body, newNetwork())).status).toBe(200);
  });

  test('are valid for ten minutes, their links for an hour', async () => {
    const person = newPerson();
    await site.ask('POST', '/signup', person, newNetwork());
    const { code, token } = await site.newestMail(person.email);
    const byCode = { type: 'email', email: person.email, token: code };
    const byLink = { type: 'signup', token_hash: token };
    const from = newNetwork();
    const status = async (body: object) => (await site.ask('POST', '/verify', body, from)).status;
    site.advance(10 * 60 + 1);
    expect(await status(byCode)).toBe(403);
    site.advance(50 * 60);
    const late = await site.ask('POST', '/verify', byLink, from);
    expect(await late.json()).toMatchObject({ code: 403, error_code: 'otp_expired' });
    // A link that is half an hour old still works.
    const other = newPerson();
    await site.ask('POST', '/signup', other, newNetwork());
    const { token: fresh } = await site.newestMail(other.email);
    site.advance(30 * 60);
    expect(await status({ type: 'signup', token_hash: fresh })).toBe(200);
  });

  test.each([
    ['a new password', '/recover', 'recovery'],
    ['a sign-in link', '/otp', 'magiclink'],
  ])('requesting %s again does not void earlier emails', async (_, path, type) => {
    const { person } = await signUpAtHome();
    const mails: { code: string; token: string }[] = [];
    for (let request = 0; request < 4; request += 1) {
      site.advance(61);
      await site.ask('POST', path, { email: person.email }, newNetwork());
      mails.push(await site.newestMail(person.email));
    }
    const [first, second, third] = mails;
    const from = newNetwork();
    const verify = async (body: object) =>
      (await site.ask('POST', '/verify', { type, ...body }, from)).status;
    expect(await verify({ token_hash: first?.token })).toBe(200);
    // Success voids the others.
    expect(await verify({ token_hash: second?.token })).toBe(403);
    expect(await verify({ email: person.email, token: third?.code })).toBe(403);
  });

  test('are not stored in plain text', async () => {
    const { session } = await signUpAtHome();
    const person = newPerson();
    await site.ask('POST', '/signup', person, newNetwork());
    const { code, token } = await site.newestMail(person.email);
    const tables = ['auth_one_time_token', 'auth_refresh_token', 'auth_session', 'auth_user'];
    const all = await readTablesAsText(site.db, ...tables);
    for (const plain of [token, `"${code}"`, session.refresh_token, person.password]) {
      expect(all).not.toContain(plain);
    }
  });
});

test.each([
  ['a link', '/otp', 'email'],
  ['a new password', '/recover', 'recovery'],
])(
  'a stranger’s password for an address is void once its owner requests %s',
  async (_, path, type) => {
    const trap = newPerson();
    await site.ask('POST', '/signup', trap, newNetwork());
    const from = newNetwork();
    expect((await site.ask('POST', path, { email: trap.email }, from)).status).toBe(200);
    const { code } = await site.newestMail(trap.email);
    const verified = await site.ask(
      'POST',
      '/verify',
      { type, email: trap.email, token: code },
      from,
    );
    expect(verified.status).toBe(200);
    expect((await signIn(trap, newNetwork())).status).toBe(400);
  },
);

describe('email', () => {
  test('to one address is sent once a minute, and the error has the remaining seconds', async () => {
    const { email } = newPerson();
    const from = newNetwork();
    expect((await site.ask('POST', '/recover', { email }, from)).status).toBe(200);
    const answer = await site.ask('POST', '/recover', { email }, from);
    expect(answer.status).toBe(429);
    const { error_code, msg } = await answer.json();
    expect(error_code).toBe('over_email_send_rate_limit');
    expect(msg).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  });

  test('to many addresses is limited per network', async () => {
    const from = newNetwork();
    const statuses: number[] = [];
    for (let mail = 0; mail < 4; mail += 1) {
      statuses.push((await site.ask('POST', '/otp', newPerson(), from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nSubject: x',
    'a@b.example,c@d.example',
    '"a b"@b.example',
    'a@b.example>',
    'a@b',
    ' a@b.example',
    'a@b.example\0',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(300)}.example`,
    'ａ@b.example\u202e',
  ])('is not sent to an invalid address: %j', async (email) => {
    const body = { email, password: 'a good password' };
    for (const path of ['/signup', '/recover', '/otp']) {
      expect((await site.ask('POST', path, body, newNetwork())).status).toBe(400);
    }
  });

  test('contains nothing that a stranger wrote', async () => {
    const person = newPerson();
    const data = { name: '<script>alert(1)</script>\r\nBcc: c@d.example' };
    await site.ask('POST', '/signup', { ...person, data }, newNetwork());
    const mail = await site.newestMail(person.email);
    expect(`${mail.subject}${mail.html}${mail.text}${JSON.stringify(mail.headers)}`).not.toMatch(
      /alert\(1\)|Bcc/,
    );
  });
});

describe('redirects', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https://127.0.0.1@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1.evil.example/',
    'https:evil.example',
    'http://[::1',
  ])('never lead to %s', async (target) => {
    const person = newPerson();
    const path = `/signup?redirect_to=${encodeURIComponent(target)}`;
    await site.ask('POST', path, person, newNetwork());
    const { link, token } = await site.newestMail(person.email);
    expect(link).not.toContain('evil');
    const tampered = `/verify?token=${token}&type=signup&redirect_to=${encodeURIComponent(target)}`;
    const answer = await site.ask('GET', tampered, undefined, newNetwork());
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(site.url);
    const press = () =>
      site.press(`${site.url}${tampered}`, { password: person.password }, newNetwork());
    const landed = (await press()).headers.get('location') ?? '';
    expect(new URL(landed).origin).toBe(site.url);
    expect(landed).toContain('#access_token=');
    expect((await press()).headers.get('location')).toContain(`${site.url}/#error=access_denied`);
  });
});

describe('bodies', () => {
  const raw = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/auth/v1/signup`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...newNetwork(), ...headers },
    });

  test.each<[string, BodyInit, number, string]>([
    ['nothing', '', 400, 'bad_json'],
    ['no JSON', '{"email":', 400, 'bad_json'],
    ['a list', '[]', 400, 'validation_failed'],
    ['a number as the address', '{"email":7}', 400, 'validation_failed'],
    ['a NUL', '{"email":"a@b.example","password":"\\u0000 a good one"}', 400, 'bad_json'],
    ['an unpaired surrogate', '{"data":{"a":"\\ud800"}}', 400, 'bad_json'],
    ['no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400, 'bad_json'],
    ['a hundred brackets', `{"data":${'['.repeat(100)}${']'.repeat(100)}}`, 400, 'bad_json'],
    [
      'too much metadata',
      JSON.stringify({ data: { a: 'x'.repeat(9_000) } }),
      400,
      'validation_failed',
    ],
    [
      'a password that is too long',
      JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(257) }),
      400,
      'validation_failed',
    ],
    ['more than 16 KiB', JSON.stringify({ data: 'x'.repeat(17_000) }), 413, 'request_too_large'],
    ['quotes that never end', '"\\'.repeat(8_000), 400, 'bad_json'],
  ])('of %s are rejected', async (_, body, status, code) => {
    const answer = await raw(body);
    expect(await answer.json()).toMatchObject({ code: status, error_code: code });
    expect(answer.status).toBe(status);
  });

  test('that are too large end the connection', async () => {
    const answer = await raw(JSON.stringify({ data: 'x'.repeat(3_000_000) }));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect((await raw('{}')).status).toBe(200);
  });

  test.each<[string, string]>([
    ['/signup', 'signUp'],
    ['/token?grant_type=password', 'signIn'],
    ['/token?grant_type=refresh_token', 'refresh'],
    ['/token?grant_type=pkce', 'verify'],
    ['/token?grant_type=id_token', 'signIn'],
    ['/otp', 'mailRequest'],
    ['/magiclink', 'mailRequest'],
    ['/recover', 'mailRequest'],
    ['/resend', 'mailRequest'],
    ['/verify', 'verify'],
  ])('that cannot be parsed count toward the limit of %s', async (path, limit) => {
    const strict = await startAuthSite(db, { TRUST_PROXY: '1', AUTH_LIMITS: `${limit}=2` });
    const from = newNetwork();
    const statuses: number[] = [];
    for (const body of ['{', '"\\'.repeat(500), '{"email":"a@b.example"}']) {
      const answer = await fetch(`${strict.url}/auth/v1${path}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', ...from },
      });
      statuses.push(answer.status);
    }
    await strict.stop();
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('with prototype keys are plain data', async () => {
    const person = newPerson();
    const answer = await raw(
      `{"email":"${person.email}","password":"${person.password}","data":{"__proto__":{"role":"service_role"},"constructor":1}}`,
    );
    expect((await answer.json()).role).toBe('authenticated');
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});

describe('names of object properties', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

  test.each(names)('are not valid types: %s', async (name) => {
    const email = 'some@body.example';
    const answers = await Promise.all([
      site.ask('POST', `/token?grant_type=${name}`, {}, newNetwork()),
      site.ask('POST', '/verify', { type: name, token: '123456', email }, newNetwork()),
      site.ask('POST', '/verify', { type: name, token_hash: 'abc' }, newNetwork()),
      site.ask('POST', '/token?grant_type=id_token', { provider: name, id_token: 'x' }),
      site.ask('POST', '/resend', { type: name, email }, newNetwork()),
      site.ask('GET', `/authorize?provider=${name}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    const link = await site.ask('GET', `/verify?type=${name}&token=abc`, undefined, newNetwork());
    expect(link.headers.get('location')).toContain('error_code=validation_failed');
    // The next request is served.
    const { person, home } = await signUpAtHome();
    expect((await signIn(person, home)).status).toBe(200);
  });
});

test('tokens cannot be replayed, altered or used by others', async () => {
  const { person, session } = await signUpAtHome();
  const as = (token: string) => ({ ...newNetwork(), Authorization: `Bearer ${token}` });
  const user = async (token: string) =>
    (await site.ask('GET', '/user', undefined, as(token))).status;
  expect(await user(session.access_token)).toBe(200);
  const [header = '', payload = '', signature = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString(
    'base64url',
  );
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(await user(`${header}.${other}.${signature}`)).toBe(403);
  expect(await user(`${none}.${payload}.`)).toBe(403);
  // The public key used as a shared secret.
  const { SignJWT } = await import('jose');
  const { keys } = await (await site.ask('GET', '/.well-known/jwks.json')).json();
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: keys[0].kid })
    .sign(new TextEncoder().encode(JSON.stringify(keys[0])));
  expect(await user(confused)).toBe(403);
  site.advance(3_601);
  expect(await user(session.access_token)).toBe(403);
  expect((await signIn(person, newNetwork())).status).toBe(200);
});

test('a second factor cannot be guessed', async () => {
  const { session, home } = await signUpAtHome();
  const headers = { ...home, Authorization: `Bearer ${session.access_token}` };
  const enrolled = await site.ask('POST', '/factors', { factor_type: 'totp' }, headers);
  const { id } = await enrolled.json();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const challenge = await site.ask('POST', `/factors/${id}/challenge`, {}, headers);
    const { id: challenge_id } = await challenge.json();
    const body = { challenge_id, code: '000000' };
    statuses.push((await site.ask('POST', `/factors/${id}/verify`, body, headers)).status);
  }
  expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
  expect(statuses[10]).toBe(429);
});

test('the official client stays within the limits of an ordinary day', async () => {
  const { client } = await signUpConfirmed(site);
  expect((await client.auth.getUser()).error).toBeNull();
});
