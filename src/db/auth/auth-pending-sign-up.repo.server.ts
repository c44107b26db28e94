import { z } from 'zod';
import type { Metadata } from '~/domain/auth/auth-user';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** A pending sign-up. It takes effect only if its browser confirms the address. */
export interface PendingSignUp {
  passwordHash: string | null;
  userMetadata: Metadata;
  codeChallenge: string | null;
  codeChallengeMethod: 's256' | 'plain' | null;
}

const signUpRow = rowOf({
  passwordHash: z.string().nullable(),
  userMetadata: z.record(z.string(), z.unknown()),
  codeChallenge: z.string().nullable(),
  codeChallengeMethod: z.enum(['s256', 'plain']).nullable(),
});

/** A user's pending sign-ups, newest first. */
export async function listPendingSignUps(db: Queryable, userId: string): Promise<PendingSignUp[]> {
  return db.rows(
    signUpRow,
    sql`select password_hash, user_metadata, code_challenge, code_challenge_method
      from auth_pending_sign_up where user_id = ${userId} order by id desc`,
  );
}

/** The password hash of the newest sign-up for an unconfirmed address, or null. */
export async function findPendingPasswordHash(
  db: Queryable,
  email: string,
): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ password_hash: z.string().nullable() }),
    sql`select p.password_hash from auth_pending_sign_up p join auth_user u on u.id = p.user_id
      where u.email = ${email} and u.email_confirmed_at is null order by p.id desc limit 1`,
  );
  return row?.password_hash ?? null;
}

/** Adds a pending sign-up and removes the oldest beyond `maxOpen`. */
export async function insertPendingSignUp(
  tx: Queryable,
  signUp: PendingSignUp & { userId: string; createdAt: Date },
  maxOpen: number,
): Promise<void> {
  await tx.execute(sql`insert into auth_pending_sign_up
      (user_id, password_hash, user_metadata, code_challenge, code_challenge_method, created_at)
    values (${signUp.userId}, ${signUp.passwordHash}, ${JSON.stringify(signUp.userMetadata)}::jsonb,
      ${signUp.codeChallenge}, ${signUp.codeChallengeMethod}, ${signUp.createdAt})`);
  await tx.execute(sql`delete from auth_pending_sign_up where id in (
    select id from auth_pending_sign_up where user_id = ${signUp.userId}
    order by id desc offset ${maxOpen})`);
}

/** Removes a user's pending sign-ups once the account is confirmed. */
export async function deletePendingSignUps(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_pending_sign_up where user_id = ${userId}`);
}

/** Moves open emails, flows and pending sign-ups of an unconfirmed user to its replacement. */
export async function updateSignUpsOwner(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`update auth_flow_state set user_id = ${to} where user_id = ${from}`);
  await tx.execute(sql`update auth_one_time_token set user_id = ${to} where user_id = ${from}`);
  await tx.execute(sql`update auth_pending_sign_up set user_id = ${to} where user_id = ${from}`);
}
