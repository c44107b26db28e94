import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Replaces a user's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  set: { factorId: string; codeHashes: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from auth_recovery_code where factor_id = ${set.factorId}`);
  await tx.execute(sql`insert into auth_recovery_code (factor_id, code_hash)
    select ${set.factorId}::uuid, unnest(${set.codeHashes}::text[])`);
}

/** Uses a code; false if it is unknown or used. */
export async function updateRecoveryCodeUsed(
  tx: Queryable,
  code: { factorId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_recovery_code set used_at = ${code.now}
    where factor_id = ${code.factorId} and code_hash = ${code.codeHash} and used_at is null`);
  return touched === 1;
}

/** Counts the codes of a set, and the unused ones. */
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
