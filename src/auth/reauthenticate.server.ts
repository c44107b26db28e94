import { findAuthUserForUpdate, updateAuthUser } from '~/db/auth-user.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import { json } from './answer.server';
import type { Call } from './auth';
import { AuthError, badRequest, unprocessable } from './auth-error';
import { limitMail } from './limits.server';
import { takeCode } from './one-time-check.server';
import { newOneTime } from './one-time-mail.server';
import { requireUser } from './require-user.server';

/** For so long after signing in, nobody is asked again. */
const recentMs = 24 * 3_600_000;

/** GET /reauthenticate: mails a code to whoever is signed in. */
export async function reauthenticate(call: Call): Promise<Response> {
  const { auth } = call;
  const { user } = await requireUser(call);
  const to = user.email;
  if (!to) {
    throw unprocessable(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (!user.emailConfirmedAt) {
    throw unprocessable('email_not_confirmed', 'Please verify your email first.');
  }
  await limitMail(call, to, 'reauthentication');
  await auth.db.transaction(async (tx) => {
    const now = auth.clock.now();
    await findAuthUserForUpdate(tx, user.id);
    const { code } = await newOneTime(tx, auth, {
      userId: user.id,
      kind: 'reauthentication',
      email: to,
      type: 'reauthentication',
      redirectTo: auth.settings.siteUrl,
      flowStateId: null,
    });
    await updateAuthUser(tx, user.id, { reauthenticationSentAt: now }, now);
    await auth.queueMail(tx, { kind: 'reauthenticate', to, code }, now);
  });
  return json({});
}

/** Lets a session of yesterday change a password only with the code that was mailed. */
export async function checkRecent(
  call: Call,
  user: AuthUser,
  session: AuthSession,
  nonce: string,
): Promise<void> {
  const age = call.auth.clock.now().getTime() - session.createdAt.getTime();
  if (age <= recentMs) return;
  if (nonce === '') {
    throw badRequest('reauthentication_needed', 'Password update requires reauthentication');
  }
  const given = { email: user.email ?? '', code: nonce, kinds: ['reauthentication'] as const };
  // In a transaction of its own: a wrong guess must count, whatever becomes of the rest.
  const used = await call.auth.db.transaction((tx) => takeCode(tx, call.auth, given));
  if (used instanceof AuthError || used.user.id !== user.id) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
