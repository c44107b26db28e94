import type { Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Until the transaction ends, queries are run without being compiled. Of a table that a feed has just
 * filled the planner knows nothing yet: some thousand look-ups by key then seem dear enough to it to
 * compile a program for them first, which took a hundred times as long as the look-ups.
 */
export async function planLookups(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local jit = off`);
}
