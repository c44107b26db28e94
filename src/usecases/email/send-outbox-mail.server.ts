import { findOutboxMail, updateOutboxMailSent } from '~/db/email/outbox-mail.repo.server';
import type { Deps } from '../deps';

/** Sends one email from the outbox, unless it was sent before. */
export async function sendOutboxMail(
  { db, mail, clock }: Pick<Deps, 'db' | 'mail' | 'clock'>,
  input: { mailId: string },
): Promise<void> {
  const message = await findOutboxMail(db, input.mailId);
  if (!message || message.sentAt) return;
  await mail.send(message);
  await updateOutboxMailSent(db, { id: message.id, now: clock.now(), via: mail.via });
  mail.forget(message.id);
}
