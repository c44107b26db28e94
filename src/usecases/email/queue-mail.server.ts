import { randomUUID } from 'node:crypto';
import { insertOutboxMail } from '~/db/email/outbox-mail.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import type { MailMessage } from '~/domain/email/mail';

export const sendMailJob = 'send-mail';

/**
 * Owes a mail to somebody, in the caller's transaction: it is sent if, and only if, the rest of
 * that transaction happens. The same key never owes a second mail. Returns the mail's id, or null
 * when it was owed before.
 */
export async function queueMail(
  tx: Queryable,
  mail: MailMessage,
  options: { idempotencyKey?: string; now: Date },
): Promise<string | null> {
  const id = randomUUID();
  const jobId = await insertJob(
    tx,
    {
      kind: sendMailJob,
      payload: { mailId: id },
      ...(options.idempotencyKey && { idempotencyKey: `mail:${options.idempotencyKey}` }),
    },
    options.now,
  );
  if (jobId === null) return null;
  await insertOutboxMail(tx, { ...mail, id }, options.now);
  return id;
}
