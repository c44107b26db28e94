import {
  insertAuthRefreshToken,
  updateAuthRefreshTokensRevoked,
} from '~/db/auth/auth-refresh-token.repo.server';
import {
  deleteAuthSessionsBelowAal2,
  findAuthSessionForUpdate,
  updateAuthSessionAssurance,
} from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { addAmrEntry } from '~/domain/auth/auth-session';
import type { Call } from '../auth';
import { forbidden, sessionNotFound } from '../auth-error';
import { hashSecret, newSecret } from '../secrets.server';
import type { OpenedSession } from './open-session.server';

interface SecondProof {
  sessionId: string;
  factorId: string;
  method: 'totp' | 'mfa/webauthn' | 'mfa/recovery_code';
}

/** Upgrades the session to aal2 with a new token, and ends the user's aal1 sessions. */
export async function upgradeSession(
  tx: Queryable,
  call: Call,
  { sessionId, factorId, method }: SecondProof,
): Promise<OpenedSession> {
  const now = call.auth.clock.now();
  const session = await findAuthSessionForUpdate(tx, sessionId);
  if (!session) throw sessionNotFound();
  const amr = addAmrEntry(session.amr, method, now);
  const raised = { ...session, aal: 'aal2' as const, factorId, amr };
  await updateAuthSessionAssurance(tx, raised);
  // Sessions opened before the factor existed must sign in again with it.
  await deleteAuthSessionsBelowAal2(tx, session.userId);
  const refreshToken = newSecret();
  // Earlier tokens, which may have been copied, must not lead to the upgraded session.
  await updateAuthRefreshTokensRevoked(tx, sessionId, now);
  await insertAuthRefreshToken(tx, { sessionId, tokenHash: hashSecret(refreshToken) }, now);
  const user = await findAuthUser(tx, session.userId);
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  return { user, session: raised, refreshToken };
}
