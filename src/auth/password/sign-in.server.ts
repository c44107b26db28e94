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
import { normalizeEmail } from '~/domain/email/email-address';
import type { Call } from '../auth';
import { badRequest, invalid, unprocessable } from '../auth-error';
import { limitBy, limitVisitor, refundLimitToken } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { countEvent } from '../security/record-event.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import { padTime } from './equal-time.server';

const params = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** How long a network counts as known after a sign-in from it. */
const knownNetworkMs = 30 * dayMs;

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
  const user = await verifyCredentials(call, { ...given, email: normalizeEmail(given.email) });
  if (isBanned(user, auth.clock.now())) throw badRequest('user_banned', 'User is banned');
  if (given.email !== '' && !user.emailConfirmedAt) {
    throw badRequest('email_not_confirmed', 'Email not confirmed');
  }
  const upgraded =
    user.passwordHash && auth.passwords.isOutdated(user.passwordHash)
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

/**
 * The user with this password. A wrong password and an unknown address give the same error after the same
 * time.
 */
async function verifyCredentials(call: Call, given: Credentials): Promise<AuthUser> {
  const { auth } = call;
  const account = given.email || given.phone;
  const isCounted = !(await isKnownNetwork(call, given.email));
  // Counted before the check, so that parallel guesses cannot exceed the limit.
  if (isCounted) await limitBy(call, 'wrongPassword', { account });
  const startedAt = performance.now();
  const user =
    given.email !== ''
      ? await findAuthUserByEmail(auth.db, given.email)
      : await findAuthUserByPhone(auth.db, given.phone.replace(/^\+/, ''));
  // Before the address is confirmed, check the password of the pending sign-up.
  const hash =
    user && !user.emailConfirmedAt && given.email !== ''
      ? (user.passwordHash ?? (await findPendingPasswordHash(auth.db, given.email)))
      : user?.passwordHash;
  const isCorrect = await auth.passwords.verify(hash ?? null, given.password);
  if (!user || !isCorrect) {
    countEvent(call, 'sign_in_failed', { userId: user?.id ?? null, detail: 'password' });
    await padTime(auth, startedAt);
    throw badRequest('invalid_credentials', 'Invalid login credentials');
  }
  if (isCounted) await refundLimitToken(call, 'wrongPassword', { account });
  return user;
}

/**
 * Attackers guessing from many networks must not lock the owner out: on networks with a recent sign-in,
 * only the network's own limit applies.
 */
async function isKnownNetwork(call: Call, email: string): Promise<boolean> {
  const since = new Date(call.auth.clock.now().getTime() - knownNetworkMs);
  return email !== '' && hasAuthSessionFrom(call.auth.db, { email, ip: call.ip, since });
}
