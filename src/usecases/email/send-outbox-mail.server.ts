import { findOutboxMail, updateOutboxMailSent } from '~/db/email/outbox-mail.repo.server';
import type { Deps } from '../deps';
import { recordDelivery } from './record-delivery.server';

/** Sends one email from the outbox, unless it was sent before. */
export async function sendOutboxMail(
  { db, mail, clock }: Pick<Deps, 'db' | 'mail' | 'clock'>,
  input: { mailId: string },
): Promise<void> {
  const message = await findOutboxMail(db, input.mailId);
  if (!message || message.sentAt) return;
  await mail.send(message);
  const sent = { id: message.id, now: clock.now(), via: mail.via };
  await recordDelivery(() => updateOutboxMailSent(db, sent));
  mail.forget(message.id);
}
