import { deleteOutboxMailsSentBefore } from '~/db/email/outbox-mail.repo.server';
import type { Deps } from '../deps';

/** What the privacy policy says. Long enough to look into a mail that did not arrive. */
const keepMs = 30 * 24 * 3_600_000;
const pieceSize = 1_000;

/** Forgets mails that left long ago. One that still waits stays, however old. */
export async function tidyOutbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keepMs);
  for (;;) {
    const gone = await deleteOutboxMailsSentBefore(db, { before, limit: pieceSize });
    if (gone < pieceSize) return;
  }
}
