import { z } from 'zod';
import {
  type AddressOwner,
  isSubscriptionOf,
  wasAddressOf,
} from '../accounts/former-address.repo.server';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

const storedRow = z.object({ held: z.record(z.string(), z.unknown()) });

/** All form submissions of an account, from every address it had, without internal columns. */
export async function listSentForms(
  db: Queryable,
  { owner, limit }: { owner: AddressOwner; limit: number },
): Promise<Record<string, Record<string, unknown>[]>> {
  const list = async (table: Sql, order: Sql, isOwn: Sql) => {
    const rows = await db.rows(
      storedRow,
      sql`select to_jsonb(t) - array['submission_key', 'confirm_hash', 'file_key'] as held
        from ${table} t where ${isOwn} order by ${order} limit ${limit}`,
    );
    return rows.map(({ held }) => held);
  };
  const listReceived = (table: Sql) =>
    list(table, sql`t.received_at`, wasAddressOf(owner, sql`t.email`, sql`t.received_at`));
  const listBelonging = async (table: Sql, form: Sql) => {
    const rows = await db.rows(
      storedRow,
      sql`select to_jsonb(t) - 'id' as held from ${table} t join ${form} o using (reference)
        where ${wasAddressOf(owner, sql`o.email`, sql`o.received_at`)} order by t.id limit ${limit}`,
    );
    return rows.map(({ held }) => held);
  };
  return {
    contact_messages: await listReceived(sql`contact_message`),
    contact_answers: await listBelonging(sql`contact_answer`, sql`contact_message`),
    price_match_requests: await listReceived(sql`price_match_request`),
    price_match_steps: await listBelonging(sql`price_match_step`, sql`price_match_request`),
    job_applications: await listReceived(sql`job_application`),
    application_answers: await listBelonging(sql`application_answer`, sql`job_application`),
    newsletter: await list(sql`newsletter_subscriber`, sql`t.asked_at`, isSubscriptionOf(owner)),
  };
}
