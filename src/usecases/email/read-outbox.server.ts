import { z } from 'zod';
import { findOutboxMail, listOutboxMails } from '~/db/email/outbox-mail.repo.server';
import { AppError } from '~/domain/app-error';
import type { OutboxMail } from '~/domain/email/mail';
import type { Deps } from '../deps';

export async function listOutbox({ db }: Pick<Deps, 'db'>): Promise<OutboxMail[]> {
  return listOutboxMails(db, 100);
}

/** One email of the outbox; null for unknown or malformed ids. */
export async function readOutboxMail(
  { db }: Pick<Deps, 'db'>,
  input: { id: string },
): Promise<OutboxMail> {
  const id = z.uuid().safeParse(input.id);
  const mail = id.success ? await findOutboxMail(db, id.data) : null;
  if (!mail) throw new AppError('not_found', { message: 'There is no such email.' });
  return mail;
}
