import { deleteOutboxMailsSentBefore } from '~/db/outbox-mail.repo.server';
import type { Deps } from './deps';

const day = 24 * 3_600_000;
const keptDays = 30;

/** Forgets mails a month after they were sent: who was written to, and what, is nobody's archive. */
export async function tidyOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOutboxMailsSentBefore(db, new Date(clock.now().getTime() - keptDays * day));
}
