import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '~/domain/app-error';
import { minuteMs } from '~/domain/durations';
import { createTokenVerifier } from './token-verifier.server';

const issuer = 'https://glow.example/auth/v1';
const id = '6a2f8b54-9d3c-4a57-8f1e-0b7c2d9e4f10';
const sessionId = 'b7e1c9d2-3f4a-4b5c-9d6e-7f8a9b0c1d2e';

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' } };
}

const first = await makeKey('first');
const second = await makeKey('second');
let published: JWK[];
let reads: number;
let now: Date;
let away: boolean;

beforeEach(() => {
  published = [first.jwk];
  reads = 0;
  now = new Date('2026-03-01T12:00:00Z');
  away = false;
});

const verifier = () =>
  createTokenVerifier({
    issuer,
    clock: { now: () => now },
    readKeys: async () => {
      reads += 1;
      if (away) throw new Error('no response');
      return { keys: published };
    },
  });

interface TokenOptions {
  key?: Pick<typeof first, 'kid' | 'privateKey'>;
  claims?: Record<string, unknown>;
}

function token({ key = first, claims = {} }: TokenOptions = {}) {
  const seconds = Math.floor(now.getTime() / 1_000);
  const usual = { iss: issuer, aud: 'authenticated', sub: id, session_id: sessionId };
  return new SignJWT({
    ...usual,
    iat: seconds,
    exp: seconds + 3_600,
    email: 'a@b.example',
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(key.privateKey);
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test('a valid token identifies its user', async () => {
  expect(await verifier().verify(await token())).toEqual({
    id,
    email: 'a@b.example',
    sessionId,
    aal: 'aal1',
    isAnonymous: false,
    provenAt: null,
  });
});

describe('rejects a token', () => {
  test.each<[string, TokenOptions]>([
    ['of another issuer', { claims: { iss: 'https://evil.example/auth/v1' } }],
    ['for another audience', { claims: { aud: 'service' } }],
    [
      'that has expired',
      { claims: { exp: Math.floor(Date.parse('2026-03-01T11:59:00Z') / 1_000) } },
    ],
    ['that never expires', { claims: { exp: undefined } }],
    ['whose subject is not a UUID', { claims: { sub: 'anna' } }],
    ['without a session', { claims: { session_id: undefined } }],
    ['signed by another key with the id of the first', { key: { ...second, kid: 'first' } }],
  ])('%s', async (_, options) => {
    expect(await codeOf(verifier().verify(await token(options)))).toBe('invalid_jwt');
  });

  test.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..', 'é.é.é'])(
    'that is malformed: %j',
    async (text) => {
      expect(await codeOf(verifier().verify(text))).toBe('invalid_jwt');
    },
  );

  test('that is unsigned, or signed with the public key as a secret', async () => {
    const [, payload] = (await token()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await codeOf(verifier().verify(`${none}.${payload}.`))).toBe('invalid_jwt');
    const confused = await new SignJWT({ sub: id })
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(new TextEncoder().encode(JSON.stringify(first.jwk)));
    expect(await codeOf(verifier().verify(confused))).toBe('invalid_jwt');
  });
});

describe('the keys', () => {
  test('are cached for ten minutes', async () => {
    const { verify } = verifier();
    await verify(await token());
    now = new Date(now.getTime() + 599_000);
    await verify(await token());
    expect(reads).toBe(1);
    now = new Date(now.getTime() + 2_000);
    await verify(await token());
    expect(reads).toBe(2);
  });

  test('are fetched once for concurrent callers', async () => {
    const { verify } = verifier();
    const text = await token();
    await Promise.all(Array.from({ length: 20 }, () => verify(text)));
    expect(reads).toBe(1);
  });

  test('are fetched again, once, when a token names an unknown one', async () => {
    const { verify } = verifier();
    await verify(await token());
    now = new Date(now.getTime() + minuteMs);
    published = [second.jwk, first.jwk];
    await verify(await token({ key: second }));
    expect(reads).toBe(2);
    const unknown = { ...second, kid: 'third' };
    now = new Date(now.getTime() + minuteMs);
    expect(await codeOf(verify(await token({ key: unknown })))).toBe('invalid_jwt');
    expect(reads).toBe(3);
    for (let more = 0; more < 5; more += 1) await codeOf(verify(await token({ key: unknown })));
    expect(reads).toBe(3);
  });

  test('an unreachable service is not an invalid token', async () => {
    away = true;
    expect(await codeOf(verifier().verify(await token()))).toBe('auth_unavailable');
  });
});
