import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

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

const tokenRow = rowOf({
  userId: z.string(),
  kind: z.enum([
    'confirmation',
    'recovery',
    'email_change_current',
    'email_change_new',
    'reauthentication',
  ]),
  email: z.string(),
  linkHash: z.string(),
  codeHash: z.string(),
  wrongCodes: z.number(),
  flowStateId: z.string().nullable(),
  createdAt: z.date(),
});

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

/** The token of this flow, or null. */
export async function findOneTimeTokenByFlow(
  tx: Queryable,
  flowStateId: string,
): Promise<OneTimeToken | null> {
  const [token] = await tx.rows(
    tokenRow,
    sql`select * from auth_one_time_token where flow_state_id = ${flowStateId} limit 1`,
  );
  return token ?? null;
}

interface CodeGuess {
  email: string;
  kinds: readonly OneTimeKind[];
  /** Codes emailed before this time have expired. */
  since: Date;
  maxGuesses: number;
}

/**
 * Counts a guess for every open code of an address and returns the tokens to compare it with. One
 * statement, so that parallel guesses never exceed `maxGuesses`.
 */
export async function updateOneTimeTokensGuessed(
  db: Queryable,
  guess: CodeGuess,
): Promise<OneTimeToken[]> {
  // Lock the user first, as every other token change does: no deadlock.
  return db.rows(
    tokenRow,
    sql`with open as materialized (select t.link_hash
        from auth_one_time_token t join auth_user u on u.id = t.user_id
        where t.email = ${guess.email} and t.kind = any(${guess.kinds})
          and t.created_at >= ${guess.since} and t.wrong_codes < ${guess.maxGuesses}
        order by u.id for update of u)
      update auth_one_time_token t set wrong_codes = t.wrong_codes + 1
      from open where t.link_hash = open.link_hash and t.wrong_codes < ${guess.maxGuesses}
      returning t.*`,
  );
}

/** Adds a token. Earlier ones of the same kind stay valid, up to the newest `maxOpen`. */
export async function insertOneTimeToken(
  tx: Queryable,
  token: OneTimeToken,
  maxOpen: number,
): Promise<void> {
  await tx.execute(sql`insert into auth_one_time_token
      (user_id, kind, email, link_hash, code_hash, flow_state_id, created_at)
    values (${token.userId}, ${token.kind}, ${token.email}, ${token.linkHash}, ${token.codeHash},
      ${token.flowStateId}, ${token.createdAt})`);
  await tx.execute(sql`delete from auth_one_time_token where link_hash in (
    select link_hash from auth_one_time_token
    where user_id = ${token.userId} and kind = ${token.kind}
    order by created_at desc, link_hash offset ${maxOpen})`);
}

/** Uses a token; false if a concurrent request did so first. */
export async function deleteOneTimeToken(
  tx: Queryable,
  token: Pick<OneTimeToken, 'linkHash'>,
): Promise<boolean> {
  const touched = await tx.execute(sql`delete from auth_one_time_token
    where link_hash = ${token.linkHash}`);
  return touched === 1;
}

/** Whether an unused token of this kind exists. */
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

/** Removes a user's tokens of these kinds. */
export async function deleteOneTimeTokensOf(
  tx: Queryable,
  tokens: { userId: string; kinds: readonly OneTimeKind[] },
): Promise<void> {
  await tx.execute(sql`delete from auth_one_time_token
    where user_id = ${tokens.userId} and kind = any(${tokens.kinds})`);
}

/** Removes all of a user's unused tokens. */
export async function deleteOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_one_time_token where user_id = ${userId}`);
}

/** Deletes expired tokens. */
export async function deleteOneTimeTokensBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_one_time_token where created_at < ${before}`);
}
