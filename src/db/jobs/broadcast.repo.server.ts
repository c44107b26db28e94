import type { Queryable } from '../engine/database.server';
import { sendWakeup } from '../engine/wakeup.repo.server';

/** PostgreSQL's limit is 8,000 bytes; the envelope needs some. */
export const maxBroadcastBytes = 7_500;
export const broadcastChannel = 'realtime';

/** Notifies every process when the transaction commits. */
export async function notifyBroadcast(db: Queryable, message: string): Promise<void> {
  await sendWakeup(db, { channel: broadcastChannel, payload: message });
}
