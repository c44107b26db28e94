import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/**
 * Deletes an alert that a person made and keeps it for a while, so that it can be restored; false when
 * there is none. What it had still to tell goes with it, so it is kept ready to tell it again.
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

/** Brings a deleted alert back as it was; false when it is gone for good or there is one like it. */
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

/** Forgets alerts that were deleted before a moment. */
export async function deleteDeletedAlertsBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from deleted_price_alert where deleted_at < ${before}`);
}
