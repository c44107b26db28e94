import type { Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Disables JIT compilation until the transaction ends. The planner has no statistics of a table that a
 * feed has just filled, so it overestimates thousands of key lookups and compiles them, which took a
 * hundred times as long as the lookups.
 */
export async function planLookups(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local jit = off`);
}
