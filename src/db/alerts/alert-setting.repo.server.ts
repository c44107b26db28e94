import { z } from 'zod';
import type { DeliveryPreferences } from '~/domain/alerts/delivery-time';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

/** When and how a user wants to be notified. */
export interface AlertSetting extends DeliveryPreferences {
  userId: string;
  /** Whether they allow alert emails, from the privacy settings; push notifications are independent. */
  mail: boolean;
}

/** A user to notify, with their address; null if unknown. */
export interface AlertRecipient extends AlertSetting {
  email: string | null;
}

const settingShape = {
  user_id: z.string(),
  mail: z.boolean(),
  time_zone: z.string(),
  quiet_from: z.number().nullable(),
  quiet_to: z.number().nullable(),
  digest_at: z.number().nullable(),
};

const settingRow = z.object(settingShape).transform(toSetting);
const recipientRow = z
  .object({ ...settingShape, email: z.string().nullable() })
  .transform((row): AlertRecipient => ({ ...toSetting(row), email: row.email }));

function toSetting(row: z.infer<z.ZodObject<typeof settingShape>>): AlertSetting {
  return {
    userId: row.user_id,
    mail: row.mail,
    timeZone: row.time_zone,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    digestAt: row.digest_at,
  };
}

const fields = sql`s.user_id, coalesce(p.alert_mails, false) as mail, time_zone, quiet_from, quiet_to,
  digest_at`;
const tables = sql`alert_setting s left join privacy_setting p on p.user_id = s.user_id`;

/** The settings of a user who has chosen none. */
export const defaultAlertSetting = (userId: string): AlertSetting => ({
  userId,
  mail: false,
  timeZone: 'UTC',
  quietFrom: null,
  quietTo: null,
  digestAt: null,
});

/** A user's settings, or null. */
export async function findAlertSetting(
  tx: Queryable,
  userId: string,
): Promise<AlertSetting | null> {
  const [setting] = await tx.rows(
    settingRow,
    sql`select ${fields} from ${tables} where s.user_id = ${userId}`,
  );
  return setting ?? null;
}

/** The settings of these users. */
export async function listAlertSettings(
  tx: Queryable,
  userIds: readonly string[],
): Promise<Map<string, AlertSetting>> {
  const rows = await tx.rows(
    settingRow,
    sql`select ${fields} from ${tables} where s.user_id = any(${userIds}::uuid[])`,
  );
  return new Map(rows.map((setting) => [setting.userId, setting]));
}

/** Creates a user's settings if necessary, and stores the address from the token. */
export async function upsertAlertContact(
  tx: Queryable,
  person: { userId: string; email: string | null; timeZone: string | undefined },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into alert_setting (user_id, email, time_zone, updated_at)
    values (${person.userId}, ${person.email}, ${person.timeZone ?? 'UTC'}, ${now})
    on conflict (user_id) do update set email = excluded.email, updated_at = excluded.updated_at`);
}

/** Replaces when a user wants to be notified. */
export async function upsertAlertSetting(
  tx: Queryable,
  setting: Omit<AlertRecipient, 'mail'>,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into alert_setting
      (user_id, email, time_zone, quiet_from, quiet_to, digest_at, updated_at)
    values (${setting.userId}, ${setting.email}, ${setting.timeZone}, ${setting.quietFrom},
      ${setting.quietTo}, ${setting.digestAt}, ${now})
    on conflict (user_id) do update set email = excluded.email, time_zone = excluded.time_zone,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      digest_at = excluded.digest_at, updated_at = excluded.updated_at`);
}

/** Our own accounts have the current address; for remote accounts it is the one of the last token. */
const address: Sql = sql`case when u.id is null then s.email
  when u.email_confirmed_at is null or u.deleted_at is not null then null else u.email end`;

/**
 * Users with due notifications, locked until the transaction ends. Skips users that another process is
 * notifying; their new notifications wait for the next run.
 */
export async function lockAlertRecipients(
  tx: Queryable,
  query: { now: Date; limit: number },
): Promise<AlertRecipient[]> {
  return tx.rows(
    recipientRow,
    sql`select ${fields}, ${address} as email
      from ${tables} left join auth_user u on u.id = s.user_id
      where s.user_id in (select user_id from alert_notice
        where told_at is null and deliver_at <= ${query.now}
        group by user_id order by min(deliver_at), user_id limit ${query.limit})
      for update of s skip locked`,
  );
}
