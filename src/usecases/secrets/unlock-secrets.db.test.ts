import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecrets } from '~/adapters/secrets/create-secrets.server';
import { deleteSigningKeys, insertSigningKey } from '~/db/auth/auth-signing-key.repo.server';
import { listSecretsWithoutPrefix, secretTables } from '~/db/secrets/sealed-secret.repo.server';
import { deleteSiteSecret, insertSiteSecret } from '~/db/secrets/site-secret.repo.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
import type { Secrets } from '../deps';
import { resetSecrets } from './reset-secrets.server';
import { unlockSecrets } from './unlock-secrets.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const folder = mkdtempSync(join(tmpdir(), 'glowfare-unlock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
let keyFile: string;
beforeEach(async () => {
  files += 1;
  keyFile = join(folder, `${files}.key`);
  await deleteSigningKeys(db);
  for (const name of ['secrets-key-check', 'a-key']) await deleteSiteSecret(db, name);
});

/** A new process that knows only the key file. */
const newProcess = () => createSecrets({ keyFile, givenKeys: undefined });
const unlock = (secrets: Secrets) => unlockSecrets({ ...deps, secrets });

/** Values as stored on disk. */
async function allStored(): Promise<string[]> {
  const lists = await Promise.all(
    secretTables.map((table) =>
      listSecretsWithoutPrefix(db, table, { prefix: '-', after: '', limit: 1_000 }),
    ),
  );
  return lists.flat().map(({ value }) => value);
}

async function keepPlain(...kids: string[]) {
  const now = deps.clock.now();
  for (const kid of kids) {
    const value = JSON.stringify({ kid, d: 'private' });
    await insertSiteSecret(db, { name: kid, value }, now);
  }
}

test('a new site creates its key file, and the next start accepts it', async () => {
  await unlock(newProcess());
  expect(existsSync(keyFile)).toBe(true);
  const before = readFileSync(keyFile, 'utf8');
  await unlock(newProcess());
  expect(readFileSync(keyFile, 'utf8')).toBe(before);
});

test('existing plain text is encrypted once', async () => {
  const now = deps.clock.now();
  await insertSigningKey(db, { kid: 'k', sealedJwk: '{"kty":"EC","d":"private"}' }, now);
  await keepPlain('a-key');
  const secrets = newProcess();
  expect(await unlock(secrets)).toEqual({ isNewKey: true, sealed: 2, unreadable: 0 });
  const stored = await allStored();
  expect(stored).toHaveLength(3);
  for (const value of stored) expect(value.startsWith(secrets.currentPrefix())).toBe(true);
  expect(await unlock(newProcess())).toMatchObject({ sealed: 0, unreadable: 0 });
});

describe('refuses to start', () => {
  test('without its key file, and creates no new one', async () => {
    await unlock(newProcess());
    rmSync(keyFile);
    await expect(unlock(newProcess())).rejects.toThrow(`is missing. Restore ${keyFile}`);
    expect(existsSync(keyFile)).toBe(false);
  });

  test('with the key of another site', async () => {
    await unlock(newProcess());
    const stored = await allStored();
    rmSync(keyFile);
    newProcess().createKey();
    await expect(unlock(newProcess())).rejects.toThrow(
      `The key in ${keyFile} is not the one that encrypted the secrets in this database (key id ` +
        `${stored[0]?.split('.')[1]}). Restore the key`,
    );
    expect(await allStored()).toEqual(stored);
  });
});

/** Adds a new key first, as described in docs/operating.md. */
function addKey() {
  const added = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64');
  writeFileSync(keyFile, `${added}\n${readFileSync(keyFile, 'utf8')}`);
  return added;
}

test('a new first key re-encrypts everything, and the old one can be removed', async () => {
  await keepPlain('a-key');
  await unlock(newProcess());
  const added = addKey();
  expect(await unlock(newProcess())).toMatchObject({ sealed: 2, unreadable: 0 });
  writeFileSync(keyFile, added);
  expect(await unlock(newProcess())).toMatchObject({ sealed: 0, unreadable: 0 });
});

test('after being killed between two rows, the next start continues without data loss', async () => {
  const names = ['a-key', ...Array.from({ length: 5 }, (_, index) => `key-${index}`)];
  await keepPlain(...names);
  await unlock(newProcess());
  addKey();
  for (let rows = 0; rows <= names.length; rows += 1) {
    const secrets = newProcess();
    let left = rows;
    const mortal: Secrets = {
      ...secrets,
      encrypt(plain, place) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return secrets.encrypt(plain, place);
      },
    };
    await unlock(mortal).catch(() => {});
  }
  await unlock(newProcess());
  const secrets = newProcess();
  const rest = { prefix: '-', after: '', limit: 100 };
  for (const { id, value } of await listSecretsWithoutPrefix(db, 'site_secret', rest)) {
    if (!names.includes(id)) continue;
    const opened = JSON.parse(secrets.decrypt(value, { table: 'site_secret', id }));
    expect(opened).toEqual({ kid: id, d: 'private' });
  }
  for (const name of names) await deleteSiteSecret(db, name);
});

test('after losing the key, a reset lets the site start with a new one', async () => {
  await keepPlain('a-key');
  await unlock(newProcess());
  rmSync(keyFile);
  await resetSecrets({ db });
  expect(await unlock(newProcess())).toMatchObject({ isNewKey: true, unreadable: 0 });
});

test('a value that cannot be decrypted does not prevent the start', async () => {
  await unlock(newProcess());
  await insertSiteSecret(db, { name: 'a-key', value: 'v1.00000000.AAAA' }, deps.clock.now());
  expect(await unlock(newProcess())).toMatchObject({ sealed: 0, unreadable: 1 });
});

test('signing keys and second factors are stored encrypted', async () => {
  const site = await startAuthSite(db);
  try {
    const { client } = await signUpConfirmed(site);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const stored = await allStored();
    expect(stored.length).toBeGreaterThanOrEqual(2);
    for (const value of stored) {
      expect(value).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/);
      expect(value).not.toContain(data?.totp.secret);
    }
  } finally {
    await site.stop();
  }
});
