import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** Asks the database for its version: the smallest question that proves it answers. */
export async function findDatabaseVersion(db: Queryable): Promise<string> {
  const [row] = await db.rows(
    z.object({ version: z.string() }),
    sql`select current_setting('server_version') as version`,
  );
  return row?.version ?? 'unknown';
}
