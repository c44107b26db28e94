import { z } from 'zod';
import { deleteFlowStatesOf } from '~/db/auth/auth-flow-state.repo.server';
import { deleteOneTimeTokens } from '~/db/auth/auth-one-time-token.repo.server';
import { deletePendingSignUps } from '~/db/auth/auth-pending-sign-up.repo.server';
import { deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import {
  findAuthUser,
  findAuthUserForUpdate,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import { type AuthUser, hasVerifiedFactor, mergeMetadata } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { AuthError, forbidden, unprocessable } from '../auth-error';
import { challengeParams, checkChallenge } from '../oauth/flow.server';
import { changeEmail, requestEmailChange } from '../password/email-change.server';
import { announceChange } from '../security/announce-change.server';
import { recordEvent } from '../security/record-event.server';
import { requireProof } from '../security/require-proof.server';
import { checkEmail, checkPassword } from './check-params';
import { limitEmails, limitVisitor } from './limits.server';
import { metadataParam, optionalText, readParams } from './read-params.server';
import { requireUser } from './require-user.server';
import { json } from './responses.server';
import { ownUserJson, userJson } from './user-json';

/** GET /user */
export async function showUser(call: Call): Promise<Response> {
  const { user, session } = await requireUser(call, { whileFactorDue: true });
  return json(ownUserJson(user, session));
}

const params = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  nonce: optionalText,
  current_password: optionalText,
  data: metadataParam,
  app_metadata: z.unknown().optional(),
  ...challengeParams,
});

/** PUT /user */
export async function changeUser(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session } = await requireUser(call);
  await limitVisitor(call, 'userUpdate');
  const given = await readParams(call.request, params);
  const email = given.email === '' ? '' : checkEmail(given.email);
  if (given.password !== '') checkPassword(given.password, auth.settings);
  checkChallenge(given);
  if (given.app_metadata != null) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (given.phone !== '') {
    throw unprocessable('phone_provider_disabled', 'Phone logins are disabled');
  }
  const newEmail = email !== '' && email !== user.email ? email : undefined;
  checkAllowed(user, session, { newEmail, password: given.password });
  if (given.password !== '' || newEmail) {
    const { nonce, current_password: password } = given;
    await requireProof(call, { user, session }, { nonce, password });
  }
  const passwordHash =
    given.password === '' ? undefined : await checkNewPassword(call, user, given.password);
  if (newEmail && !isPlainChange(call, user)) await limitEmails(call, newEmail, 'email-change');
  const changed = await auth.db.transaction(async (tx) => {
    const current = await findAuthUserForUpdate(tx, user.id);
    if (!current) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
    if (passwordHash)
      await changePassword(tx, call, current, { passwordHash, keepSessionId: session.id });
    if (given.data) {
      const userMetadata = mergeMetadata(current.userMetadata, given.data);
      await updateAuthUser(tx, user.id, { userMetadata }, auth.clock.now());
    }
    const fresh = (await findAuthUser(tx, user.id)) ?? current;
    if (newEmail && isPlainChange(call, user)) {
      await changeEmail(tx, call, { ...fresh, newEmail });
    } else if (newEmail) {
      const event = { userId: user.id, sessionId: session.id };
      await recordEvent(tx, call, 'email_change_requested', event);
      await requestEmailChange(tx, call, fresh, newEmail, given);
    }
    return findAuthUser(tx, user.id);
  });
  if (!changed) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  return json(userJson(changed));
}

/** If email confirmation is off, the first address of an anonymous user needs none either. */
function isPlainChange({ auth }: Call, user: AuthUser): boolean {
  return user.isAnonymous && auth.settings.autoconfirm;
}

function checkAllowed(
  user: AuthUser,
  session: AuthSession,
  requested: { newEmail: string | undefined; password: string },
): void {
  const guarded = requested.newEmail !== undefined || requested.password !== '';
  if (guarded && hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (user.isAnonymous && requested.password !== '' && !requested.newEmail) {
    throw unprocessable(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
}

async function checkNewPassword(call: Call, user: AuthUser, password: string): Promise<string> {
  const { passwords } = call.auth;
  if (user.passwordHash && (await passwords.verify(user.passwordHash, password))) {
    throw unprocessable('same_password', 'New password should be different from the old password.');
  }
  return passwords.hash(password);
}

/** A new password ends all other sessions and voids earlier emails. */
export async function changePassword(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  change: { passwordHash: string; keepSessionId: string | null },
): Promise<void> {
  const now = call.auth.clock.now();
  await updateAuthUser(tx, user.id, { passwordHash: change.passwordHash }, now);
  await deleteOneTimeTokens(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  await deletePendingSignUps(tx, user.id);
  await deleteAuthSessions(tx, user.id, change.keepSessionId);
  const sessionId = change.keepSessionId;
  await announceChange(tx, call, { change: 'password_changed', user, sessionId });
}
