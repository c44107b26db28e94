import { findAuthUserForUpdate, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { limitEmails } from '../http/limits.server';
import { requireUser } from '../http/require-user.server';
import { json } from '../http/responses.server';
import { newOneTime } from '../one-time/one-time-mail.server';

/** GET /reauthenticate: emails a code to the signed-in user. */
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
  await limitEmails(call, to, 'reauthentication');
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
