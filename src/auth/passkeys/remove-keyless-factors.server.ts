import { deleteAuthFactor, deleteLoneRecoveryCodes } from '~/db/auth/auth-factor.repo.server';
import {
  deleteAuthSessionsOfFactorKeys,
  updateAuthSessionsDowngraded,
} from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import { listCredentials } from '~/db/auth/passkeys/passkey.repo.server';
import type { Queryable } from '~/db/engine/database.server';

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

/**
 * Removes a factor with everything that depends on it: its key, the sessions opened with the key (except
 * the current one), factors that only this key could satisfy, and recovery codes.
 */
export async function removeFactor(
  tx: Queryable,
  factor: { id: string; userId: string },
  exceptSessionId: string | null,
): Promise<void> {
  await deleteAuthSessionsOfFactorKeys(tx, factor.id, exceptSessionId);
  await updateAuthSessionsDowngraded(tx, factor.id);
  await deleteAuthFactor(tx, factor.id);
  await removeKeylessFactors(tx, factor.userId);
  await deleteLoneRecoveryCodes(tx, factor.userId);
}
