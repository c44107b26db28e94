import type { AuthSession } from '~/domain/auth/auth-session';
import { type AuthUser, hasVerifiedFactor } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { forbidden } from '../auth-error';
import { requireMember } from '../factors.server';

/** Somebody who may look at and manage their passkeys: with both factors, where there are two. */
export async function requirePasskeyOwner(
  call: Call,
): Promise<{ user: AuthUser; session: AuthSession }> {
  const signedIn = await requireMember(call);
  if (!hasVerifiedFactor(signedIn.user) || signedIn.session.aal === 'aal2') return signedIn;
  throw forbidden(
    'insufficient_aal',
    'AAL2 session is required to manage passkeys when MFA is enabled',
  );
}
