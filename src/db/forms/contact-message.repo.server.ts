import { z } from 'zod';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { SubmissionKeys } from '~/domain/forms/submission';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const messageRow = rowOf({
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  receivedAt: z.date(),
});

const messageFields = sql`reference, first_name, last_name, email, subject, message, received_at`;

/** The reference of the same submission, if it was stored before; null if it is new. */
export async function findContactReference(
  db: Queryable,
  keys: SubmissionKeys,
): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ reference: z.string() }),
    sql`select reference from contact_message where submission_key = any(${keys}) limit 1`,
  );
  return row?.reference ?? null;
}

/** Adds a message; false if the same submission was stored first. */
export async function insertContactMessage(
  db: Queryable,
  message: ContactMessage & { key: string },
): Promise<boolean> {
  const insertedCount = await db.execute(sql`insert into contact_message
      (reference, submission_key, first_name, last_name, email, subject, message, received_at)
    values (${message.reference}, ${message.key}, ${message.firstName}, ${message.lastName},
      ${message.email}, ${message.subject}, ${message.message}, ${message.receivedAt})
    on conflict (submission_key) do nothing`);
  return insertedCount === 1;
}

/** One message, or null. */
export async function findContactMessage(
  db: Queryable,
  reference: string,
): Promise<ContactMessage | null> {
  const [message] = await db.rows(
    messageRow,
    sql`select ${messageFields} from contact_message where reference = ${reference}`,
  );
  return message ?? null;
}

/** Unanswered messages, oldest first; or all of them, newest first. */
export async function listContactMessages(
  db: Queryable,
  { all, limit }: { all: boolean; limit: number },
): Promise<ContactMessage[]> {
  return db.rows(
    messageRow,
    all
      ? sql`select ${messageFields} from contact_message
          order by received_at desc, reference limit ${limit}`
      : sql`select ${messageFields} from contact_message m
          where not exists (select from contact_answer a where a.reference = m.reference)
          order by received_at, reference limit ${limit}`,
  );
}

/** Deletes at most `limit` messages received before a time, with their answers; returns the number. */
export async function deleteContactMessagesBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return db.execute(sql`delete from contact_message where reference in (
    select reference from contact_message where received_at < ${before}
    order by received_at limit ${limit})`);
}
