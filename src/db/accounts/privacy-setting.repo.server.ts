import { z } from 'zod';
import { defaultPrivacySettings, type PrivacySettings } from '~/domain/accounts/privacy-settings';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const settingsRow = rowOf({
  newsletter: z.boolean(),
  alertMails: z.boolean(),
  helpfulMails: z.boolean(),
  reviewRequestMails: z.boolean(),
  storeVisits: z.boolean(),
  productAnalytics: z.boolean(),
});

const fields = sql`newsletter, alert_mails, helpful_mails, review_request_mails, store_visits,
  product_analytics`;

/** A user's privacy settings; everything is off by default. */
export async function findPrivacySettings(db: Queryable, userId: string): Promise<PrivacySettings> {
  const [settings] = await db.rows(
    settingsRow,
    sql`select ${fields} from privacy_setting where user_id = ${userId}`,
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
  const given = (name: keyof PrivacySettings) => sql`${changes[name] ?? null}::boolean`;
  const [settings] = await tx.rows(
    settingsRow,
    sql`insert into privacy_setting as kept (user_id, ${fields}, updated_at)
      values (${userId}, coalesce(${given('newsletter')}, false),
        coalesce(${given('alertMails')}, false), coalesce(${given('helpfulMails')}, false),
        coalesce(${given('reviewRequestMails')}, false), coalesce(${given('storeVisits')}, false),
        coalesce(${given('productAnalytics')}, false), ${now})
      on conflict (user_id) do update set
        newsletter = coalesce(${given('newsletter')}, kept.newsletter),
        alert_mails = coalesce(${given('alertMails')}, kept.alert_mails),
        helpful_mails = coalesce(${given('helpfulMails')}, kept.helpful_mails),
        review_request_mails = coalesce(${given('reviewRequestMails')}, kept.review_request_mails),
        store_visits = coalesce(${given('storeVisits')}, kept.store_visits),
        product_analytics = coalesce(${given('productAnalytics')}, kept.product_analytics),
        updated_at = ${now}
      returning ${fields}`,
  );
  return settings ?? defaultPrivacySettings;
}
