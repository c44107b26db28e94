import { deleteOutboxMailsSentBefore } from '~/db/email/outbox-mail.repo.server';
import { retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

const batchSize = 1_000;

/** Deletes old sent emails. Emails that are still waiting stay, however old. */
export async function tidyOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = retainedSince('sentEmail', clock.now());
  for (;;) {
    const deletedCount = await deleteOutboxMailsSentBefore(db, { before, limit: batchSize });
    if (deletedCount < batchSize) return;
  }
}
