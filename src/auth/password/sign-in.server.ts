import { z } from 'zod';
import { findPendingPasswordHash } from '~/db/auth/auth-pending-sign-up.repo.server';
import { hasAuthSessionFrom } from '~/db/auth/auth-session.repo.server';
import {
  findAuthUserByEmail,
  findAuthUserByPhone,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import { passwordProblem } from '~/domain/auth/password-rule';
import { dayMs } from '~/domain/durations';
import type { Call } from '../auth';
import { badRequest, invalid, unprocessable } from '../auth-error';
import { json } from '../http/answer.server';
import { limitBy, limitVisitor, refundLimitToken } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { countEvent } from '../security/record-event.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import { inEqualTime } from './equal-time.server';
import { isOutdatedHash } from './password-hasher.server';

const params = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** How long a place from which somebody signed in counts as theirs. */
const knownPlaceMs = 30 * dayMs;

/** POST /token?grant_type=password */
export async function signInWithPassword(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'signIn');
  const given = await readParams(call.request, params);
  if (given.email !== '' && given.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (given.email === '' && given.phone === '') throw invalid('missing email or phone');
  if (given.phone !== '' && !auth.settings.phone) {
    throw unprocessable('phone_provider_disabled', 'Phone logins are disabled');
  }
  const user = await prove(call, { ...given, email: given.email.toLowerCase() });
  if (isBanned(user, auth.clock.now())) throw badRequest('user_banned', 'User is banned');
  if (given.email !== '' && !user.emailConfirmedAt) {
    throw badRequest('email_not_confirmed', 'Email not confirmed');
  }
  const upgraded =
    user.passwordHash && isOutdatedHash(user.passwordHash)
      ? await auth.passwords.hash(given.password)
      : undefined;
  const opened = await auth.db.transaction(async (tx) => {
    if (upgraded) await updateAuthUser(tx, user.id, { passwordHash: upgraded }, auth.clock.now());
    return openSession(tx, call, user.id, 'password');
  });
  const weak = passwordProblem(given.password, auth.settings.minPasswordLength);
  return json({ ...(await sessionJson(auth, opened)), ...(weak && { weak_password: weak }) });
}

interface Credentials {
  email: string;
  phone: string;
  password: string;
}

/** The user whose password this is. Wrong or nobody's: the same words after the same time. */
async function prove(call: Call, given: Credentials): Promise<AuthUser> {
  const { auth } = call;
  const account = given.email || given.phone;
  const counted = !(await isKnownPlace(call, given.email));
  // Counted before it is known to be wrong, or a thousand at once would all be let through.
  if (counted) await limitBy(call, 'wrongPassword', { account });
  const find = () =>
    given.email !== ''
      ? findAuthUserByEmail(auth.db, given.email)
      : findAuthUserByPhone(auth.db, given.phone.replace(/^\+/, ''));
  let proven: AuthUser | undefined;
  const attempt = async () => {
    const user = await find();
    // Before the address is confirmed, check the password of the pending sign-up.
    const hash =
      user && !user.emailConfirmedAt && given.email !== ''
        ? (user.passwordHash ?? (await findPendingPasswordHash(auth.db, given.email)))
        : user?.passwordHash;
    const right = await auth.passwords.verify(hash ?? null, given.password);
    if (user && right) proven = user;
    else countEvent(call, 'sign_in_failed', { userId: user?.id ?? null, detail: 'password' });
  };
  const began = performance.now();
  await attempt();
  if (!proven) {
    const refusal = badRequest('invalid_credentials', 'Invalid login credentials');
    return inEqualTime(auth, () => Promise.reject(refusal), began);
  }
  if (counted) await refundLimitToken(call, 'wrongPassword', { account });
  return proven;
}

/**
 * Whoever guesses at an account from everywhere must not keep its owner out: where they have been
 * signed in lately, only the visitor's own limit counts.
 */
async function isKnownPlace(call: Call, email: string): Promise<boolean> {
  const since = new Date(call.auth.clock.now().getTime() - knownPlaceMs);
  return email !== '' && hasAuthSessionFrom(call.auth.db, { email, ip: call.ip, since });
}
