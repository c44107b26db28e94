import { z } from 'zod';
import type { PriceAlert } from '~/domain/alerts/price-alert';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';
import { alertFields, alertShape } from './alert-row.server';

const idRow = z.object({ product_id: z.number() });

/** An offer that was seen again unchanged, and when it was seen before. */
export interface Confirmation {
  productId: number;
  offerId: number;
  seenBefore: Date;
}

const confirmationColumns: readonly Column<Confirmation>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
  { name: 'seen_before', type: 'timestamptz', value: ({ seenBefore }) => seenBefore },
];

/**
 * Filters products that have alerts to evaluate: all changed ones, and the confirmed ones where the
 * confirmation matters, because it was the second sighting or an alert is unconfirmed.
 */
export async function listAwaitedProducts(
  tx: Queryable,
  observed: { changed: readonly number[]; confirmed: readonly Confirmation[] },
): Promise<number[]> {
  const rows = await tx.rows(
    idRow,
    sql`select product_id from unnest(${observed.changed}::integer[]) as given (product_id)
      where exists (select from price_alert a where a.product_id = given.product_id and not paused)
      union
      select product_id from ${rowTable(confirmationColumns, observed.confirmed)}
      where exists (select from price_alert a where a.product_id = given.product_id and not paused)
        and (exists (select from price_alert a
            where a.product_id = given.product_id and unsettled and not paused)
          or exists (select from offer o where o.id = given.offer_id
            and price_since between seen_before - interval '1 ms' and seen_before + interval '1 ms')
          or exists (select from closed_price_interval i where i.offer_id = given.offer_id
            and (i.valid_from between seen_before - interval '1 ms' and seen_before + interval '1 ms'
              or i.valid_to between seen_before - interval '1 ms' and seen_before + interval '1 ms')))
      order by product_id`,
  );
  return rows.map(({ product_id }) => product_id);
}

/** Products with an unconfirmed price drop that is due for a recheck. */
export async function listProductsToCheck(
  db: Queryable,
  query: { now: Date; limit: number },
): Promise<number[]> {
  const rows = await db.rows(
    idRow,
    sql`select distinct product_id from (
        select product_id from price_alert
        where check_at <= ${query.now} and not paused order by check_at limit ${query.limit}
      ) as due order by product_id`,
  );
  return rows.map(({ product_id }) => product_id);
}

const alertRow = rowOf(alertShape);

/** The active alerts on these products, by id, locked until the transaction ends. */
export async function lockAlertsOfProducts(
  tx: Queryable,
  query: { productIds: readonly number[]; after: string | null; limit: number },
): Promise<PriceAlert[]> {
  return tx.rows(
    alertRow,
    sql`select ${alertFields} from price_alert
      where product_id = any(${query.productIds}::integer[]) and not paused
        and (${query.after}::uuid is null or id > ${query.after}::uuid)
      order by id limit ${query.limit} for update`,
  );
}

const columns: readonly Column<PriceAlert>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'armed', type: 'boolean', value: ({ armed }) => armed },
  { name: 'base_cents', type: 'integer', value: ({ baseCents }) => baseCents },
  { name: 'told_cents', type: 'integer', value: ({ notifiedCents }) => notifiedCents },
  { name: 'told_at', type: 'timestamptz', value: ({ notifiedAt }) => notifiedAt },
  { name: 'held_since', type: 'timestamptz', value: ({ heldSince }) => heldSince },
  { name: 'check_at', type: 'timestamptz', value: ({ checkAt }) => checkAt },
  { name: 'unsettled', type: 'boolean', value: ({ unsettled }) => unsettled },
  { name: 'falls', type: 'integer', value: ({ falls }) => falls },
];

/** Writes the states of alerts. */
export async function updateAlertStates(
  tx: Queryable,
  alerts: readonly PriceAlert[],
): Promise<void> {
  if (alerts.length === 0) return;
  await tx.execute(sql`update price_alert set armed = given.armed, base_cents = given.base_cents,
      told_cents = given.told_cents, told_at = given.told_at, held_since = given.held_since,
      check_at = given.check_at, unsettled = given.unsettled, falls = given.falls
    from ${rowTable(columns, alerts)} where price_alert.id = given.id::uuid`);
}

/** Re-arms alerts whose notification was outdated before it was sent. */
export async function updateAlertsArmed(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update price_alert
    set armed = true, told_cents = null, unsettled = true where id = any(${ids}::uuid[])`);
}
