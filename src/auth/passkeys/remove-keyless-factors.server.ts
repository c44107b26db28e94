import { deleteAuthFactor, deleteLoneRecoveryCodes } from '~/db/auth-factor.repo.server';
import { updateAuthSessionsDowngraded } from '~/db/auth-session.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { listCredentials } from '~/db/passkeys/passkey.repo.server';

/** With their last key gone, WebAuthn factors can never be shown again: they would lock their owner out. */
export async function removeKeylessFactors(tx: Queryable, userId: string): Promise<void> {
  if ((await listCredentials(tx, userId)).length > 0) return;
  const factors = (await findAuthUser(tx, userId))?.factors ?? [];
  for (const { id, factorType } of factors) {
    if (factorType !== 'webauthn') continue;
    await updateAuthSessionsDowngraded(tx, id);
    await deleteAuthFactor(tx, id);
  }
  await deleteLoneRecoveryCodes(tx, userId);
}
