import { deleteAuthFactors } from '~/db/auth/auth-factor.repo.server';
import { deleteFlowStatesOf } from '~/db/auth/auth-flow-state.repo.server';
import { deleteOneTimeTokens } from '~/db/auth/auth-one-time-token.repo.server';
import { deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import { updateAuthUser } from '~/db/auth/auth-user.repo.server';
import { deletePasskeys } from '~/db/auth/passkeys/passkey.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  deleteFactorRecovery,
  findFactorRecovery,
  insertFactorRecovery,
} from '~/db/security/factor-recovery.repo.server';
import {
  deleteFactorRecoveryLinks,
  insertSecurityLink,
} from '~/db/security/security-link.repo.server';
import { type AuthUser, hasVerifiedFactor } from '~/domain/auth/auth-user';
import { dayMs, hourMs } from '~/domain/durations';
import { finishRecoveryDays } from '~/domain/security/account-change';
import { type FactorRecovery, recoveryState } from '~/domain/security/factor-recovery';
import { securityLinkAddress } from '~/domain/security/security-link';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { announceChange } from './announce-change.server';
import { recordEvent } from './record-event.server';

/** Starts the waiting period, or returns the running one. */
export async function startFactorRecovery(
  tx: Queryable,
  call: Call,
  user: AuthUser,
): Promise<FactorRecovery> {
  const { auth } = call;
  const now = auth.clock.now();
  const running = await findFactorRecovery(tx, user.id);
  if (running && recoveryState(running, now) !== 'expired') return running;
  if (running) await deleteFactorRecovery(tx, user.id);
  if (!hasVerifiedFactor(user) || !user.email) {
    throw unprocessable('mfa_factor_not_found', 'Two-step sign-in is not turned on');
  }
  const readyAt = new Date(now.getTime() + auth.settings.factorRecoveryHours * hourMs);
  const expiresAt = new Date(readyAt.getTime() + finishRecoveryDays * dayMs);
  const recovery = { userId: user.id, startedAt: now, readyAt, expiresAt };
  await insertFactorRecovery(tx, recovery);
  await recordEvent(tx, call, 'factor_recovery_started', { userId: user.id });
  const purpose = 'cancel_factor_recovery' as const;
  const token = await insertSecurityLink(tx, {
    userId: user.id,
    purpose,
    createdAt: now,
    expiresAt,
  });
  const cancelLink = securityLinkAddress(auth.settings.siteUrl, token);
  const mail = { kind: 'factor-recovery-started' as const, to: user.email, readyAt, cancelLink };
  await auth.queueMail(tx, mail, now);
  return recovery;
}

/** Cancels the waiting period; false if there was none. */
export async function cancelFactorRecovery(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  sessionId: string | null,
): Promise<boolean> {
  if (!(await deleteFactorRecovery(tx, user.id))) return false;
  await deleteFactorRecoveryLinks(tx, user.id);
  await announceChange(tx, call, { change: 'factor_recovery_canceled', user, sessionId });
  return true;
}

/** Removes the second step after the waiting period and ends all sessions. */
export async function finishFactorRecovery(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  choice: { voidPassword: boolean },
): Promise<void> {
  const { auth } = call;
  const now = auth.clock.now();
  const recovery = await findFactorRecovery(tx, user.id);
  if (!recovery || recoveryState(recovery, now) !== 'ready') {
    throw unprocessable('validation_failed', 'The waiting period is not over');
  }
  await deleteAuthFactors(tx, user.id);
  // Passkeys satisfy both steps, so one added by an attacker must not survive.
  await deletePasskeys(tx, user.id);
  await deleteAuthSessions(tx, user.id);
  await deleteOneTimeTokens(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  await deleteFactorRecovery(tx, user.id);
  await deleteFactorRecoveryLinks(tx, user.id);
  if (choice.voidPassword) await updateAuthUser(tx, user.id, { passwordHash: null }, now);
  await recordEvent(tx, call, 'factor_recovery_finished', { userId: user.id });
  if (user.email) {
    await auth.queueMail(tx, { kind: 'factor-recovery-finished', to: user.email, at: now }, now);
  }
}
