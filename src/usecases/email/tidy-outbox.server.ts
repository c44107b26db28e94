import { deleteOutboxMailsSentBefore } from '~/db/email/outbox-mail.repo.server';
import { dayMs } from '~/domain/durations';
import type { Deps } from '../deps';

/** What the privacy policy says. Long enough to look into a mail that did not arrive. */
const outboxRetentionMs = 30 * dayMs;
const batchSize = 1_000;

/** Forgets mails that left long ago. One that still waits stays, however old. */
export async function tidyOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - outboxRetentionMs);
  for (;;) {
    const deletedCount = await deleteOutboxMailsSentBefore(db, { before, limit: batchSize });
    if (deletedCount < batchSize) return;
  }
}
