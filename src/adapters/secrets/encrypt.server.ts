import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { encryptedPrefix, type SecretRow } from '~/domain/secrets/secret-cipher';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key id that reveals nothing about the key. */
function keyIdOf(key: Uint8Array): string {
  return createHash('sha256').update('glowfare secrets key').update(key).digest('hex').slice(0, 8);
}

/** The prefix of every value encrypted with a key. */
export const prefixOf = (key: Uint8Array) => `${encryptedPrefix}${keyIdOf(key)}.`;

const rowBytes = ({ table, id }: SecretRow) => Buffer.from(`${table}/${id}`);

/** Encrypts a text for one row (AES-256-GCM with the row as associated data). */
export function encryptWith(key: Uint8Array, plain: string, place: SecretRow): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(rowBytes(place));
  const data = [iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return prefixOf(key) + Buffer.concat(data).toString('base64url');
}

/** Decrypts; throws if the key, the text or the row differs. */
export function decryptWith(key: Uint8Array, encrypted: string, place: SecretRow): string {
  const data = Buffer.from(encrypted.slice(prefixOf(key).length), 'base64url');
  const tagStart = data.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, data.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(rowBytes(place)).setAuthTag(data.subarray(tagStart));
  const plain = [decipher.update(data.subarray(ivBytes, tagStart)), decipher.final()];
  return Buffer.concat(plain).toString('utf8');
}
