import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import { isRecentProof, provenAt } from '~/domain/auth/recent-proof';
import type { Call } from '../auth';
import { AuthError, badRequest, unprocessable } from '../auth-error';
import { giveLimitBack, limitBy } from '../limits.server';
import { takeCode } from '../one-time-check.server';
import { countEvent } from './record-event.server';

interface SignedIn {
  user: AuthUser;
  session: AuthSession;
}

/** What may come with a request to prove who sends it. */
interface GivenProof {
  /** The code that GET /reauthenticate mailed. */
  nonce?: string;
  password?: string;
}

/**
 * Lets a request go on only if the account's owner is known to be there: they signed in or proved it
 * within the last minutes, or the request brings a proof. An access token alone is none: it may be
 * stolen, and refreshing it proves nothing.
 */
export async function requireProof(
  call: Call,
  signedIn: SignedIn,
  given: GivenProof = {},
): Promise<void> {
  const { user, session } = signedIn;
  // An anonymous session has nothing to prove and nothing to lose.
  if (user.isAnonymous) return;
  if (given.password) return checkPasswordProof(call, signedIn, given.password);
  if (isRecentProof(provenAt(session.amr), call.auth.clock.now())) return;
  if (given.nonce) return checkNonce(call, signedIn, given.nonce);
  throw badRequest('reauthentication_needed', 'This change requires reauthentication');
}

/** Checks a code that was mailed for this. */
export async function checkNonce(call: Call, signedIn: SignedIn, nonce: string): Promise<void> {
  const { user } = signedIn;
  const given = { email: user.email ?? '', code: nonce, kinds: ['reauthentication'] as const };
  // In a transaction of its own: a wrong guess must count, whatever becomes of the rest.
  const used = await call.auth.db.transaction((tx) => takeCode(tx, call.auth, given));
  if (used instanceof AuthError || used.user.id !== user.id) {
    throw wrongProof(call, signedIn, 'code', 'Nonce has expired or is invalid');
  }
}

/** Checks the password of whoever is signed in. */
export async function checkPasswordProof(
  call: Call,
  signedIn: SignedIn,
  password: string,
): Promise<void> {
  const { user } = signedIn;
  // A limit of its own: guessing with a stolen token must not keep the owner from signing in.
  const subject = { account: `proof:${user.id}` };
  await limitBy(call, 'wrongPassword', subject);
  if (!(await call.auth.passwords.verify(user.passwordHash, password))) {
    throw wrongProof(call, signedIn, 'password', 'That is not your current password');
  }
  await giveLimitBack(call, 'wrongPassword', subject);
}

function wrongProof(call: Call, { user, session }: SignedIn, detail: string, message: string) {
  countEvent(call, 'proof_failed', { userId: user.id, sessionId: session.id, detail });
  return unprocessable('reauthentication_not_valid', message);
}
