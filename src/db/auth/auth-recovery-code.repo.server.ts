import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Puts a set of codes in the place of the one there was. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  set: { factorId: string; codeHashes: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from auth_recovery_code where factor_id = ${set.factorId}`);
  await tx.execute(sql`insert into auth_recovery_code (factor_id, code_hash)
    select ${set.factorId}::uuid, unnest(${set.codeHashes}::text[])`);
}

/** Uses a code up; false when there is no such code, or no longer. */
export async function updateRecoveryCodeUsed(
  tx: Queryable,
  code: { factorId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_recovery_code set used_at = ${code.now}
    where factor_id = ${code.factorId} and code_hash = ${code.codeHash} and used_at is null`);
  return touched === 1;
}

/** How many codes a set has, and how many are left. */
export async function countRecoveryCodes(
  db: Queryable,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const [row] = await db.rows(
    z.object({ total: z.number(), remaining: z.number() }),
    sql`select count(*) as total, count(*) filter (where used_at is null) as remaining
      from auth_recovery_code where factor_id = ${factorId}`,
  );
  return row ?? { total: 0, remaining: 0 };
}
