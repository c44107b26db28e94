import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Counts the emails that wait to be sent. */
export async function countUnsentMails(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from outbox_mail where sent_at is null`,
  );
  return row?.count ?? 0;
}

/** Lists the ids of the emails to an address, newest first. */
export async function listMailIdsTo(db: Queryable, address: string): Promise<string[]> {
  const rows = await db.rows(
    z.object({ id: z.string() }),
    sql`select id from outbox_mail where to_address = ${address} order by created_at desc, id`,
  );
  return rows.map(({ id }) => id);
}
