import { findAuthSession } from '~/db/auth-session.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import { type AccessClaims, readAccessToken, readSecretToken } from './access-token.server';
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

/** Only whoever holds the service key, or a token made with the secret that makes such. */
export async function requireService(call: Call): Promise<void> {
  const { serviceKey, jwtSecret } = call.auth.settings;
  const bearer = bearerOf(call);
  if (serviceKey && sameText(bearer, serviceKey)) return;
  const claims = await readAnyToken(call, bearer, jwtSecret !== undefined);
  // A token of ours never says so, and it is a person's: only the secret's word counts.
  if (claims.fromSecret && serviceRoles.includes(claims.role ?? '')) return;
  throw forbidden('not_admin', 'User not allowed');
}

async function readAnyToken(
  call: Call,
  bearer: string,
  hasSecret: boolean,
): Promise<AccessClaims & { fromSecret: boolean }> {
  if (hasSecret) {
    const claims = await readSecretToken(call.auth, bearer).catch(() => null);
    if (claims) return { ...claims, fromSecret: true };
  }
  return { ...(await readAccessToken(call.auth, bearer)), fromSecret: false };
}
