import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { insertAnswer } from '~/db/forms/form-answer.repo.server';
import { AppError } from '~/domain/app-error';
import { renderContactAnswer } from '~/emails/forms/contact.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';

/** Stores an answer to a message and queues it as an email. */
export async function answerContactMessage(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { reference, answer }: { reference: string; answer: string },
): Promise<void> {
  if (answer.trim() === '') {
    throw new AppError('bad_request', { message: 'Please enter an answer.' });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const message = await findContactMessage(tx, reference);
    if (!message) throw new AppError('not_found', { message: `There is no message ${reference}.` });
    await insertAnswer(tx, { to: 'message', reference, answer, now });
    await queueMail(tx, renderContactAnswer(site, { message, answer }), { now });
  });
}
