import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** PostgreSQL takes less than 8,000 bytes; some are the envelope's. */
export const maxBroadcastBytes = 7_500;
export const broadcastChannel = 'realtime';

/** Tells every process; heard when the transaction commits. */
export async function notifyBroadcast(db: Queryable, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${broadcastChannel}, ${message})`);
}
