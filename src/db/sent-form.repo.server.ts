import { z } from 'zod';
import type { Queryable } from './database.server';
import { type Sql, sql } from './sql.server';

const heldRow = z.object({ held: z.record(z.string(), z.unknown()) });

/** What forms have brought from an address, as it is kept, without what only we need. */
export async function listSentForms(
  db: Queryable,
  { email, limit }: { email: string; limit: number },
): Promise<Record<string, Record<string, unknown>[]>> {
  const list = async (table: Sql, order: Sql) => {
    const rows = await db.rows(
      heldRow,
      sql`select to_jsonb(t) - array['submission_key', 'confirm_hash', 'file_key'] as held
        from ${table} t where lower(t.email) = lower(${email}) order by ${order} limit ${limit}`,
    );
    return rows.map(({ held }) => held);
  };
  const listBelonging = async (table: Sql, owner: Sql) => {
    const rows = await db.rows(
      heldRow,
      sql`select to_jsonb(t) - 'id' as held from ${table} t join ${owner} o using (reference)
        where lower(o.email) = lower(${email}) order by t.id limit ${limit}`,
    );
    return rows.map(({ held }) => held);
  };
  return {
    contact_messages: await list(sql`contact_message`, sql`t.received_at`),
    contact_answers: await listBelonging(sql`contact_answer`, sql`contact_message`),
    price_match_requests: await list(sql`price_match_request`, sql`t.received_at`),
    price_match_steps: await listBelonging(sql`price_match_step`, sql`price_match_request`),
    job_applications: await list(sql`job_application`, sql`t.received_at`),
    application_answers: await listBelonging(sql`application_answer`, sql`job_application`),
    newsletter: await list(sql`newsletter_subscriber`, sql`t.asked_at`),
  };
}
