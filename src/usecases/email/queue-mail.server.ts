import { randomUUID } from 'node:crypto';
import { insertOutboxMail } from '~/db/email/outbox-mail.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import type { MailMessage } from '~/domain/email/mail';

export const sendMailJob = 'send-mail';

/**
 * Queues an email in the caller's transaction, so it is sent if and only if that transaction commits. The
 * key deduplicates emails. Returns the email's id, or null for a duplicate.
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
