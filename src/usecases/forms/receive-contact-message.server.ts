import { findContactReference, insertContactMessage } from '~/db/forms/contact-message.repo.server';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { SubmissionKeys, SubmissionReceipt } from '~/domain/forms/submission';
import { renderContactArrived, renderContactReceived } from '~/emails/forms/contact.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';
import { newReference } from './new-reference.server';
import { mayConfirmTo } from './take-form-limit.server';

interface Input extends Omit<ContactMessage, 'reference' | 'receivedAt'> {
  keys: SubmissionKeys;
}

/** Stores a message and queues an email to the sender and one to the operator. */
export async function receiveContactMessage(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { keys, ...formFields }: Input,
): Promise<SubmissionReceipt> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await findContactReference(tx, keys);
    if (before) return { reference: before, isNew: false };
    const message: ContactMessage = { ...formFields, reference: newReference(), receivedAt: now };
    if (!(await insertContactMessage(tx, { ...message, key: keys[0] }))) {
      // A concurrent duplicate was faster and has been committed.
      const double = await findContactReference(tx, keys);
      if (double) return { reference: double, isNew: false };
    }
    await queueMail(tx, renderContactArrived(site, message), { now });
    if (await mayConfirmTo(tx, message.email, now)) {
      await queueMail(tx, renderContactReceived(site, message), { now });
    }
    return { reference: message.reference, isNew: true };
  });
}
