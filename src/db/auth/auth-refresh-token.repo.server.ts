import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

export interface StoredRefreshToken {
  id: number;
  sessionId: string;
  usedAt: Date | null;
  /** Issued before the session was upgraded to aal2. */
  revoked: boolean;
}

const tokenRow = rowOf({
  id: z.number(),
  sessionId: z.string(),
  usedAt: z.date().nullable(),
  revoked: z.boolean(),
});

/** The token with this hash, or null. */
export async function findAuthRefreshToken(
  db: Queryable,
  tokenHash: string,
): Promise<StoredRefreshToken | null> {
  const [token] = await db.rows(
    tokenRow,
    sql`select id, session_id, used_at, revoked from auth_refresh_token
      where token_hash = ${tokenHash}`,
  );
  return token ?? null;
}

/**
 * Like `findAuthRefreshToken`, and locks the token and its session until the transaction ends. Locks the
 * session first, in the same order as sign-out, to avoid deadlocks.
 */
export async function findAuthRefreshTokenForUpdate(
  tx: Queryable,
  tokenHash: string,
): Promise<StoredRefreshToken | null> {
  const [token] = await tx.rows(
    tokenRow,
    sql`select t.id, t.session_id, t.used_at, t.revoked
      from auth_session s join auth_refresh_token t on t.session_id = s.id
      where t.token_hash = ${tokenHash} for update`,
  );
  return token ?? null;
}

/** Adds a token to a session. */
export async function insertAuthRefreshToken(
  tx: Queryable,
  token: { sessionId: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into auth_refresh_token (session_id, token_hash, created_at)
    values (${token.sessionId}, ${token.tokenHash}, ${now})`);
}

/** Marks all of a session's tokens as used, so that only the next one is valid. */
export async function updateAuthRefreshTokensUsed(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update auth_refresh_token set used_at = ${now}
    where session_id = ${sessionId} and used_at is null`);
}

/** Revokes all of a session's tokens. */
export async function updateAuthRefreshTokensRevoked(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update auth_refresh_token
    set revoked = true, used_at = coalesce(used_at, ${now}) where session_id = ${sessionId}`);
}

/** Number of unused tokens of a session; more than one means that a token was copied. */
export async function countUnusedAuthRefreshTokens(
  tx: Queryable,
  sessionId: string,
): Promise<number> {
  const [row] = await tx.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from auth_refresh_token
      where session_id = ${sessionId} and used_at is null`,
  );
  return row?.count ?? 0;
}

/** Deletes tokens used long ago; their reuse is no longer detected. */
export async function deleteAuthRefreshTokensUsedBefore(
  db: Queryable,
  before: Date,
): Promise<number> {
  return db.execute(sql`delete from auth_refresh_token where used_at < ${before}`);
}
