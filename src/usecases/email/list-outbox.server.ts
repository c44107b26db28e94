import { listOutboxMails } from '~/db/outbox-mail.repo.server';
import type { OutboxMail } from '~/domain/mail';
import type { Deps } from './deps';

/** The newest mails in the outbox. */
export async function listOutbox({ db }: Pick<Deps, 'db'>): Promise<OutboxMail[]> {
  return listOutboxMails(db, 100);
}
