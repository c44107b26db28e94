import { z } from 'zod';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const sessionRow = rowOf({
  id: z.string(),
  userId: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  factorId: z.string().nullable(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  refreshSecret: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: z.date(),
  refreshedAt: z.date(),
});

/** One session, or null. */
export async function findAuthSession(db: Queryable, id: string): Promise<AuthSession | null> {
  const [session] = await db.rows(sessionRow, sql`select * from auth_session where id = ${id}`);
  return session ?? null;
}

/** The open sessions among these, with their users: not signed out, deleted or banned. */
export async function listOpenAuthSessions(
  db: Queryable,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<{ id: string; userId: string }[]> {
  return db.rows(
    rowOf({ id: z.string(), userId: z.string() }),
    sql`select s.id, s.user_id from auth_session s join auth_user u on u.id = s.user_id
      where s.id = any(${ids}::uuid[]) and u.deleted_at is null
        and (u.banned_until is null or u.banned_until <= ${now})`,
  );
}

/** One session, locked until the transaction ends, or null. */
export async function findAuthSessionForUpdate(
  tx: Queryable,
  id: string,
): Promise<AuthSession | null> {
  const [session] = await tx.rows(
    sessionRow,
    sql`select * from auth_session where id = ${id} for update`,
  );
  return session ?? null;
}

/** A user's sessions, most recently used first. */
export async function listAuthSessions(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<AuthSession[]> {
  return db.rows(
    sessionRow,
    sql`select * from auth_session where user_id = ${userId}
      order by refreshed_at desc, id limit ${limit}`,
  );
}

/** Ends one of a user's own sessions; false if there is no such session. */
export async function deleteOwnAuthSession(
  db: Queryable,
  session: { id: string; userId: string },
): Promise<boolean> {
  const touched = await db.execute(sql`delete from auth_session
    where id = ${session.id} and user_id = ${session.userId}`);
  return touched === 1;
}

/** Whether an account was used from this network address since a time. */
export async function hasAuthSessionFrom(
  db: Queryable,
  account: { email: string; ip: string; since: Date },
): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ known: z.boolean() }),
    sql`select exists (select from auth_session s join auth_user u on u.id = s.user_id
      where u.email = ${account.email} and s.ip = ${account.ip}
        and s.refreshed_at > ${account.since}) as known`,
  );
  return row?.known ?? false;
}

/** Adds a session. */
export async function insertAuthSession(tx: Queryable, session: AuthSession): Promise<void> {
  await tx.execute(sql`insert into auth_session
      (id, user_id, aal, factor_id, amr, refresh_secret, user_agent, ip, created_at, refreshed_at)
    values (${session.id}, ${session.userId}, ${session.aal}, ${session.factorId},
      ${JSON.stringify(session.amr)}::jsonb, ${session.refreshSecret}, ${session.userAgent},
      ${session.ip}, ${session.createdAt}, ${session.refreshedAt})`);
}

type Refreshed = Pick<AuthSession, 'id' | 'userAgent' | 'ip' | 'refreshedAt'>;

/** Records the last use of a session and its network address. */
export async function updateAuthSessionRefreshed(tx: Queryable, session: Refreshed): Promise<void> {
  await tx.execute(sql`update auth_session set refreshed_at = ${session.refreshedAt},
    user_agent = ${session.userAgent}, ip = ${session.ip} where id = ${session.id}`);
}

type Assurance = Pick<AuthSession, 'id' | 'aal' | 'factorId' | 'amr'>;

/** Records the assurance level of a session. */
export async function updateAuthSessionAssurance(tx: Queryable, session: Assurance): Promise<void> {
  await tx.execute(sql`update auth_session set aal = ${session.aal},
    factor_id = ${session.factorId}, amr = ${JSON.stringify(session.amr)}::jsonb
    where id = ${session.id}`);
}

/** Records that a passkey opened a session, which makes it aal2. */
export async function updateAuthSessionPasskey(
  tx: Queryable,
  session: { id: string; passkeyId: string },
): Promise<void> {
  await tx.execute(sql`update auth_session set aal = 'aal2', passkey_id = ${session.passkeyId}
    where id = ${session.id}`);
}

/** Downgrades sessions that a removed factor had raised to aal2. */
export async function updateAuthSessionsDowngraded(tx: Queryable, factorId: string): Promise<void> {
  await tx.execute(sql`update auth_session set aal = 'aal1', factor_id = null,
      amr = coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) entry
        where entry ->> 'method' not in ('totp', 'mfa/recovery_code', 'mfa/webauthn')), '[]')
    where factor_id = ${factorId}`);
}

/** Ends one session. */
export async function deleteAuthSession(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from auth_session where id = ${id}`);
}

/** Ends all of a user's sessions, or all but one. */
export async function deleteAuthSessions(
  tx: Queryable,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await tx.execute(sql`delete from auth_session where user_id = ${userId}
    and (${except}::uuid is null or id <> ${except}::uuid)`);
}

/** Ends a user's sessions below aal2. */
export async function deleteAuthSessionsBelowAal2(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_session where user_id = ${userId} and aal = 'aal1'`);
}

/** Ends the sessions opened with a user's passkey, optionally except one. */
export async function deleteAuthSessionsOfPasskey(
  tx: Queryable,
  passkeyId: string,
  { userId, except }: { userId: string; except: string | null },
): Promise<void> {
  await tx.execute(sql`delete from auth_session where passkey_id = ${passkeyId}
    and user_id = ${userId} and (${except}::uuid is null or id <> ${except}::uuid)`);
}

/** Ends the sessions opened with a key of this factor, optionally except one. */
export async function deleteAuthSessionsOfFactorKeys(
  tx: Queryable,
  factorId: string,
  except: string | null,
): Promise<void> {
  await tx.execute(sql`delete from auth_session
    where passkey_id in (select id from auth_passkey where factor_id = ${factorId})
      and (${except}::uuid is null or id <> ${except}::uuid)`);
}

/** Ends sessions that have not been used since a time. */
export async function deleteAuthSessionsIdleSince(db: Queryable, since: Date): Promise<number> {
  return db.execute(sql`delete from auth_session where refreshed_at < ${since}`);
}
