import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { insertAnswer } from '~/db/forms/form-answer.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import { findPriceMatch } from '~/db/forms/price-match.repo.server';
import { AppError } from '~/domain/app-error';
import { renderApplicationAnswer } from '~/emails/forms/application.email';
import { renderContactAnswer } from '~/emails/forms/contact.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';

/**
 * Stores the operator's answer to a message or application and queues it as an email. References do
 * not name their kind, so both are looked up.
 */
export async function answerSubmission(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { reference, answer }: { reference: string; answer: string },
): Promise<void> {
  if (answer.trim() === '') {
    throw new AppError('bad_request', { message: 'Please enter an answer.' });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const message = await findContactMessage(tx, reference);
    if (message) {
      await insertAnswer(tx, { to: 'message', reference, answer, now });
      await queueMail(tx, renderContactAnswer(site, { message, answer }), { now });
      return;
    }
    const application = await findApplication(tx, reference);
    if (application) {
      await insertAnswer(tx, { to: 'application', reference, answer, now });
      await queueMail(tx, renderApplicationAnswer(site, { application, answer }), { now });
      return;
    }
    if (await findPriceMatch(tx, reference)) {
      throw new AppError('bad_request', {
        message: `${reference} is a price match request; use inbox decide.`,
      });
    }
    throw new AppError('not_found', {
      message: `There is nothing with the reference ${reference}.`,
    });
  });
}
