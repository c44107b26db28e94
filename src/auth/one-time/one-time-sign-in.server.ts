import { z } from 'zod';
import { findAuthUserByEmail, findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Metadata } from '~/domain/auth/auth-user';
import type { Auth, Call } from '../auth';
import { badRequest, invalid, unprocessable } from '../auth-error';
import { checkEmail } from '../http/check-params';
import { limitEmails, limitVisitor } from '../http/limits.server';
import { metadataParam, optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { type Challenge, challengeParams, checkChallenge } from '../oauth/flow.server';
import { confirmUser } from '../password/confirm-user.server';
import { startEmailUser } from '../password/email-user.server';
import { withEqualTime } from '../password/equal-time.server';
import { queueRecoveryEmail } from '../password/recover.server';
import {
  addPendingSignUp,
  checkSignUpsOpen,
  queueConfirmationEmail,
} from '../password/sign-up.server';

const params = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z.boolean().nullish(),
  data: metadataParam,
  ...challengeParams,
});

/** POST /otp and /magiclink: sign-in by a link or code instead of a password. */
export async function signInOnce(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'mailRequest');
  const given = await readParams(call.request, params);
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (given.email !== '' && given.channel !== '') {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  checkChallenge(given);
  if (given.phone !== '') throw badRequest('phone_provider_disabled', 'Unsupported phone provider');
  if (given.email === '') throw invalid('One of email or phone must be set');
  const email = checkEmail(given.email);
  const create = given.create_user ?? true;
  return withEqualTime(auth, async () => {
    await limitEmails(call, email, 'recovery');
    await sendSignInEmail(call, { ...given, email, create, data: given.data ?? {} });
    return json({});
  });
}

interface SignInRequest extends Challenge {
  email: string;
  create: boolean;
  data: Metadata;
}

/**
 * Whether an unknown address creates an account. With email confirmation, an error would reveal which
 * addresses have accounts, so the response is the same and no email is sent.
 */
function maySignUp(auth: Auth, wanted: boolean): boolean {
  if (!auth.settings.autoconfirm) return wanted && auth.settings.signUps;
  if (!wanted) throw unprocessable('otp_disabled', 'Signups not allowed for otp');
  checkSignUpsOpen(auth);
  return true;
}

async function sendSignInEmail(call: Call, given: SignInRequest): Promise<void> {
  const { auth } = call;
  const now = auth.clock.now();
  await auth.db.transaction(async (tx) => {
    const known = await findAuthUserByEmail(tx, given.email);
    if (!known && !maySignUp(auth, given.create)) return;
    const joined = known?.emailConfirmedAt
      ? null
      : await startEmailUser(tx, { ...given, passwordHash: null }, now);
    const user = joined ?? (known && (await findAuthUserForUpdate(tx, known.id)));
    if (!user) throw new Error('The user with this address was deleted meanwhile.');
    // A sign-up without a password must not keep the password of another pending sign-up.
    if (joined) await addPendingSignUp(tx, user.id, { ...given, passwordHash: null }, now);
    if (!user.emailConfirmedAt && auth.settings.autoconfirm) await confirmUser(tx, user, now);
    else if (!user.emailConfirmedAt) return queueConfirmationEmail(tx, call, user, now, given);
    return queueRecoveryEmail(tx, call, user, 'magiclink', given);
  });
}
