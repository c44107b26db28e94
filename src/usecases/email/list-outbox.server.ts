import { listOutboxMails } from '~/db/email/outbox-mail.repo.server';
import type { OutboxMail } from '~/domain/email/mail';
import type { Deps } from '../deps';

export async function listOutbox({ db }: Pick<Deps, 'db'>): Promise<OutboxMail[]> {
  return listOutboxMails(db, 100);
}
