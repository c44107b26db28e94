import { z } from 'zod';
import type { NewsletterIssue } from '~/domain/newsletter/newsletter-issue';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** Adds an issue and its deliveries, in the caller's transaction; false if it exists. */
export async function insertNewsletterIssue(
  tx: Queryable,
  issue: NewsletterIssue,
  now: Date,
): Promise<boolean> {
  const insertedCount =
    await tx.execute(sql`insert into newsletter_issue (id, subject, html, text, written_at)
    values (${issue.id}, ${issue.subject}, ${issue.html}, ${issue.text}, ${now})
    on conflict (id) do nothing`);
  if (insertedCount === 0) return false;
  await tx.execute(sql`insert into newsletter_delivery (issue_id, subscriber_id, claimed_until)
    select ${issue.id}, id, ${now} from newsletter_subscriber where confirmed_at is not null`);
  return true;
}

/** One issue, or null. */
export async function findNewsletterIssue(
  db: Queryable,
  id: string,
): Promise<NewsletterIssue | null> {
  const [issue] = await db.rows(
    z.object({ id: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
    sql`select id, subject, html, text from newsletter_issue where id = ${id}`,
  );
  return issue ?? null;
}

/** The issues with pending deliveries, oldest first. */
export async function listUnfinishedIssues(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.rows(
    z.object({ id: z.string() }),
    sql`select id from newsletter_issue where finished_at is null order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

interface Claim {
  issueId: string;
  now: Date;
  until: Date;
  limit: number;
}

const recipientRow = rowOf({ subscriberId: z.string(), email: z.string() });

/** Claims pending deliveries; concurrent senders get different ones until the claim expires. */
export async function updateDeliveriesClaimed(
  db: Queryable,
  { issueId, now, until, limit }: Claim,
): Promise<{ subscriberId: string; email: string }[]> {
  return db.rows(
    recipientRow,
    sql`with due as materialized (
        select subscriber_id from newsletter_delivery
        where issue_id = ${issueId} and state = 'owed' and claimed_until <= ${now}
        order by claimed_until, subscriber_id limit ${limit}
        for update skip locked)
      update newsletter_delivery d set claimed_until = ${until}
      from due, newsletter_subscriber s
      where d.issue_id = ${issueId} and d.subscriber_id = due.subscriber_id
        and s.id = d.subscriber_id
      returning d.subscriber_id, s.email`,
  );
}

interface Delivery {
  issueId: string;
  subscriberId: string;
}

/** Records that an issue was sent, or refused by the mailbox. */
export async function updateDeliveryDone(
  db: Queryable,
  { issueId, subscriberId, state, now }: Delivery & { state: 'sent' | 'refused'; now: Date },
): Promise<void> {
  await db.execute(sql`update newsletter_delivery set state = ${state}, sent_at = ${now}
    where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state = 'owed'`);
}

/** Releases a delivery for a later attempt. */
export async function updateDeliveryLater(
  db: Queryable,
  { issueId, subscriberId, at }: Delivery & { at: Date },
): Promise<void> {
  await db.execute(sql`update newsletter_delivery set claimed_until = ${at}
    where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state = 'owed'`);
}

/** Closes an issue without pending deliveries; returns whether it is closed. */
export async function updateIssueFinished(db: Queryable, id: string, now: Date): Promise<boolean> {
  const touched = await db.execute(sql`update newsletter_issue
    set finished_at = coalesce(finished_at, ${now}) where id = ${id} and not exists (
      select from newsletter_delivery where issue_id = ${id} and state = 'owed')`);
  return touched === 1;
}

/** Number of subscribers who got an issue, refused it or have yet to get it. @internal */
export async function countDeliveries(
  db: Queryable,
  issueId: string,
): Promise<Record<'owed' | 'sent' | 'refused', number>> {
  const rows = await db.rows(
    z.object({ state: z.enum(['owed', 'sent', 'refused']), count: z.number() }),
    sql`select state, count(*) as count from newsletter_delivery
      where issue_id = ${issueId} group by state`,
  );
  const counts = { owed: 0, sent: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Deletes issues written before a time, with their deliveries. */
export async function deleteIssuesBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from newsletter_issue where written_at < ${before}`);
}
