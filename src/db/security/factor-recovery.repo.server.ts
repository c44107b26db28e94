import { z } from 'zod';
import type { FactorRecovery } from '~/domain/security/factor-recovery';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const recoveryRow = rowOf({
  userId: z.string(),
  startedAt: z.date(),
  readyAt: z.date(),
  expiresAt: z.date(),
});

/** Starts the waiting period; false if one is already running. */
export async function insertFactorRecovery(
  tx: Queryable,
  recovery: FactorRecovery,
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into auth_factor_recovery
      (user_id, started_at, ready_at, expires_at)
    values (${recovery.userId}, ${recovery.startedAt}, ${recovery.readyAt}, ${recovery.expiresAt})
    on conflict do nothing`);
  return touched === 1;
}

export async function findFactorRecovery(
  db: Queryable,
  userId: string,
): Promise<FactorRecovery | null> {
  const [found] = await db.rows(
    recoveryRow,
    sql`select * from auth_factor_recovery where user_id = ${userId}`,
  );
  return found ?? null;
}

/** Deletes it; false if there was none. */
export async function deleteFactorRecovery(tx: Queryable, userId: string): Promise<boolean> {
  const touched = await tx.execute(sql`delete from auth_factor_recovery
    where user_id = ${userId}`);
  return touched === 1;
}

/** Deletes expired ones. */
export async function deleteFactorRecoveriesExpiredBefore(
  db: Queryable,
  before: Date,
): Promise<number> {
  return db.execute(sql`delete from auth_factor_recovery where expires_at < ${before}`);
}

/** Recoveries whose reminder is due. */
export async function listRecoveriesToRemind(
  db: Queryable,
  due: { remindBefore: Date; now: Date; limit: number },
): Promise<FactorRecovery[]> {
  return db.rows(
    recoveryRow,
    sql`select * from auth_factor_recovery where reminded_at is null
      and ready_at < ${due.remindBefore} and ready_at > ${due.now}
      order by ready_at, user_id limit ${due.limit}`,
  );
}

/** Recoveries whose waiting period is over and not announced yet. */
export async function listRecoveriesToAnnounce(
  db: Queryable,
  due: { now: Date; limit: number },
): Promise<FactorRecovery[]> {
  return db.rows(
    recoveryRow,
    sql`select * from auth_factor_recovery where announced_at is null
      and ready_at <= ${due.now} and expires_at > ${due.now}
      order by ready_at, user_id limit ${due.limit}`,
  );
}

/** Marks the reminder as sent; false if another worker did so first. */
export async function updateFactorRecoveryReminded(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_factor_recovery set reminded_at = ${now}
    where user_id = ${userId} and reminded_at is null`);
  return touched === 1;
}

/** Marks the end of the wait as announced; false if another worker did so first. */
export async function updateFactorRecoveryAnnounced(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_factor_recovery set announced_at = ${now}
    where user_id = ${userId} and announced_at is null`);
  return touched === 1;
}
