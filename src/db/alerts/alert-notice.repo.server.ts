import { z } from 'zod';
import { type AlertCondition, alertKinds } from '~/domain/alerts/price-alert';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** A notification that one alert caused. */
export interface NewAlertNotice {
  id: string;
  userId: string;
  alertId: string;
  fall: number;
  offerId: number;
  valueCents: number;
  beforeCents: number | null;
  createdAt: Date;
  deliverAt: Date;
}

/** A notification with the condition of its alert. */
export interface AlertNotice extends NewAlertNotice, AlertCondition {
  productId: number;
  /** Whether the alert exists because the product is saved. */
  forSaved: boolean;
}

const columns: readonly Column<NewAlertNotice>[] = [
  { name: 'id', type: 'text', value: ({ id }) => id },
  { name: 'user_id', type: 'text', value: ({ userId }) => userId },
  { name: 'alert_id', type: 'text', value: ({ alertId }) => alertId },
  { name: 'fall', type: 'integer', value: ({ fall }) => fall },
  { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
  { name: 'value_cents', type: 'integer', value: ({ valueCents }) => valueCents },
  { name: 'before_cents', type: 'integer', value: ({ beforeCents }) => beforeCents },
  { name: 'created_at', type: 'timestamptz', value: ({ createdAt }) => createdAt },
  { name: 'deliver_at', type: 'timestamptz', value: ({ deliverAt }) => deliverAt },
];

/** Queues notifications; the same drop of the same alert twice is an error. */
export async function insertAlertNotices(
  tx: Queryable,
  notices: readonly NewAlertNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.execute(sql`insert into alert_notice (id, user_id, alert_id, fall, offer_id, value_cents,
      before_cents, created_at, deliver_at)
    select id::uuid, user_id::uuid, alert_id::uuid, fall, offer_id, value_cents, before_cents,
      created_at, deliver_at
    from ${rowTable(columns, notices)}`);
}

const noticeRow = rowOf({
  id: z.string(),
  userId: z.string(),
  alertId: z.string(),
  fall: z.number(),
  offerId: z.number(),
  valueCents: z.number(),
  beforeCents: z.number().nullable(),
  createdAt: z.date(),
  deliverAt: z.date(),
  productId: z.number(),
  retailerId: z.number().nullable(),
  kind: z.enum(alertKinds),
  limitCents: z.number().nullable(),
  percent: z.number().nullable(),
  withShipping: z.boolean(),
  forSaved: z.boolean(),
});

const fields = sql`n.id, n.user_id, alert_id, fall, offer_id, value_cents, before_cents,
  n.created_at, deliver_at, product_id, retailer_id, kind, limit_cents, percent, with_shipping,
  for_saved`;

/** The due notifications of these users, each user's biggest drop first. */
export async function listDueNotices(
  tx: Queryable,
  query: { userIds: readonly string[]; now: Date; limit: number },
): Promise<AlertNotice[]> {
  return tx.rows(
    noticeRow,
    sql`select ${fields} from alert_notice n join price_alert a on a.id = alert_id
      where n.user_id = any(${query.userIds}::uuid[]) and n.told_at is null
        and deliver_at <= ${query.now}
      order by n.user_id, value_cents::real / coalesce(before_cents, value_cents), n.id
      limit ${query.limit}`,
  );
}

/** All pending notifications, the soonest first: for the operator. */
export async function listWaitingNotices(db: Queryable, limit: number): Promise<AlertNotice[]> {
  return db.rows(
    noticeRow,
    sql`select ${fields} from alert_notice n join price_alert a on a.id = alert_id
      where n.told_at is null order by deliver_at, n.id limit ${limit}`,
  );
}

/** The existing ones of these notifications, for a push message. */
export async function listNoticesById(
  db: Queryable,
  ids: readonly string[],
): Promise<AlertNotice[]> {
  return db.rows(
    noticeRow,
    sql`select ${fields} from alert_notice n join price_alert a on a.id = alert_id
      where n.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], n.id)`,
  );
}

/** Marks notifications as sent. */
export async function updateNoticesSent(
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update alert_notice set told_at = ${now} where id = any(${ids}::uuid[])`);
}

/** Reschedules a user's pending notifications. */
export async function updateNoticesDelivery(
  tx: Queryable,
  userId: string,
  deliverAt: Date,
): Promise<void> {
  await tx.execute(sql`update alert_notice set deliver_at = ${deliverAt}
    where user_id = ${userId} and told_at is null`);
}

/** Deletes pending notifications of alerts. */
export async function deleteWaitingNotices(
  tx: Queryable,
  alertIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from alert_notice
    where alert_id = any(${alertIds}::uuid[]) and told_at is null`);
}

/** Deletes old sent notifications. */
export async function deleteNoticesSentBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from alert_notice where told_at < ${before}`);
}
