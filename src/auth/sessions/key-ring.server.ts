import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import {
  insertSigningKey,
  listSigningKeys,
  updateSigningKeyReactivated,
  updateSigningKeyRetired,
} from '~/db/auth/auth-signing-key.repo.server';
import type { Database, Queryable } from '~/db/engine/database.server';
import { minuteMs } from '~/domain/durations';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';

/** How long a process may use outdated keys after another one changed them. */
const rereadMs = minuteMs;
const maxSigningKeys = 20;

const privateJwkSchema = z.looseObject({ kty: z.enum(['EC', 'RSA']) });

interface KeyDeps {
  db: Database;
  clock: { now(): Date };
  secrets: SecretCipher;
}

interface RingKey {
  kid: string;
  privateJwk: JWK;
  signs: boolean;
}

interface SigningKey {
  kid: string;
  alg: string;
  key: CryptoKey | Uint8Array;
}

export interface KeyRing {
  signingKey(): Promise<SigningKey>;
  publicKeys(): Promise<{ keys: JWK[] }>;
  /** Finds the public key of a token. Imported once, because importing costs more than verifying. */
  findKey(): Promise<JWTVerifyGetKey>;
  /** Finds the operator's own key, if configured; it may also sign service tokens. */
  findChosenKey(): Promise<JWTVerifyGetKey | undefined>;
  /** Reloads the keys after a token named an unknown one. */
  reread(): Promise<void>;
}

async function newSigningKey(): Promise<{ kid: string; privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return withKid(await exportJWK(privateKey));
}

const secretPlaceOf = (kid: string) => ({ table: 'auth_signing_key', id: kid }) as const;

function encryptKey(secrets: SecretCipher, key: { kid: string; privateJwk: JWK }) {
  const sealedJwk = secrets.encrypt(JSON.stringify(key.privateJwk), secretPlaceOf(key.kid));
  return { kid: key.kid, sealedJwk };
}

const algorithmOf = ({ kty }: JWK) => (kty === 'RSA' ? 'RS256' : 'ES256');

async function withKid(jwk: JWK): Promise<{ kid: string; privateJwk: JWK }> {
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const { key_ops: _, ...parts } = jwk;
  return { kid, privateJwk: { ...parts, kid, alg: algorithmOf(jwk), use: 'sig' } };
}

/** The keys in the database; the first process creates the first key. */
export function createKeyRing(
  { db, clock, secrets }: KeyDeps,
  /** A key configured by the operator; it signs from now on. */
  chosen?: JWK,
): KeyRing {
  let cached:
    | { keys: JWK[]; find: JWTVerifyGetKey; signing: SigningKey; readAt: number }
    | undefined;

  async function list(): Promise<RingKey[]> {
    const keys = await listSigningKeys(db, maxSigningKeys);
    return keys.map(({ kid, sealedJwk, signs }) => {
      const opened: unknown = JSON.parse(secrets.decrypt(sealedJwk, secretPlaceOf(kid)));
      return { kid, signs, privateJwk: privateJwkSchema.parse(opened) };
    });
  }

  async function read() {
    let keys = await list();
    const wanted = chosen && (await withKid(chosen));
    if (!keys[0]?.signs || (wanted && keys[0].kid !== wanted.kid)) {
      const key = encryptKey(secrets, wanted ?? (await newSigningKey()));
      await db.transaction((tx) => makeSigning(tx, key, wanted !== undefined, clock.now()));
      keys = await list();
    }
    const [first] = keys;
    if (!first) throw new Error('There is no signing key.');
    const alg = algorithmOf(first.privateJwk);
    const signing = { kid: first.kid, alg, key: await importJWK(first.privateJwk, alg) };
    const published = keys.map(toPublicKey);
    const find = createLocalJWKSet({ keys: published });
    cached = { keys: published, find, signing, readAt: clock.now().getTime() };
    return cached;
  }

  const current = async () =>
    cached && clock.now().getTime() - cached.readAt < rereadMs ? cached : read();

  return {
    signingKey: async () => (await current()).signing,
    publicKeys: async () => ({ keys: (await current()).keys }),
    findKey: async () => (await current()).find,
    findChosenKey: async () => {
      if (!chosen) return undefined;
      const { kid } = await withKid(chosen);
      return createLocalJWKSet({ keys: (await current()).keys.filter((key) => key.kid === kid) });
    },
    reread: async () => void (await read()),
  };
}

async function makeSigning(
  tx: Queryable,
  key: { kid: string; sealedJwk: string },
  replace: boolean,
  now: Date,
): Promise<void> {
  if (replace) {
    await updateSigningKeyRetired(tx, now);
    if (await updateSigningKeyReactivated(tx, key.kid)) return;
  }
  await insertSigningKey(tx, key, now);
}

/** Lists the public fields, so that new private ones cannot leak. */
function toPublicKey({ privateJwk, kid }: RingKey): JWK {
  const { kty, crv, x, y, n, e }: JWK = privateJwk;
  const publicFields = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y };
  const alg = algorithmOf(privateJwk);
  return { ...publicFields, kid, alg, use: 'sig', key_ops: ['verify'], ext: true };
}

/** Replaces the signing key; the old one stays published while its tokens are valid. */
export async function rotateSigningKey({ db, clock, secrets }: KeyDeps): Promise<string> {
  const key = encryptKey(secrets, await newSigningKey());
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updateSigningKeyRetired(tx, now);
    await insertSigningKey(tx, key, now);
  });
  return key.kid;
}
