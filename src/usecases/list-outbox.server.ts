import { findOutboxMail, listOutboxMails } from '~/db/outbox-mail.repo.server';
import { AppError } from '~/domain/app-error';
import type { OutboxMail } from '~/domain/mail';
import type { Deps } from './deps';

/** The newest mails in the outbox. */
export async function listOutbox({ db }: Pick<Deps, 'db'>): Promise<OutboxMail[]> {
  return listOutboxMails(db, 100);
}

/** One mail of the outbox. */
export async function readOutboxMail(
  { db }: Pick<Deps, 'db'>,
  input: { id: string },
): Promise<OutboxMail> {
  const mail = await findOutboxMail(db, input.id);
  if (!mail) throw new AppError('not_found', { message: 'There is no such mail.' });
  return mail;
}
