import { findAuthSession } from '~/db/auth-session.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import { readAccessToken, readOperatorToken } from './access-token.server';
import type { Call } from './auth';
import { AuthError, badRequest, forbidden } from './auth-error';
import { isUuid } from './check-params';
import { sameText } from './secrets.server';

interface SignedIn {
  user: AuthUser;
  session: AuthSession;
}

function bearerOf({ request }: Call): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token) return token;
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
}

/** Who asks: by their token, with their session still open. */
export async function requireUser(call: Call): Promise<SignedIn> {
  const { auth } = call;
  const claims = await readAccessToken(auth, bearerOf(call));
  if (!claims.sub) throw forbidden('bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(claims.sub)) throw badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await findAuthUser(auth.db, claims.sub);
  if (!user || user.deletedAt) {
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  }
  const sessionId = claims.session_id ?? '';
  const session = isUuid(sessionId) ? await findAuthSession(auth.db, sessionId) : null;
  if (!session || session.userId !== user.id) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user, auth.clock.now())) throw forbidden('user_banned', 'User is banned');
  return { user, session };
}

const serviceRoles = ['service_role', 'supabase_admin'];

/** Only whoever holds the service key, or a token made with the secret or the key that makes such. */
export async function requireService(call: Call): Promise<void> {
  const { serviceKey } = call.auth.settings;
  const bearer = bearerOf(call);
  if (serviceKey && sameText(bearer, serviceKey)) return;
  const said = await readOperatorToken(call.auth, bearer);
  if (said && serviceRoles.includes(said.role ?? '')) return;
  // A token of ours, whatever role it names, is a person's.
  if (!said) await readAccessToken(call.auth, bearer);
  throw forbidden('not_admin', 'User not allowed');
}
