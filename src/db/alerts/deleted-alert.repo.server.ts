import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/**
 * Deletes a user's alert but stores it for a while, so that it can be restored; false if there is none.
 * A pending notification is deleted with it, so the alert is stored as armed to notify again.
 */
export async function deletePriceAlert(
  tx: Queryable,
  key: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`with gone as (
      delete from price_alert where id = ${key.id} and user_id = ${key.userId} and not for_saved
      returning *)
    insert into deleted_price_alert (id, user_id, alert, deleted_at)
    select id, user_id, to_jsonb(gone) || case
        when exists (select from alert_notice where alert_id = gone.id and told_at is null)
        then '{"armed": true, "told_cents": null, "unsettled": true}'::jsonb
        else '{}'::jsonb end, ${now}
    from gone`);
  return touched === 1;
}

/** Restores a deleted alert; false if it has expired or there is an equal one. */
export async function restorePriceAlert(
  tx: Queryable,
  key: { id: string; userId: string },
): Promise<boolean> {
  const touched = await tx.execute(sql`with kept as (
      delete from deleted_price_alert where id = ${key.id} and user_id = ${key.userId}
      returning alert)
    insert into price_alert
    select (jsonb_populate_record(null::price_alert, alert)).* from kept
    on conflict do nothing`);
  return touched === 1;
}

/** Deletes expired deleted alerts for good. */
export async function deleteDeletedAlertsBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from deleted_price_alert where deleted_at < ${before}`);
}
