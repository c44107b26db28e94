import { deleteAuthFactor, deleteLoneRecoveryCodes } from '~/db/auth/auth-factor.repo.server';
import { deleteFlowStatesOf } from '~/db/auth/auth-flow-state.repo.server';
import {
  deleteAuthIdentitiesSince,
  deleteAuthIdentity,
  upsertAuthIdentity,
} from '~/db/auth/auth-identity.repo.server';
import { deleteOneTimeTokens } from '~/db/auth/auth-one-time-token.repo.server';
import { deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import {
  deleteAuthUser,
  findAuthUser,
  findAuthUserByEmail,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import { deletePasskey } from '~/db/auth/passkeys/passkey.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  deleteFactorRecovery,
  findFactorRecovery,
} from '~/db/security/factor-recovery.repo.server';
import {
  deleteFactorRecoveryLinks,
  listUndoLinks,
  updateUndoLinksUsed,
} from '~/db/security/security-link.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import { hourMs } from '~/domain/durations';
import { undoAdditionsHours } from '~/domain/security/account-change';
import type { SecurityLink } from '~/domain/security/security-link';
import type { Call } from '../auth';
import { removeKeylessFactors } from '../passkeys/remove-keyless-factors.server';
import { emailIdentity } from '../password/email-user.server';
import { leaveAddress } from '../password/leave-address.server';
import { recordEvent } from './record-event.server';

export interface Secured {
  /** The recipient of the password reset email. */
  email: string | null;
  /** False if another account now uses the previous address. */
  emailRestored: boolean;
}

/**
 * "This wasn't me": undoes the change, all later ones and additions of the day before, ends all sessions
 * and voids the password. It opens no session; the owner chooses a new password by email.
 */
export async function secureAccount(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  link: SecurityLink,
): Promise<Secured> {
  const now = call.auth.clock.now();
  const since = { userId: user.id, createdAt: link.createdAt };
  const undone = await listUndoLinks(tx, since);
  await updateUndoLinksUsed(tx, { ...since, now });
  await deleteAuthSessions(tx, user.id);
  await deleteOneTimeTokens(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  const earlier = new Date(link.createdAt.getTime() - undoAdditionsHours * hourMs);
  for (const { factorId } of await listUndoLinks(tx, { userId: user.id, createdAt: earlier })) {
    if (!factorId) continue;
    await deleteAuthFactor(tx, factorId);
    await deletePasskey(tx, { id: factorId, userId: user.id });
    await deleteAuthIdentity(tx, { id: factorId, userId: user.id });
  }
  await removeKeylessFactors(tx, user.id);
  await deleteLoneRecoveryCodes(tx, user.id);
  const recovery = await findFactorRecovery(tx, user.id);
  if (recovery && recovery.startedAt >= link.createdAt) {
    await deleteFactorRecovery(tx, user.id);
    await deleteFactorRecoveryLinks(tx, user.id);
  }
  // Accounts of providers that were linked by an address that was never the owner's.
  await deleteAuthIdentitiesSince(tx, since);
  const former = undone.find(({ previousEmail }) => previousEmail !== null)?.previousEmail ?? null;
  const emailRestored = former !== null && (await restoreEmail(tx, user, former, now));
  await updateAuthUser(tx, user.id, { passwordHash: null, newEmail: null }, now);
  await recordEvent(tx, call, 'account_secured', { userId: user.id, detail: link.change });
  const after = await findAuthUser(tx, user.id);
  return { email: after?.email ?? null, emailRestored };
}

async function restoreEmail(
  tx: Queryable,
  user: AuthUser,
  email: string,
  now: Date,
): Promise<boolean> {
  const holder = await findAuthUserByEmail(tx, email);
  if (holder?.id === user.id) return true;
  // An unconfirmed sign-up with the previous address has no claim to it.
  if (holder && !holder.emailConfirmedAt) await deleteAuthUser(tx, holder.id);
  else if (holder) return false;
  const own = user.identities.find(({ provider }) => provider === 'email');
  const identity = own ?? emailIdentity(user.id, email);
  const identityData = { ...identity.identityData, email, email_verified: true };
  await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  await leaveAddress(tx, { user, next: email, undoes: true, now });
  await updateAuthUser(tx, user.id, { email, emailConfirmedAt: now }, now);
  return true;
}
