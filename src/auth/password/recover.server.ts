import { z } from 'zod';
import {
  findAuthUserByEmail,
  findAuthUserForUpdate,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { invalid } from '../auth-error';
import { checkEmail } from '../http/check-params';
import { limitEmails, limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import {
  type Challenge,
  challengeParams,
  checkChallenge,
  storeFlow,
  targetOf,
} from '../oauth/flow.server';
import { newOneTime } from '../one-time/one-time-mail.server';
import { recordEvent } from '../security/record-event.server';
import { withEqualTime } from './equal-time.server';

const params = z.object({ email: optionalText, ...challengeParams });

/** POST /recover: the response does not reveal whether the account exists. */
export async function recover(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'mailRequest');
  const given = await readParams(call.request, params);
  if (given.email === '') throw invalid('Password recovery requires an email');
  const email = checkEmail(given.email);
  checkChallenge(given);
  return withEqualTime(auth, async () => {
    await limitEmails(call, email, 'recovery');
    await auth.db.transaction(async (tx) => {
      const known = await findAuthUserByEmail(tx, email);
      const user = known && (await findAuthUserForUpdate(tx, known.id));
      if (user) await queueRecoveryEmail(tx, call, user, 'recovery', given);
    });
    return json({});
  });
}

/** Emails a link and a code that sign the user in, to choose a new password or not. */
export async function queueRecoveryEmail(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  type: 'recovery' | 'magiclink',
  challenge: Challenge,
): Promise<void> {
  const { auth } = call;
  const now = auth.clock.now();
  const to = user.email ?? '';
  const flowStateId = await storeFlow(tx, auth, {
    ...challenge,
    userId: user.id,
    authenticationMethod: type,
  });
  const { link, code } = await newOneTime(tx, auth, {
    userId: user.id,
    kind: 'recovery',
    email: to,
    type,
    redirectTo: targetOf(call),
    flowStateId,
  });
  await updateAuthUser(tx, user.id, { recoverySentAt: now }, now);
  if (type === 'recovery') {
    await recordEvent(tx, call, 'password_reset_requested', { userId: user.id });
  }
  const kind = type === 'recovery' ? 'recover' : 'sign-in';
  await auth.queueMail(tx, { kind, to, link, code }, now);
}
