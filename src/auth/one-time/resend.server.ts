import { z } from 'zod';
import { findAuthUserByEmail, findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Call } from '../auth';
import { badRequest, invalid } from '../auth-error';
import { checkEmail, checkPhone } from '../http/check-params';
import { limitEmails, limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { challengeParams, checkChallenge } from '../oauth/flow.server';
import { resendEmailChange } from '../password/email-change.server';
import { withEqualTime } from '../password/equal-time.server';
import { queueConfirmationEmail } from '../password/sign-up.server';

const params = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeParams,
});
const types = ['signup', 'email_change', 'sms', 'phone_change'];

/** POST /resend: repeats the confirmation email if one is due; the response is always the same. */
export async function resend(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'mailRequest');
  const { type, ...given } = await readParams(call.request, params);
  if (!types.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (given.email === '' && type === 'signup') {
    throw invalid('Type provided requires an email address');
  }
  if (given.phone === '' && type === 'sms') throw invalid('Type provided requires a phone number');
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (given.phone !== '') {
    if (!auth.settings.phone) {
      throw badRequest('phone_provider_disabled', 'Phone logins are disabled');
    }
    checkPhone(given.phone);
    return json({});
  }
  if (given.email === '') throw invalid('Missing email address or phone number');
  const email = checkEmail(given.email);
  checkChallenge(given);
  return withEqualTime(auth, async () => {
    await limitEmails(call, email, type === 'signup' ? 'confirmation' : 'email-change');
    await auth.db.transaction(async (tx) => {
      const known = await findAuthUserByEmail(tx, email);
      const user = known && (await findAuthUserForUpdate(tx, known.id));
      if (!user) return;
      if (type === 'signup' && !user.emailConfirmedAt) {
        await queueConfirmationEmail(tx, call, user, auth.clock.now(), given);
      }
      if (type === 'email_change') await resendEmailChange(tx, call, user, given);
    });
    return json({});
  });
}
