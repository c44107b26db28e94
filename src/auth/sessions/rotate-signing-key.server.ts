import { insertSigningKey, updateSigningKeyRetired } from '~/db/auth/auth-signing-key.repo.server';
import type { Auth } from '../auth';
import { newEncryptedKey } from './key-ring.server';

/** Replaces the signing key; the old one stays published while its tokens are valid. */
export async function rotateSigningKey({
  db,
  clock,
  secrets,
}: Pick<Auth, 'db' | 'clock' | 'secrets'>): Promise<string> {
  const key = await newEncryptedKey(secrets);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updateSigningKeyRetired(tx, now);
    await insertSigningKey(tx, key, now);
  });
  return key.kid;
}
