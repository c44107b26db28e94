import { z } from 'zod';
import type { AuthFactor } from '~/domain/auth/auth-user';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

type NewFactor = Pick<AuthFactor, 'id' | 'userId' | 'friendlyName' | 'factorType' | 'secret'>;

/**
 * Adds a factor; false if the user already has one with that name. Apps and security keys must be
 * verified first; recovery codes need not be.
 */
export async function insertAuthFactor(
  tx: Queryable,
  factor: NewFactor,
  now: Date,
): Promise<boolean> {
  const status = factor.factorType === 'recovery_code' ? 'verified' : 'unverified';
  const touched = await tx.execute(sql`insert into auth_factor
      (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (${factor.id}, ${factor.userId}, ${factor.friendlyName}, ${factor.factorType}, ${status},
      ${factor.secret}, ${now}, ${now})
    on conflict do nothing`);
  return touched === 1;
}

/** Accepts a TOTP time step, unless it or a later one was accepted before. */
export async function updateAuthFactorStep(
  tx: Queryable,
  factor: { id: string; step: number; now: Date },
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_factor set status = 'verified',
      last_used_step = ${factor.step}, updated_at = ${factor.now}
    where id = ${factor.id} and last_used_step < ${factor.step}`);
  return touched === 1;
}

/** Marks a factor as verified; false if it already was. */
export async function updateAuthFactorVerified(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<boolean> {
  const touched =
    await tx.execute(sql`update auth_factor set status = 'verified', updated_at = ${now}
    where id = ${id} and status = 'unverified'`);
  return touched === 1;
}

/** Removes a factor. */
export async function deleteAuthFactor(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from auth_factor where id = ${id}`);
}

/** Removes recovery codes without another factor. */
export async function deleteLoneRecoveryCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_factor where user_id = ${userId}
    and factor_type = 'recovery_code' and not exists (select from auth_factor other
      where other.user_id = ${userId} and other.factor_type <> 'recovery_code'
        and other.status = 'verified')`);
}

/** Removes a user's unverified factors. */
export async function deleteUnverifiedAuthFactors(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from auth_factor where user_id = ${userId} and status = 'unverified'`,
  );
}

/** Removes all of a user's factors. */
export async function deleteAuthFactors(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_factor where user_id = ${userId}`);
}

interface FactorChallenge {
  id: string;
  factorId: string;
  ip: string;
  createdAt: Date;
  verifiedAt: Date | null;
}

/** Adds a challenge. */
export async function insertFactorChallenge(
  tx: Queryable,
  challenge: Omit<FactorChallenge, 'verifiedAt'>,
): Promise<void> {
  await tx.execute(sql`insert into auth_factor_challenge (id, factor_id, ip, created_at)
    values (${challenge.id}, ${challenge.factorId}, ${challenge.ip}, ${challenge.createdAt})`);
}

const challengeRow = rowOf({
  id: z.string(),
  factorId: z.string(),
  ip: z.string(),
  createdAt: z.date(),
  verifiedAt: z.date().nullable(),
});

/** One challenge of one factor, or null. */
export async function findFactorChallenge(
  db: Queryable,
  challenge: { id: string; factorId: string },
): Promise<FactorChallenge | null> {
  const [found] = await db.rows(
    challengeRow,
    sql`select * from auth_factor_challenge
      where id = ${challenge.id} and factor_id = ${challenge.factorId}`,
  );
  return found ?? null;
}

/** Marks a challenge as answered; false if it already was. */
export async function updateFactorChallengeVerified(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_factor_challenge set verified_at = ${now}
    where id = ${id} and verified_at is null`);
  return touched === 1;
}

/** Deletes old challenges. */
export async function deleteFactorChallengesBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_factor_challenge where created_at < ${before}`);
}
