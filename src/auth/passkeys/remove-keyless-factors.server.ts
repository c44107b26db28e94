import { deleteAuthFactor, deleteLoneRecoveryCodes } from '~/db/auth-factor.repo.server';
import { updateAuthSessionsDowngraded } from '~/db/auth-session.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { listCredentials } from '~/db/passkeys/passkey.repo.server';

/**
 * Removes WebAuthn factors whose last key is gone, because they would lock the owner out. Returns
 * whether there were any.
 */
export async function removeKeylessFactors(tx: Queryable, userId: string): Promise<boolean> {
  if ((await listCredentials(tx, userId)).length > 0) return false;
  const { factors = [] } = (await findAuthUser(tx, userId)) ?? {};
  const keyless = factors.filter(({ factorType }) => factorType === 'webauthn');
  for (const { id } of keyless) {
    await updateAuthSessionsDowngraded(tx, id);
    await deleteAuthFactor(tx, id);
  }
  await deleteLoneRecoveryCodes(tx, userId);
  return keyless.some(({ status }) => status === 'verified');
}
