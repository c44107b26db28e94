import { z } from 'zod';
import type { MailMessage, OutboxMail } from '~/domain/email/mail';
import { type AddressOwner, wasAddressOf } from '../accounts/former-address.repo.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const mailRow = rowOf({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  sentVia: z.enum(['smtp', 'local']).nullable(),
});

const mailFields = sql`id, to_address as "to", subject, html, text, headers, created_at, sent_at, sent_via`;

/** Adds an email to the outbox. */
export async function insertOutboxMail(
  db: Queryable,
  mail: MailMessage & { id: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into outbox_mail (id, to_address, subject, html, text, headers, created_at)
    values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
      ${JSON.stringify(mail.headers ?? {})}::jsonb, ${now})`);
}

/** One email, or null. */
export async function findOutboxMail(db: Queryable, id: string): Promise<OutboxMail | null> {
  const [mail] = await db.rows(
    mailRow,
    sql`select ${mailFields} from outbox_mail where id = ${id}`,
  );
  return mail ?? null;
}

/** Emails, newest first. */
export async function listOutboxMails(db: Queryable, limit: number): Promise<OutboxMail[]> {
  return db.rows(
    mailRow,
    sql`select ${mailFields} from outbox_mail order by created_at desc, id limit ${limit}`,
  );
}

/** Deletes at most `limit` emails sent before a time; returns the number. */
export async function deleteOutboxMailsSentBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return db.execute(sql`delete from outbox_mail where id in (
    select id from outbox_mail where sent_at < ${before} order by created_at limit ${limit})`);
}

/** Marks an email as sent. */
export async function updateOutboxMailSent(
  db: Queryable,
  sent: { id: string; now: Date; via: 'smtp' | 'local' },
): Promise<void> {
  await db.execute(sql`update outbox_mail set sent_at = ${sent.now}, sent_via = ${sent.via}
    where id = ${sent.id} and sent_at is null`);
}

/** Lists the emails to every address an account had, newest first. */
export async function listOutboxMailsOf(
  db: Queryable,
  owner: AddressOwner,
  limit: number,
): Promise<OutboxMail[]> {
  return db.rows(
    mailRow,
    sql`select ${mailFields} from outbox_mail
      where ${wasAddressOf(owner, sql`to_address`, sql`created_at`)}
      order by created_at desc, id limit ${limit}`,
  );
}

/** Deletes the emails to every address an account had, sent or not. */
export async function deleteOutboxMailsOf(tx: Queryable, owner: AddressOwner): Promise<void> {
  await tx.execute(sql`delete from outbox_mail
    where ${wasAddressOf(owner, sql`to_address`, sql`created_at`)}`);
}
