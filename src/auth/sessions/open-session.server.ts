import { randomUUID } from 'node:crypto';
import { insertAuthRefreshToken } from '~/db/auth/auth-refresh-token.repo.server';
import { insertAuthSession } from '~/db/auth/auth-session.repo.server';
import { findAuthUser, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthSession, addAmrEntry } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Auth, Call } from '../auth';
import { AuthError } from '../auth-error';
import { ownUserJson } from '../http/user-json';
import { hashSecret, newSecret } from '../secrets.server';
import { recordEvent } from '../security/record-event.server';
import { signAccessToken } from './access-token.server';

export interface OpenedSession {
  user: AuthUser;
  session: AuthSession;
  refreshToken: string;
}

/** Opens a session in the caller's transaction. */
export async function openSession(
  tx: Queryable,
  call: Call,
  userId: string,
  method: string,
): Promise<OpenedSession> {
  const now = call.auth.clock.now();
  const session: AuthSession = {
    id: randomUUID(),
    userId,
    aal: 'aal1',
    factorId: null,
    amr: addAmrEntry([], method, now),
    refreshSecret: newSecret(),
    userAgent: call.userAgent,
    ip: call.ip,
    createdAt: now,
    refreshedAt: now,
  };
  const refreshToken = newSecret();
  await updateAuthUser(tx, userId, { lastSignInAt: now }, now);
  await insertAuthSession(tx, session);
  await insertAuthRefreshToken(
    tx,
    { sessionId: session.id, tokenHash: hashSecret(refreshToken) },
    now,
  );
  const user = await findAuthUser(tx, userId);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  if (!user.isAnonymous) {
    const event = { userId, sessionId: session.id, detail: method };
    await recordEvent(tx, call, 'sign_in', event);
  }
  return { user, session, refreshToken };
}

/** A session in the response to its owner. */
export async function sessionJson(auth: Auth, { user, session, refreshToken }: OpenedSession) {
  const { token, expiresAt } = await signAccessToken(auth, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: auth.settings.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: ownUserJson(user, session),
  };
}
