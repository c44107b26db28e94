import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SecretRow } from '~/domain/secrets/secret-cipher';
import { parseSecretsKey } from '~/domain/secrets/secrets-key';
import { createSecrets } from './create-secrets.server';
import { readKeyFile, unreadableKeyError } from './key-file.server';

const key = (byte: number) => new Uint8Array(32).fill(byte);
const place: SecretRow = { table: 'auth_factor', id: 'a' };
const withKeys = (...keys: Uint8Array[]) => createSecrets({ keyFile: '/none', givenKeys: keys });

describe('an encrypted value', () => {
  test('decrypts to the same text and does not reveal it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 4 }), (plain) => {
        const sealed = withKeys(key(1)).encrypt(plain, place);
        expect(sealed).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/);
        expect(sealed).not.toContain(plain);
        expect(withKeys(key(1)).decrypt(sealed, place)).toBe(plain);
      }),
    );
  });

  test('is different every time', () => {
    const secrets = withKeys(key(1));
    expect(secrets.encrypt('same', place)).not.toBe(secrets.encrypt('same', place));
  });

  test.each<[string, SecretRow]>([
    ['row', { table: 'auth_factor', id: 'b' }],
    ['table', { table: 'site_secret', id: 'a' }],
  ])('cannot be decrypted in another %s', (_, other) => {
    const secrets = withKeys(key(1));
    expect(() => secrets.decrypt(secrets.encrypt('text', place), other)).toThrow();
  });

  test('cannot be decrypted with another key, and the error does not reveal it', () => {
    const sealed = withKeys(key(1)).encrypt('text', place);
    expect(() => withKeys(key(2)).decrypt(sealed, place)).toThrow(
      'No configured key can decrypt auth_factor a.',
    );
  });

  test('cannot be decrypted after any change', () => {
    const secrets = withKeys(key(1));
    const sealed = secrets.encrypt('a secret', place);
    fc.assert(
      fc.property(fc.nat(sealed.length - 2), (at) => {
        const other = sealed[at] === 'A' ? 'B' : 'A';
        const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
        expect(() => secrets.decrypt(changed, place)).toThrow();
      }),
    );
  });

  test.each(['', 'v1.', 'plain text', 'v1.00000000.AAAA'])('is not %j', (text) => {
    expect(() => withKeys(key(1)).decrypt(text, place)).toThrow();
  });

  test('decrypts with an older key of the list; the first one encrypts', () => {
    const old = withKeys(key(1)).encrypt('text', place);
    const both = withKeys(key(2), key(1));
    expect(both.decrypt(old, place)).toBe('text');
    expect(withKeys(key(2)).decrypt(both.encrypt('new', place), place)).toBe('new');
  });
});

describe('the key file', () => {
  let folder: string;
  let keyFile: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'glowfare-secrets-'));
    keyFile = join(folder, 'data', 'secrets.key');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is created for its owner only and read by the next process', () => {
    const first = createSecrets({ keyFile, givenKeys: undefined });
    expect(first.hasKey()).toBe(false);
    expect(() => first.encrypt('text', place)).toThrow('has not been loaded');
    first.createKey();
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    const sealed = first.encrypt('text', place);
    expect(createSecrets({ keyFile, givenKeys: undefined }).decrypt(sealed, place)).toBe('text');
  });

  // Not for root, who may read everything.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'of another user is reported with a solution',
    () => {
      const path = join(mkdtempSync(join(tmpdir(), 'glowfare-secrets-')), 'secrets.key');
      writeFileSync(path, '', { mode: 0o000 });
      expect(() => readKeyFile(path)).toThrow(`chown ${userInfo().username} ${path}`);
    },
  );

  test('of another user: the message says whose it should be', () => {
    expect(unreadableKeyError('/data/secrets.key', 'glow').message).toBe(
      '/data/secrets.key belongs to another user, and glow may not read it. A command may have been run as root. To fix it: chown glow /data/secrets.key',
    );
  });

  test('may contain older keys below the first', () => {
    const first = createSecrets({ keyFile, givenKeys: undefined });
    first.createKey();
    const sealed = first.encrypt('text', place);
    const added = Buffer.from(key(9)).toString('base64');
    writeFileSync(keyFile, `${added}\n\n${readFileSync(keyFile, 'utf8')}`);
    const next = createSecrets({ keyFile, givenKeys: undefined });
    expect(next.decrypt(sealed, place)).toBe('text');
    expect(next.currentPrefix()).toBe(withKeys(key(9)).currentPrefix());
  });

  test.each([
    ['', 'contains no key'],
    ['# only a comment\n', 'contains no key'],
    ['short\n', 'Line 1 of'],
  ])('with %j is rejected', (text, problem) => {
    createSecrets({ keyFile, givenKeys: undefined }).createKey();
    writeFileSync(keyFile, text);
    chmodSync(keyFile, 0o600);
    expect(() => createSecrets({ keyFile, givenKeys: undefined }).hasKey()).toThrow(problem);
  });
});

test.each([
  ['made-with-openssl-rand-base64-32-abcdefghij=', true],
  ['A'.repeat(43), true],
  ['A'.repeat(42), false],
  [`${'A'.repeat(43)}==`, false],
  ['a secret with blanks that is long enough!!!', false],
])('%s is a key: %s', (text, isKey) => {
  expect(parseSecretsKey(text)?.length === 32).toBe(isKey);
});
