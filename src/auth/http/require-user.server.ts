import { findAuthSession } from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import { type AuthSession, isSecondFactorDue } from '~/domain/auth/auth-session';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { AuthError, forbidden, sessionNotFound } from '../auth-error';
import { isServiceRole, readOperatorRole } from '../client/service-check.server';
import { sameText } from '../secrets.server';
import { readAccessToken } from '../sessions/access-token.server';

interface SignedIn {
  user: AuthUser;
  session: AuthSession;
}

function bearerOf({ request }: Call): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token) return token;
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
}

interface RequireUserOptions {
  /** Allows a session whose second factor is still missing; only for endpoints of that step. */
  whileFactorDue?: boolean;
}

/** The signed-in user: valid token, open session, all factors verified. */
export async function requireUser(call: Call, options: RequireUserOptions = {}): Promise<SignedIn> {
  const { auth } = call;
  const claims = await readAccessToken(auth, bearerOf(call));
  const user = await findAuthUser(auth.db, claims.sub);
  if (!user || user.deletedAt) {
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  }
  const found = await findAuthSession(auth.db, claims.session_id);
  if (!found || found.userId !== user.id) throw sessionNotFound();
  // A token issued before the second factor has no access.
  const session = claims.second_factor_due ? { ...found, aal: 'aal1' as const } : found;
  if (isBanned(user, auth.clock.now())) throw forbidden('user_banned', 'User is banned');
  if (!options.whileFactorDue && isSecondFactorDue(user, session)) {
    throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required when MFA is enabled.');
  }
  return { user, session };
}

/** Requires the service key, or a token signed with its secret or key. */
export async function requireServiceAccess(call: Call): Promise<void> {
  const { auth } = call;
  const { serviceKey, jwtSecret } = auth.settings;
  const bearer = bearerOf(call);
  if (serviceKey && sameText(bearer, serviceKey)) return;
  const findChosenKey = await auth.keys.findChosenKey();
  const role = await readOperatorRole(bearer, { jwtSecret, findChosenKey, clock: auth.clock });
  if (isServiceRole(role)) return;
  // A user's token is never accepted here, even if it names the service role.
  if (role === null) await readAccessToken(auth, bearer);
  throw forbidden('not_admin', 'User not allowed');
}
