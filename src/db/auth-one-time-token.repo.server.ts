import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

export type OneTimeKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface OneTimeToken {
  userId: string;
  kind: OneTimeKind;
  email: string;
  linkHash: string;
  codeHash: string;
  wrongCodes: number;
  flowStateId: string | null;
  createdAt: Date;
}

const tokenRow = z
  .object({
    user_id: z.string(),
    kind: z.enum([
      'confirmation',
      'recovery',
      'email_change_current',
      'email_change_new',
      'reauthentication',
    ]),
    email: z.string(),
    link_hash: z.string(),
    code_hash: z.string(),
    wrong_codes: z.number(),
    flow_state_id: z.string().nullable(),
    created_at: z.date(),
  })
  .transform(
    (row): OneTimeToken => ({
      userId: row.user_id,
      kind: row.kind,
      email: row.email,
      linkHash: row.link_hash,
      codeHash: row.code_hash,
      wrongCodes: row.wrong_codes,
      flowStateId: row.flow_state_id,
      createdAt: row.created_at,
    }),
  );

/** The token whose link has this hash, or null. */
export async function findOneTimeTokenByLink(
  tx: Queryable,
  linkHash: string,
): Promise<OneTimeToken | null> {
  const [token] = await tx.rows(
    tokenRow,
    sql`select * from auth_one_time_token where link_hash = ${linkHash}`,
  );
  return token ?? null;
}

/** The tokens of these kinds that were mailed to an address. */
export async function listOneTimeTokensFor(
  tx: Queryable,
  mailed: { email: string; kinds: readonly OneTimeKind[] },
): Promise<OneTimeToken[]> {
  return tx.rows(
    tokenRow,
    sql`select * from auth_one_time_token
      where email = ${mailed.email} and kind = any(${mailed.kinds}) order by kind limit 10`,
  );
}

/** Keeps a token; an older one of the same kind no longer counts. */
export async function upsertOneTimeToken(tx: Queryable, token: OneTimeToken): Promise<void> {
  await tx.execute(sql`insert into auth_one_time_token
      (user_id, kind, email, link_hash, code_hash, flow_state_id, created_at)
    values (${token.userId}, ${token.kind}, ${token.email}, ${token.linkHash}, ${token.codeHash},
      ${token.flowStateId}, ${token.createdAt})
    on conflict (user_id, kind) do update set email = excluded.email,
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, wrong_codes = 0,
      flow_state_id = excluded.flow_state_id, created_at = excluded.created_at`);
}

/** Counts a wrong guess at a code. */
export async function updateOneTimeTokenWrong(
  tx: Queryable,
  token: Pick<OneTimeToken, 'userId' | 'kind'>,
): Promise<void> {
  await tx.execute(sql`update auth_one_time_token set wrong_codes = wrong_codes + 1
    where user_id = ${token.userId} and kind = ${token.kind}`);
}

/** Uses a token up; false when somebody was faster, or a newer one has taken its place. */
export async function deleteOneTimeToken(
  tx: Queryable,
  token: Pick<OneTimeToken, 'linkHash'>,
): Promise<boolean> {
  const touched = await tx.execute(sql`delete from auth_one_time_token
    where link_hash = ${token.linkHash}`);
  return touched === 1;
}

/** Whether a token of this kind is still out. */
export async function hasOneTimeToken(
  tx: Queryable,
  token: Pick<OneTimeToken, 'userId' | 'kind'>,
): Promise<boolean> {
  const rows = await tx.rows(
    z.object({ kind: z.string() }),
    sql`select kind from auth_one_time_token
      where user_id = ${token.userId} and kind = ${token.kind}`,
  );
  return rows.length > 0;
}

/** Removes everything that was mailed to a user and not used. */
export async function deleteOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_one_time_token where user_id = ${userId}`);
}

/** Forgets what nobody used in time. */
export async function deleteOneTimeTokensBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_one_time_token where created_at < ${before}`);
}
