import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import { isRecentProof, provenAt } from '~/domain/auth/recent-proof';
import type { Call } from '../auth';
import { AuthError, badRequest, unprocessable } from '../auth-error';
import { limitBy, refundLimitToken } from '../http/limits.server';
import { consumeCode } from '../one-time/one-time-check.server';
import { countEvent } from './record-event.server';

interface SignedIn {
  user: AuthUser;
  session: AuthSession;
}

/** Proof that may be sent with a request. */
interface GivenProof {
  /** The code emailed by GET /reauthenticate. */
  nonce?: string;
  password?: string;
}

/**
 * Requires recent authentication: a sign-in or proof within the last minutes, or a proof in the
 * request. An access token alone is not enough, because it may be stolen and refreshed.
 */
export async function requireProof(
  call: Call,
  signedIn: SignedIn,
  given: GivenProof = {},
): Promise<void> {
  const { user, session } = signedIn;
  // Anonymous sessions have no credentials to prove.
  if (user.isAnonymous) return;
  if (given.password) return checkPasswordProof(call, signedIn, given.password);
  if (isRecentProof(provenAt(session.amr), call.auth.clock.now())) return;
  if (given.nonce) return checkNonce(call, signedIn, given.nonce);
  throw badRequest('reauthentication_needed', 'This change requires reauthentication');
}

/** Checks an emailed reauthentication code. */
export async function checkNonce(call: Call, signedIn: SignedIn, nonce: string): Promise<void> {
  const { user } = signedIn;
  const given = { email: user.email ?? '', code: nonce, kinds: ['reauthentication'] as const };
  // In its own transaction, so that a wrong guess counts even if the request fails.
  const used = await call.auth.db.transaction((tx) => consumeCode(tx, call.auth, given));
  if (used instanceof AuthError || used.user.id !== user.id) {
    throw wrongProof(call, signedIn, 'code', 'Nonce has expired or is invalid');
  }
}

/** Checks the current user's password. */
export async function checkPasswordProof(
  call: Call,
  signedIn: SignedIn,
  password: string,
): Promise<void> {
  const { user } = signedIn;
  // A separate limit, so that guesses with a stolen token cannot block the owner's sign-in.
  const subject = { account: `proof:${user.id}` };
  await limitBy(call, 'wrongPassword', subject);
  if (!(await call.auth.passwords.verify(user.passwordHash, password))) {
    throw wrongProof(call, signedIn, 'password', 'That is not your current password');
  }
  await refundLimitToken(call, 'wrongPassword', subject);
}

function wrongProof(call: Call, { user, session }: SignedIn, detail: string, message: string) {
  countEvent(call, 'proof_failed', { userId: user.id, sessionId: session.id, detail });
  return unprocessable('reauthentication_not_valid', message);
}
