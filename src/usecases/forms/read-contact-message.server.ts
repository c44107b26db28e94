import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { listAnswers } from '~/db/forms/form-answer.repo.server';
import { AppError } from '~/domain/app-error';
import type { Answer } from '~/domain/forms/answer';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { Deps } from '../deps';

const mostAnswers = 100;

/** For the operator: a message with what was answered. */
export async function readContactMessage(
  { db }: Pick<Deps, 'db'>,
  { reference }: { reference: string },
): Promise<ContactMessage & { answers: Answer[] }> {
  const message = await findContactMessage(db, reference);
  if (!message) throw new AppError('not_found', { message: `There is no message ${reference}.` });
  const answers = await listAnswers(db, { to: 'message', reference, limit: mostAnswers });
  return { ...message, answers };
}
