import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** Runs the smallest query that proves that the database responds. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await db.rows(z.object({ answer: z.literal(1) }), sql`select 1 as answer`);
}
