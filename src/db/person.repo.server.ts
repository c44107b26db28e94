import type { Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Removes everything that belongs to a person outside the account itself. Every table with a user_id of
 * a person's is named here; a test looks into the schema for one that was forgotten.
 */
export async function deletePersonRows(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from profile where user_id = ${userId}`);
  await tx.execute(sql`delete from alert_notice where user_id = ${userId}`);
  await tx.execute(sql`delete from price_alert where user_id = ${userId}`);
  await tx.execute(sql`delete from alert_setting where user_id = ${userId}`);
  await tx.execute(sql`delete from push_device where user_id = ${userId}`);
}
