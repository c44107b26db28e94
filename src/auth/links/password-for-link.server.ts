import type { OneTimeToken } from '~/db/auth/auth-one-time-token.repo.server';
import { listPendingSignUps, type PendingSignUp } from '~/db/auth/auth-pending-sign-up.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { Auth } from '../auth';
import { checkPassword } from '../http/check-params';
import { pkcePrefix } from '../one-time/one-time-mail.server';

/**
 * Whether the page asks for the password: the link confirms a sign-up with a password, and nothing else
 * shows that this is the browser that signed up.
 */
export async function asksForPassword(
  db: Queryable,
  { kind, userId }: OneTimeToken,
  linkToken: string,
): Promise<boolean> {
  if (kind !== 'confirmation' || linkToken.startsWith(pkcePrefix)) return false;
  const pending = await listPendingSignUps(db, userId);
  return pending.some(({ passwordHash }) => passwordHash !== null);
}

/**
 * The pending sign-up with this password, or a new one with only the password. Either way, the password
 * belongs to the owner of the mailbox.
 */
export async function signUpByPassword(
  auth: Auth,
  pending: readonly PendingSignUp[],
  password: string,
): Promise<PendingSignUp> {
  checkPassword(password, auth.settings);
  for (const signUp of pending) {
    if (await auth.passwords.verify(signUp.passwordHash, password)) return signUp;
  }
  const passwordHash = await auth.passwords.hash(password);
  return { passwordHash, userMetadata: {}, codeChallenge: null, codeChallengeMethod: null };
}
