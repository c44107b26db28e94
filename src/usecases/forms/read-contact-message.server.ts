import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { listAnswers } from '~/db/forms/form-answer.repo.server';
import { AppError } from '~/domain/app-error';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { OperatorAnswer } from '~/domain/forms/operator-answer';
import type { Deps } from '../deps';

const maxAnswers = 100;

/** For the operator: a message with its answers. */
export async function readContactMessage(
  { db }: Pick<Deps, 'db'>,
  { reference }: { reference: string },
): Promise<ContactMessage & { answers: OperatorAnswer[] }> {
  const message = await findContactMessage(db, reference);
  if (!message) throw new AppError('not_found', { message: `There is no message ${reference}.` });
  const answers = await listAnswers(db, { to: 'message', reference, limit: maxAnswers });
  return { ...message, answers };
}
