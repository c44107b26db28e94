import { randomUUID } from 'node:crypto';
import { hashSecret, newSecret } from '~/auth/secrets.server';
import { insertAuthRefreshToken } from '~/db/auth/auth-refresh-token.repo.server';
import { insertAuthSession } from '~/db/auth/auth-session.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthSession, addAmrEntry } from '~/domain/auth/auth-session';

/** Adds a session of a person who has just signed in with a password; returns its refresh token. */
export async function createSession(
  db: Queryable,
  given: Pick<AuthSession, 'userId'> & Partial<AuthSession>,
): Promise<{ id: string; refreshToken: string }> {
  const { id = randomUUID(), createdAt = new Date() } = given;
  const refreshToken = newSecret();
  await insertAuthSession(db, {
    aal: 'aal1',
    factorId: null,
    amr: addAmrEntry([], 'password', createdAt),
    refreshSecret: newSecret(),
    userAgent: null,
    ip: '127.0.0.1',
    refreshedAt: createdAt,
    ...given,
    id,
    createdAt,
  });
  const tokenHash = hashSecret(refreshToken);
  await insertAuthRefreshToken(db, { sessionId: id, tokenHash }, createdAt);
  return { id, refreshToken };
}
