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
import { json } from '../http/answer.server';
import { checkEmail } from '../http/check-params';
import { limitMail, limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import {
  type Challenge,
  challengeParams,
  checkChallenge,
  rememberFlow,
  targetOf,
} from '../oauth/flow.server';
import { newOneTime } from '../one-time/one-time-mail.server';
import { recordEvent } from '../security/record-event.server';
import { inEqualTime } from './equal-time.server';

const params = z.object({ email: optionalText, ...challengeParams });

/** POST /recover: the same answer whether there is such an account or not. */
export async function recover(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'mailRequest');
  const given = await readParams(call.request, params);
  if (given.email === '') throw invalid('Password recovery requires an email');
  const email = checkEmail(given.email);
  checkChallenge(given);
  return inEqualTime(auth, async () => {
    await limitMail(call, email, 'recovery');
    await auth.db.transaction(async (tx) => {
      const known = await findAuthUserByEmail(tx, email);
      const user = known && (await findAuthUserForUpdate(tx, known.id));
      if (user) await mailRecovery(tx, call, user, 'recovery', given);
    });
    return json({});
  });
}

/** Mails the link and the code that let somebody in: to choose a new password, or just in. */
export async function mailRecovery(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  type: 'recovery' | 'magiclink',
  challenge: Challenge,
): Promise<void> {
  const { auth } = call;
  const now = auth.clock.now();
  const to = user.email ?? '';
  const flowStateId = await rememberFlow(tx, auth, {
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
