import { z } from 'zod';
import { savedDropPercent } from '~/domain/alerts/saved-drops';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

/** Whether a user wants alerts about price drops on saved products; null if not chosen yet. */
export async function findSavedDrops(tx: Queryable, userId: string): Promise<boolean | null> {
  const [row] = await tx.rows(
    z.object({ saved_drops: z.boolean().nullable() }),
    sql`select saved_drops from alert_setting where user_id = ${userId}`,
  );
  return row?.saved_drops ?? null;
}

/** Records a user's choice; their alert_setting must exist. */
export async function updateSavedDrops(
  tx: Queryable,
  { userId, on }: { userId: string; on: boolean },
  now: Date,
): Promise<void> {
  await tx.execute(sql`update alert_setting set saved_drops = ${on}, updated_at = ${now}
    where user_id = ${userId}`);
}

/**
 * Creates alerts for a user's saved products, or for the given ones of them, if they want alerts about
 * price drops. Existing alerts stay. Drops are measured from the current best price.
 */
export async function insertSavedAlerts(
  tx: Queryable,
  { userId, productIds }: { userId: string; productIds?: readonly number[] },
  now: Date,
): Promise<number> {
  return tx.execute(sql`insert into price_alert (id, user_id, product_id, kind, percent, with_shipping,
      armed, base_cents, unsettled, for_saved, created_at, updated_at)
    select gen_random_uuid(), saved.user_id, saved.product_id, 'drop', ${savedDropPercent}, false,
      true, best_price_cents, true, true, ${now}, ${now}
    from favorite saved
      join alert_setting using (user_id)
      left join product_price on product_price.product_id = saved.product_id
    where saved.user_id = ${userId} and saved_drops and ${among(productIds)}
    on conflict do nothing`);
}

const among = (productIds: readonly number[] | undefined): Sql =>
  productIds === undefined ? sql`true` : sql`saved.product_id = any(${productIds}::integer[])`;

/** Deletes the alerts for a user's saved products, or for one of them. */
export async function deleteSavedAlerts(
  tx: Queryable,
  { userId, productId }: { userId: string; productId?: number },
): Promise<void> {
  const ofProduct = productId === undefined ? sql`true` : sql`product_id = ${productId}`;
  await tx.execute(sql`delete from price_alert
    where user_id = ${userId} and for_saved and ${ofProduct}`);
}
