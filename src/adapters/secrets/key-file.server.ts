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
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { parseSecretsKey } from '~/domain/secrets/secrets-key';

const header = `# This key encrypts signing keys and second factors in the database. Without it, they are lost.
# Keep a copy, separate from backups of the database. The first key encrypts. To rotate it, add
# a new one (openssl rand -base64 32) above it and restart.
`;

/** Reads the keys of a key file, the encrypting one first; undefined if the file does not exist. */
export function readKeyFile(path: string): Uint8Array[] | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw code === 'EACCES' || code === 'EPERM'
      ? unreadableKeyError(path, userInfo().username)
      : error;
  }
  const keys: Uint8Array[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const key = parseSecretsKey(line.trim());
    if (!key) {
      throw new Error(`Line ${index + 1} of ${path} is not a key: expected 32 bytes in base64.`);
    }
    keys.push(key);
  }
  if (keys.length === 0) {
    throw new Error(
      `${path} contains no key. Restore it from a backup, or delete it if the site is new.`,
    );
  }
  return keys;
}

/** What to do about a key file that another user owns. */
export function unreadableKeyError(path: string, username: string): Error {
  return new Error(
    `${path} belongs to another user, and ${username} may not read it. A command may have been run as ` +
      `root. To fix it: chown ${username} ${path}`,
  );
}

/** Creates a key file with one new key, mode 0600, and syncs it to disk. */
export function createKeyFile(path: string): Uint8Array[] {
  const key = randomBytes(32);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const tempPath = `${path}.${process.pid}.new`;
  const file = openSync(tempPath, 'w', 0o600);
  try {
    writeSync(file, `${header}${key.toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(tempPath, path);
  return [key];
}
