import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { answerApplication } from '~/usecases/forms/answer-application.server';
import { answerContactMessage } from '~/usecases/forms/answer-contact-message.server';
import { readPriceMatch } from '~/usecases/forms/read-price-match.server';

const isMissing = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Replies to the message or application with this reference; references do not name their kind. */
export async function answerInboxItem(
  deps: Deps,
  input: { reference: string; answer: string },
): Promise<void> {
  for (const answer of [answerContactMessage, answerApplication]) {
    try {
      await answer(deps, input);
      return;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  const { reference } = input;
  try {
    await readPriceMatch(deps, { reference });
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new AppError('not_found', {
      message: `There is nothing with the reference ${reference}.`,
    });
  }
  throw new AppError('bad_request', {
    message: `${reference} is a price match request; use inbox decide.`,
  });
}
