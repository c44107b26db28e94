import { insertSigningKey, updateSigningKeyRetired } from '~/db/auth-signing-key.repo.server';
import type { Auth } from './auth';
import { newSigningKey } from './key-ring.server';

/** Puts a new key in the signing one's place, which stays published while its tokens live. */
export async function rotateSigningKey({ db, clock }: Pick<Auth, 'db' | 'clock'>): Promise<string> {
  const key = await newSigningKey();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updateSigningKeyRetired(tx, now);
    await insertSigningKey(tx, key, now);
  });
  return key.kid;
}
