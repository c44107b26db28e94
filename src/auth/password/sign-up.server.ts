import { z } from 'zod';
import {
  findPendingPasswordHash,
  insertPendingSignUp,
} from '~/db/auth/auth-pending-sign-up.repo.server';
import { findAuthUser, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthUser, Metadata } from '~/domain/auth/auth-user';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import type { Auth, Call } from '../auth';
import { invalid, unprocessable } from '../auth-error';
import { checkEmail, checkPassword } from '../http/check-params';
import { limitEmails, limitVisitor } from '../http/limits.server';
import { metadataParam, optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { userJson } from '../http/user-json';
import {
  type Challenge,
  challengeParams,
  checkChallenge,
  methodOf,
  storeFlow,
  targetOf,
} from '../oauth/flow.server';
import { newOneTime } from '../one-time/one-time-mail.server';
import { signUpByPhone } from '../one-time/phone.server';
import { signUpAnonymously } from '../sessions/anonymous.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import { confirmUser } from './confirm-user.server';
import { decoyUser, startEmailUser } from './email-user.server';
import { withEqualTime } from './equal-time.server';

const params = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataParam,
  ...challengeParams,
});

/** POST /signup */
export async function signUpUser(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'signUp');
  const given = await readParams(call.request, params);
  const data = given.data ?? {};
  if (given.email === '' && given.phone === '') return signUpAnonymously(call, data);
  checkSignUpsOpen(auth);
  if (given.password === '') throw invalid('Signup requires a valid password');
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (given.phone !== '') return signUpByPhone(call, { ...given, data });
  const email = checkEmail(given.email);
  checkPassword(given.password, auth.settings);
  checkChallenge(given);
  const request = { ...given, email, data };
  if (auth.settings.autoconfirm) return signUpWithoutConfirmation(call, request);
  return withEqualTime(auth, () => signUpByMail(call, request));
}

export function checkSignUpsOpen({ settings }: Auth): void {
  if (settings.signUps) return;
  throw unprocessable('signup_disabled', 'Signups not allowed for this instance');
}

interface SignUp extends Challenge {
  email: string;
  password: string;
  data: Record<string, unknown>;
}

/** Without email confirmation, a taken address is an error: there is nothing to hide. */
async function signUpWithoutConfirmation(call: Call, given: SignUp): Promise<Response> {
  const { auth } = call;
  const passwordHash = await auth.passwords.hash(given.password);
  const now = auth.clock.now();
  const opened = await auth.db.transaction(async (tx) => {
    const user = await startEmailUser(tx, { ...given, passwordHash }, now);
    if (!user) throw unprocessable('user_already_exists', 'User already registered');
    await confirmUser(tx, user, now);
    return openSession(tx, call, user.id, 'password');
  });
  return json(await sessionJson(auth, opened));
}

async function signUpByMail(call: Call, given: SignUp): Promise<Response> {
  const { auth } = call;
  await limitEmails(call, given.email, 'confirmation');
  const passwordHash = await hashOnce(call, given);
  const now = auth.clock.now();
  const user = await auth.db.transaction(async (tx) => {
    const user = await startEmailUser(tx, { ...given, passwordHash: null }, now);
    if (!user) {
      await auth.queueMail(tx, { kind: 'existing-account', to: given.email }, now);
      return decoyUser(given.email, given.data, now);
    }
    await addPendingSignUp(tx, user.id, { ...given, passwordHash }, now);
    await queueConfirmationEmail(tx, call, user, now, given);
    return findAuthUser(tx, user.id);
  });
  if (!user) throw new Error('The new user was deleted meanwhile.');
  return json(userJson(user));
}

/**
 * The password hash. Reuses the previous hash if the last sign-up for this address had the same password,
 * so that signing up twice is not a conflict. Computes both in any case, to keep the timing constant.
 */
async function hashOnce({ auth }: Call, { email, password }: SignUp): Promise<string> {
  const last = await findPendingPasswordHash(auth.db, email);
  const fresh = await auth.passwords.hash(password);
  return (await auth.passwords.verify(last, password)) && last ? last : fresh;
}

type PendingRequest = Challenge & { passwordHash: string | null; data: Metadata };

/** Stores a sign-up until the address is confirmed. */
export async function addPendingSignUp(
  tx: Queryable,
  userId: string,
  given: PendingRequest,
  now: Date,
): Promise<void> {
  const bound = given.code_challenge !== '';
  const signUp = {
    userId,
    passwordHash: given.passwordHash,
    userMetadata: given.data,
    codeChallenge: bound ? given.code_challenge : null,
    codeChallengeMethod: bound ? methodOf(given) : null,
    createdAt: now,
  };
  await insertPendingSignUp(tx, signUp, oneTimeLimits.maxOpenEmails);
}

/** Emails the link and the code that confirm an address. */
export async function queueConfirmationEmail(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  now: Date,
  challenge: Challenge,
): Promise<void> {
  const { auth } = call;
  const to = user.email ?? '';
  const flowStateId = await storeFlow(tx, auth, {
    ...challenge,
    userId: user.id,
    authenticationMethod: 'email/signup',
  });
  const { link, code } = await newOneTime(tx, auth, {
    userId: user.id,
    kind: 'confirmation',
    email: to,
    type: 'signup',
    redirectTo: targetOf(call),
    flowStateId,
  });
  await updateAuthUser(tx, user.id, { confirmationSentAt: now }, now);
  await auth.queueMail(tx, { kind: 'confirm', to, link, code }, now);
}
