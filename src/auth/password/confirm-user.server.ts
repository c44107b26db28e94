import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import { deleteOneTimeTokens } from '~/db/auth/auth-one-time-token.repo.server';
import { deletePendingSignUps } from '~/db/auth/auth-pending-sign-up.repo.server';
import { updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthUser } from '~/domain/auth/auth-user';

/** Marks the address as confirmed in all the fields that GoTrue has for it. */
export async function confirmUser(tx: Queryable, user: AuthUser, now: Date): Promise<void> {
  await updateAuthUser(
    tx,
    user.id,
    {
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      userMetadata: { ...user.userMetadata, email_verified: true },
    },
    now,
  );
  for (const identity of user.identities) {
    if (identity.identityData.email !== user.email) continue;
    const identityData = { ...identity.identityData, email_verified: true };
    await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  }
  await deleteOneTimeTokens(tx, user.id);
  await deletePendingSignUps(tx, user.id);
}
