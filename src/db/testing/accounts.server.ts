import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const countsRow = z.object({
  users: z.number(),
  identities: z.number(),
  sessions: z.number(),
  profiles: z.number(),
  settings: z.number(),
});

/** Counts the rows of a person in the tables of the account. */
export async function countAccountRows(
  db: Queryable,
  userId: string,
): Promise<z.infer<typeof countsRow>> {
  const [counts] = await db.rows(
    countsRow,
    sql`select (select count(*) from auth_user where id = ${userId}) as users,
      (select count(*) from auth_identity where user_id = ${userId}) as identities,
      (select count(*) from auth_session where user_id = ${userId}) as sessions,
      (select count(*) from profile where user_id = ${userId}) as profiles,
      (select count(*) from privacy_setting where user_id = ${userId}) as settings`,
  );
  if (!counts) throw new Error('The rows could not be counted.');
  return counts;
}

/** Everything secret that is stored about a person: hashes of passwords and tokens, and keys. */
export async function listAccountSecrets(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.rows(
    z.object({ secret: z.string() }),
    sql`select password_hash as secret from auth_user where id = ${userId}
      union all select secret from auth_factor where user_id = ${userId}
      union all select refresh_secret from auth_session where user_id = ${userId}
      union all select token_hash from auth_refresh_token r
        join auth_session s on s.id = r.session_id where s.user_id = ${userId}`,
  );
  return rows.map(({ secret }) => secret);
}

/** Moves the sign-ins at a provider that are under way into the past. */
export async function ageFlowStates(db: Queryable, minutes: number): Promise<void> {
  await db.execute(sql`update auth_flow_state
    set auth_code_issued_at = auth_code_issued_at - make_interval(mins => ${minutes}::integer)`);
}

/** Counts the sign-ins that wait for an answer of their provider. */
export async function countOpenFlowStates(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from auth_flow_state where state_hash is not null`,
  );
  return row?.count ?? 0;
}
