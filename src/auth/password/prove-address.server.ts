import { updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { Call } from '../auth';
import type { UsedToken } from '../one-time/one-time-check.server';
import { confirmUser } from './confirm-user.server';
import { finishEmailChange } from './email-change.server';
import { claimSignUp, ownSignUp, type Verifiers } from './sign-up-claim.server';

/** The result of a used token; null while the other half of an email change is pending. */
type Proven = { passwordNeeded: boolean } | null;

/** Applies the token. */
export async function proveAddress(
  tx: Queryable,
  call: Call,
  used: UsedToken,
  choose: Parameters<typeof claimSignUp>[2],
): Promise<Proven> {
  const now = call.auth.clock.now();
  const { token, user } = used;
  if (token.kind.startsWith('email_change')) return finishEmailChange(tx, call, used);
  // The person who can read the email owns the address, even if this was not a confirmation email. In that
  // case, no password is known to be theirs.
  const recovers = token.kind === 'recovery';
  if (recovers && !user.emailConfirmedAt) {
    await updateAuthUser(tx, user.id, { passwordHash: null }, now);
  }
  const claimed = await claimSignUp(tx, user, recovers ? () => undefined : choose, now);
  await confirmUser(tx, claimed.user, now);
  return { passwordNeeded: claimed.passwordNeeded && !recovers };
}

/** Selects the pending sign-up of the browser that holds one of these verifiers. */
export const signUpWithVerifiers =
  (verifiers: Verifiers): Parameters<typeof claimSignUp>[2] =>
  (pending) =>
    ownSignUp(pending, verifiers);
