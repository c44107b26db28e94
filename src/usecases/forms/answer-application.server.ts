import { insertAnswer } from '~/db/forms/form-answer.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import { AppError } from '~/domain/app-error';
import { renderApplicationAnswer } from '~/emails/forms/application.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';

/** Stores an answer to an application and queues it as an email. */
export async function answerApplication(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { reference, answer }: { reference: string; answer: string },
): Promise<void> {
  if (answer.trim() === '') {
    throw new AppError('bad_request', { message: 'Please enter an answer.' });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const application = await findApplication(tx, reference);
    if (!application) {
      throw new AppError('not_found', { message: `There is no application ${reference}.` });
    }
    await insertAnswer(tx, { to: 'application', reference, answer, now });
    await queueMail(tx, renderApplicationAnswer(site, { application, answer }), { now });
  });
}
