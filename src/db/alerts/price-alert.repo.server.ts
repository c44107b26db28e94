import { z } from 'zod';
import type { AlertCondition, AlertState, PriceAlert } from '~/domain/alerts/price-alert';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';
import { alertFields, alertShape } from './alert-row.server';

/** An alert as its owner sees it. */
export interface StoredAlert extends PriceAlert {
  createdAt: Date;
}

const alertRow = rowOf({ ...alertShape, createdAt: z.date() });

const fields = sql`${alertFields}, created_at`;

interface NewAlert extends AlertCondition, AlertState {
  id: string;
  userId: string;
  productId: number;
}

/** Adds an alert; an alert with the same kind, store and shipping gets the new limit instead. */
export async function upsertPriceAlert(
  tx: Queryable,
  alert: NewAlert,
  now: Date,
): Promise<StoredAlert> {
  const [stored] = await tx.rows(
    alertRow,
    sql`insert into price_alert (id, user_id, product_id, retailer_id, kind, limit_cents, percent,
        with_shipping, armed, base_cents, unsettled, created_at, updated_at)
      values (${alert.id}, ${alert.userId}, ${alert.productId}, ${alert.retailerId}, ${alert.kind},
        ${alert.limitCents}, ${alert.percent}, ${alert.withShipping}, ${alert.armed},
        ${alert.baseCents}, ${alert.unsettled}, ${now}, ${now})
      on conflict (user_id, product_id, kind, coalesce(retailer_id, 0), with_shipping, for_saved)
      do update set limit_cents = excluded.limit_cents, percent = excluded.percent, paused = false,
        armed = excluded.armed, base_cents = excluded.base_cents, told_cents = null, told_at = null,
        held_since = null, check_at = null, unsettled = true, updated_at = excluded.updated_at
      returning ${fields}`,
  );
  if (!stored) throw new Error('The alert was not stored.');
  return stored;
}

/** One of a user's own alerts, or null. */
export async function findPriceAlert(
  tx: Queryable,
  key: { id: string; userId: string },
): Promise<StoredAlert | null> {
  const [alert] = await tx.rows(
    alertRow,
    sql`select ${fields} from price_alert
      where id = ${key.id} and user_id = ${key.userId} and not for_saved`,
  );
  return alert ?? null;
}

interface AlertPage {
  userId: string;
  /** Only alerts on this product. */
  productId?: number | undefined;
  offset: number;
  limit: number;
}

/** A user's own alerts, newest first. */
export async function listPriceAlerts(tx: Queryable, page: AlertPage): Promise<StoredAlert[]> {
  return tx.rows(
    alertRow,
    sql`select ${fields} from price_alert
      where user_id = ${page.userId} and not for_saved and ${ofProduct(page.productId)}
      order by created_at desc, id limit ${page.limit} offset ${page.offset}`,
  );
}

/** Counts a user's own alerts, and the ones that are not paused. */
export async function countPriceAlerts(
  tx: Queryable,
  query: { userId: string; productId?: number | undefined },
): Promise<{ total: number; active: number }> {
  const [row] = await tx.rows(
    z.object({ total: z.number(), active: z.number() }),
    sql`select count(*) as total, count(*) filter (where not paused) as active
      from price_alert
      where user_id = ${query.userId} and not for_saved and ${ofProduct(query.productId)}`,
  );
  return row ?? { total: 0, active: 0 };
}

const ofProduct = (productId: number | undefined): Sql =>
  productId === undefined ? sql`true` : sql`product_id = ${productId}`;

/** Changes the condition of an alert and resets its state. */
export async function updatePriceAlertCondition(
  tx: Queryable,
  alert: AlertCondition & AlertState & { id: string; userId: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`update price_alert set kind = ${alert.kind},
      limit_cents = ${alert.limitCents}, percent = ${alert.percent},
      retailer_id = ${alert.retailerId}, with_shipping = ${alert.withShipping},
      armed = ${alert.armed}, base_cents = ${alert.baseCents}, told_cents = null, told_at = null,
      held_since = null, check_at = null, unsettled = true, updated_at = ${now}
    where id = ${alert.id} and user_id = ${alert.userId} and not for_saved`);
}

/** Pauses or resumes an alert. */
export async function updatePriceAlertPaused(
  tx: Queryable,
  alert: { id: string; userId: string; paused: boolean },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`update price_alert
    set paused = ${alert.paused}, unsettled = true, updated_at = ${now}
    where id = ${alert.id} and user_id = ${alert.userId} and not for_saved`);
  return touched === 1;
}

/** Pauses an alert through the link in its email. */
export async function updateAlertPausedByLink(db: Queryable, id: string, now: Date): Promise<void> {
  await db.execute(sql`update price_alert set paused = true, updated_at = ${now} where id = ${id}`);
}

/** The alert of a signed link, of any user; null if it was deleted. */
export async function findAlertByLink(db: Queryable, id: string): Promise<StoredAlert | null> {
  const [alert] = await db.rows(alertRow, sql`select ${fields} from price_alert where id = ${id}`);
  return alert ?? null;
}

/** A user's own alerts on these products, newest first. */
export async function listAlertsOfProducts(
  tx: Queryable,
  query: { userId: string; productIds: readonly number[]; limit: number },
): Promise<StoredAlert[]> {
  return tx.rows(
    alertRow,
    sql`select ${fields} from price_alert
      where user_id = ${query.userId} and product_id = any(${query.productIds}::integer[])
        and not for_saved
      order by created_at desc, id limit ${query.limit}`,
  );
}
