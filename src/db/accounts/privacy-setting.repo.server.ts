import { z } from 'zod';
import { defaultPrivacySettings, type PrivacySettings } from '~/domain/accounts/privacy-settings';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const settingsRow = rowOf({
  newsletter: z.boolean(),
  alertMails: z.boolean(),
  productAnalytics: z.boolean(),
});

/** A user's privacy settings; everything is off by default. */
export async function findPrivacySettings(db: Queryable, userId: string): Promise<PrivacySettings> {
  const [settings] = await db.rows(
    settingsRow,
    sql`select newsletter, alert_mails, product_analytics from privacy_setting
      where user_id = ${userId}`,
  );
  return settings ?? defaultPrivacySettings;
}

/** Changes the given settings; the others stay. */
export async function upsertPrivacySettings(
  tx: Queryable,
  userId: string,
  changes: Partial<PrivacySettings>,
  now: Date,
): Promise<PrivacySettings> {
  const { newsletter = null, alertMails = null, productAnalytics = null } = changes;
  const [settings] = await tx.rows(
    settingsRow,
    sql`insert into privacy_setting as kept
        (user_id, newsletter, alert_mails, product_analytics, updated_at)
      values (${userId}, coalesce(${newsletter}::boolean, false),
        coalesce(${alertMails}::boolean, false), coalesce(${productAnalytics}::boolean, false), ${now})
      on conflict (user_id) do update set
        newsletter = coalesce(${newsletter}::boolean, kept.newsletter),
        alert_mails = coalesce(${alertMails}::boolean, kept.alert_mails),
        product_analytics = coalesce(${productAnalytics}::boolean, kept.product_analytics),
        updated_at = ${now}
      returning newsletter, alert_mails, product_analytics`,
  );
  return settings ?? defaultPrivacySettings;
}
