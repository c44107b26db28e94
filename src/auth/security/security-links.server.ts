import { z } from 'zod';
import { findAuthUser, findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { findSecurityLink, updateSecurityLinkUsed } from '~/db/security/security-link.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { SecurityLink } from '~/domain/security/security-link';
import type { Call } from '../auth';
import { forbidden, invalid } from '../auth-error';
import { limitBy, limitVisitor, refundLimitToken } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import {
  cancelFactorRecovery,
  finishFactorRecovery,
  startFactorRecovery,
} from './factor-recovery.server';
import { countEvent } from './record-event.server';
import { secureAccount } from './secure-account.server';

const deadLink = () => forbidden('otp_expired', 'This link is invalid or has expired');

async function findLiveLink(db: Queryable, call: Call, token: string): Promise<SecurityLink> {
  const link = token === '' ? null : await findSecurityLink(db, token);
  if (!link || link.usedAt || link.expiresAt <= call.auth.clock.now()) throw deadLink();
  return link;
}

const lookParams = z.object({ token: optionalText });

/** POST /security-link: describes what a link would do. Changes nothing. */
export async function showSecurityLink(call: Call): Promise<Response> {
  await limitVisitor(call, 'verify');
  const { token } = await readParams(call.request, lookParams);
  const link = await findLiveLink(call.auth.db, call, token);
  const user = await findAuthUser(call.auth.db, link.userId);
  return json({
    purpose: link.purpose,
    change: link.change,
    created_at: link.createdAt.toISOString(),
    wait_hours: call.auth.settings.factorRecoveryHours,
    has_password: Boolean(user?.passwordHash),
  });
}

const useParams = z.object({
  token: optionalText,
  /** To turn off the second step: the password, or a request to choose a new one by email. */
  password: optionalText,
  forgot_password: z.boolean().nullish(),
});

/** POST /security-link/use */
export async function applySecurityLink(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'verify');
  const given = await readParams(call.request, useParams);
  const link = await findLiveLink(auth.db, call, given.token);
  const forgot = given.forgot_password ?? false;
  if (link.purpose === 'finish_factor_recovery' && !forgot) {
    await checkPassword(call, link, given.password);
  }
  const outcome = await auth.db.transaction(async (tx) => {
    const user = await findAuthUserForUpdate(tx, link.userId);
    if (!user || user.deletedAt) throw deadLink();
    if (!(await updateSecurityLinkUsed(tx, given.token, auth.clock.now()))) throw deadLink();
    return apply(tx, call, { user, link, forgot });
  });
  return json({ purpose: link.purpose, ...outcome });
}

async function checkPassword(call: Call, link: SecurityLink, password: string): Promise<void> {
  if (password === '') throw invalid('A password is needed');
  const subject = { account: `proof:${link.userId}` };
  await limitBy(call, 'wrongPassword', subject);
  const user = await findAuthUser(call.auth.db, link.userId);
  if (!(await call.auth.passwords.verify(user?.passwordHash ?? null, password))) {
    countEvent(call, 'proof_failed', { userId: link.userId, detail: 'password' });
    throw forbidden('invalid_credentials', 'That is not your current password');
  }
  await refundLimitToken(call, 'wrongPassword', subject);
}

interface Use {
  user: AuthUser;
  link: SecurityLink;
  forgot: boolean;
}

async function apply(tx: Queryable, call: Call, { user, link, forgot }: Use): Promise<object> {
  switch (link.purpose) {
    case 'undo': {
      const { email, emailRestored } = await secureAccount(tx, call, user, link);
      return { email, email_restored: emailRestored };
    }
    case 'start_factor_recovery': {
      const { readyAt } = await startFactorRecovery(tx, call, user);
      return { ready_at: readyAt.toISOString() };
    }
    case 'cancel_factor_recovery':
      await cancelFactorRecovery(tx, call, user, null);
      return {};
    case 'finish_factor_recovery':
      await finishFactorRecovery(tx, call, user, { voidPassword: forgot });
      return { email: user.email };
  }
}
