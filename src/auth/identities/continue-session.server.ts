import {
  insertAuthRefreshToken,
  updateAuthRefreshTokensRevoked,
} from '~/db/auth/auth-refresh-token.repo.server';
import { findAuthSessionForUpdate } from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { Call } from '../auth';
import { forbidden, sessionNotFound } from '../auth-error';
import { hashSecret, newSecret } from '../secrets.server';
import type { OpenedSession } from '../sessions/open-session.server';

/**
 * Continues the session that linked a provider, with a new refresh token. A new session would be a second
 * one in the same browser, without the second factor.
 */
export async function continueSession(
  tx: Queryable,
  call: Call,
  sessionId: string,
): Promise<OpenedSession> {
  const now = call.auth.clock.now();
  const session = await findAuthSessionForUpdate(tx, sessionId);
  if (!session) throw sessionNotFound();
  const refreshToken = newSecret();
  await updateAuthRefreshTokensRevoked(tx, sessionId, now);
  await insertAuthRefreshToken(tx, { sessionId, tokenHash: hashSecret(refreshToken) }, now);
  const user = await findAuthUser(tx, session.userId);
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  return { user, session, refreshToken };
}
