import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import { findFactorRecovery } from '~/db/security/factor-recovery.repo.server';
import { insertSecurityLink } from '~/db/security/security-link.repo.server';
import { hasVerifiedFactor } from '~/domain/auth/auth-user';
import { hourMs } from '~/domain/durations';
import { startRecoveryHours } from '~/domain/security/account-change';
import { recoveryState } from '~/domain/security/factor-recovery';
import { securityLinkAddress } from '~/domain/security/security-link';
import type { Call } from '../auth';
import { forbidden, unprocessable } from '../auth-error';
import { requireMember } from '../factors/factors.server';
import { limitEmails, limitVisitor } from '../http/limits.server';
import { json } from '../http/responses.server';
import { cancelFactorRecovery } from './factor-recovery.server';

/** POST /factor-recovery: requests recovery for a user who cannot complete the second step. */
export async function requestFactorRecovery(call: Call): Promise<Response> {
  const { auth } = call;
  const { user } = await requireMember(call, { whileFactorDue: true });
  await limitVisitor(call, 'mailRequest');
  const to = user.emailConfirmedAt ? user.email : null;
  if (!to || !hasVerifiedFactor(user)) {
    throw unprocessable('mfa_factor_not_found', 'Two-step sign-in is not turned on');
  }
  await limitEmails(call, to, 'factor-recovery');
  await auth.db.transaction(async (tx) => {
    const now = auth.clock.now();
    const token = await insertSecurityLink(tx, {
      userId: user.id,
      purpose: 'start_factor_recovery',
      createdAt: now,
      expiresAt: new Date(now.getTime() + startRecoveryHours * hourMs),
    });
    const startLink = securityLinkAddress(auth.settings.siteUrl, token);
    const waitHours = auth.settings.factorRecoveryHours;
    await auth.queueMail(tx, { kind: 'factor-recovery-request', to, waitHours, startLink }, now);
  });
  return json({ wait_hours: auth.settings.factorRecoveryHours });
}

/** GET /factor-recovery: the pending recovery, if any. */
export async function showFactorRecovery(call: Call): Promise<Response> {
  const { user } = await requireMember(call);
  const recovery = await findFactorRecovery(call.auth.db, user.id);
  const state = recovery && recoveryState(recovery, call.auth.clock.now());
  if (!recovery || state === 'expired') return json({ state: null });
  const { startedAt, readyAt } = recovery;
  return json({
    state,
    started_at: startedAt.toISOString(),
    ready_at: readyAt.toISOString(),
  });
}

/** DELETE /factor-recovery: cancels it; requires aal2. */
export async function dropFactorRecovery(call: Call): Promise<Response> {
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'factor');
  if (session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to cancel the request');
  }
  await call.auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, user.id);
    await cancelFactorRecovery(tx, call, user, session.id);
  });
  return json({});
}
