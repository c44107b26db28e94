import { z } from 'zod';
import { dropAvatarJob } from '~/domain/accounts/avatar';
import type { Queryable } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';
import { insertJob } from '../jobs/job.repo.server';
import { deleteSecurityEventsOf } from '../security/security-event.repo.server';

/**
 * Deletes everything that belongs to a user outside the account itself. Names every table with a user_id;
 * a test checks the schema for missing ones. A job in the same transaction deletes the files.
 */
export async function deletePersonRows(tx: Queryable, userId: string, now: Date): Promise<void> {
  const gone = await tx.rows(
    z.object({ avatar: z.string().nullable() }),
    sql`delete from profile where user_id = ${userId} returning avatar`,
  );
  for (const { avatar } of gone) {
    if (avatar) await insertJob(tx, { kind: dropAvatarJob, payload: { avatar } }, now);
  }
  await tx.execute(sql`delete from review_vote where user_id = ${userId}`);
  await tx.execute(sql`delete from order_proof where user_id = ${userId}`);
  await tx.execute(sql`delete from review_photo where user_id = ${userId}`);
  await tx.execute(sql`delete from review_mail where user_id = ${userId}`);
  await tx.execute(sql`delete from store_visit where user_id = ${userId}`);
  await tx.execute(sql`delete from review where user_id = ${userId}`);
  // A trigger queues the files of these objects for deletion.
  await tx.execute(sql`delete from storage_object where user_id = ${userId}`);
  await tx.execute(sql`delete from favorite where user_id = ${userId}`);
  await tx.execute(sql`delete from routine where user_id = ${userId}`);
  await tx.execute(sql`delete from favorite_list where user_id = ${userId}`);
  await tx.execute(sql`delete from preference where user_id = ${userId}`);
  await tx.execute(sql`delete from privacy_setting where user_id = ${userId}`);
  await tx.execute(sql`delete from alert_notice where user_id = ${userId}`);
  await tx.execute(sql`delete from price_alert where user_id = ${userId}`);
  await tx.execute(sql`delete from deleted_price_alert where user_id = ${userId}`);
  await tx.execute(sql`delete from alert_setting where user_id = ${userId}`);
  await tx.execute(sql`delete from push_device where user_id = ${userId}`);
  await deleteSecurityEventsOf(tx, userId);
}

/** Lists a user's rows of one table, without the user id. */
export async function listPersonRows(
  tx: Queryable,
  query: { table: string; userId: string; limit: number },
): Promise<Record<string, unknown>[]> {
  if (!/^[a-z_]+$/.test(query.table)) throw new Error(`${query.table} is not a table's name`);
  const table = new Sql([query.table], []);
  const rows = await tx.rows(
    z.object({ held: z.record(z.string(), z.unknown()) }),
    sql`select to_jsonb(t) - 'user_id' as held from ${table} t
      where t.user_id = ${query.userId} limit ${query.limit}`,
  );
  return rows.map(({ held }) => held);
}
