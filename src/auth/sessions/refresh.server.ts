import { z } from 'zod';
import {
  countUnusedAuthRefreshTokens,
  findAuthRefreshToken,
  findAuthRefreshTokenForUpdate,
  insertAuthRefreshToken,
  type StoredRefreshToken,
  updateAuthRefreshTokensUsed,
} from '~/db/auth/auth-refresh-token.repo.server';
import {
  deleteAuthSession,
  findAuthSession,
  updateAuthSessionRefreshed,
} from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import { isBanned } from '~/domain/auth/auth-user';
import { coarseNetwork } from '~/domain/security/coarse-network';
import type { Call } from '../auth';
import { badRequest, invalid } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { hashSecret, successorOf } from '../secrets.server';
import { recordEvent } from '../security/record-event.server';
import { type OpenedSession, sessionJson } from './open-session.server';

const params = z.object({ refresh_token: optionalText });
/** More refreshes than fit into the grace period of an old token. */
const maxSuccessors = 100;

const unknownToken = () =>
  badRequest('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

const alreadyUsed = () =>
  badRequest('refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** POST /token?grant_type=refresh_token */
export async function refreshSession(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'refresh');
  const { refresh_token: token } = await readParams(call.request, params);
  if (token === '') throw invalid('refresh_token required');
  const opened = await auth.db.transaction((tx) => rotate(tx, call, token));
  if (opened === 'reused') {
    auth.log.warn(
      { network: coarseNetwork(call.ip) },
      'a refresh token was reused; its session was ended',
    );
    throw alreadyUsed();
  }
  return json(await sessionJson(auth, opened));
}

/** 'reused' is returned, not thrown, so that ending the session is committed. */
async function rotate(tx: Queryable, call: Call, token: string): Promise<OpenedSession | 'reused'> {
  const now = call.auth.clock.now();
  // Locks the session: of two concurrent refreshes, the second sees the first one's result.
  const stored = await findAuthRefreshTokenForUpdate(tx, hashSecret(token));
  const session = stored && (await findAuthSession(tx, stored.sessionId));
  if (!session) throw unknownToken();
  const user = await findAuthUser(tx, session.userId);
  if (!user) throw unknownToken();
  if (isBanned(user, now)) throw badRequest('user_banned', 'Invalid Refresh Token: User Banned');
  const next = await nextToken(tx, call, { stored, session, token });
  if (!next) {
    await deleteAuthSession(tx, session.id);
    const event = { userId: user.id, sessionId: session.id };
    await recordEvent(tx, call, 'refresh_token_reused', event);
    return 'reused';
  }
  const { userAgent, ip } = call;
  await updateAuthSessionRefreshed(tx, { id: session.id, userAgent, ip, refreshedAt: now });
  return { user, session, refreshToken: next };
}

/** The next token; undefined if this one was reused and the session must end. */
async function nextToken(
  tx: Queryable,
  call: Call,
  { stored, session, token }: { stored: StoredRefreshToken; session: AuthSession; token: string },
): Promise<string | undefined> {
  const now = call.auth.clock.now();
  // A session has one chain of tokens. A second chain means that a token was copied.
  if ((await countUnusedAuthRefreshTokens(tx, session.id)) > 1) return undefined;
  if (!stored.usedAt) return issueNext(tx, session, token, now);
  const age = now.getTime() - stored.usedAt.getTime();
  if (age > call.auth.settings.refreshReuseSeconds * 1_000) return undefined;
  // Issued before the second factor: it must not reach the upgraded session.
  if (stored.revoked) throw alreadyUsed();
  return findCurrentToken(tx, session, token);
}

/** Marks a token as used and inserts its successor. */
async function issueNext(
  tx: Queryable,
  session: AuthSession,
  token: string,
  now: Date,
): Promise<string> {
  const next = successorOf(token, session.refreshSecret);
  await updateAuthRefreshTokensUsed(tx, session.id, now);
  await insertAuthRefreshToken(tx, { sessionId: session.id, tokenHash: hashSecret(next) }, now);
  return next;
}

/** The current token, for a token that was replaced within the grace period. */
async function findCurrentToken(
  tx: Queryable,
  session: AuthSession,
  token: string,
): Promise<string | undefined> {
  let candidate = token;
  for (let step = 0; step < maxSuccessors; step += 1) {
    candidate = successorOf(candidate, session.refreshSecret);
    const stored = await findAuthRefreshToken(tx, hashSecret(candidate));
    if (!stored) return undefined;
    if (!stored.usedAt) return candidate;
  }
  return undefined;
}
