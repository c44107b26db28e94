import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parseSecretsKey } from '~/domain/secrets/secrets-key';

const header = `# Encrypts signing keys and second factors in the database, which cannot be read without this file.
# Keep a copy of it, apart from the copies of the database. The first key encrypts; to replace it, put
# a new one (openssl rand -base64 32) above it and restart.
`;

/** The keys in a key file, the one that encrypts first; undefined when there is no such file. */
export function readKeyFile(path: string): Uint8Array[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const keys: Uint8Array[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const key = parseSecretsKey(line.trim());
    if (!key) {
      throw new Error(
        `Line ${index + 1} of ${path} is not a key: 32 bytes in base64 are expected.`,
      );
    }
    keys.push(key);
  }
  if (keys.length === 0) {
    throw new Error(
      `${path} holds no key. Restore it from a copy, or delete it if the site is new.`,
    );
  }
  return keys;
}

/** Makes a key file with one new key, readable by this user only; it is on disk when this returns. */
export function createKeyFile(path: string): Uint8Array[] {
  const key = randomBytes(32);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, `${header}${key.toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  return [key];
}
