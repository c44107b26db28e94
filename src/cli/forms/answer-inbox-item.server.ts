import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { answerApplication } from '~/usecases/forms/answer-application.server';
import { answerContactMessage } from '~/usecases/forms/answer-contact-message.server';
import { readPriceMatch } from '~/usecases/forms/read-price-match.server';

const isMissing = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Answers whatever came under a reference: it does not say what it belongs to. */
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
    throw new AppError('not_found', { message: `Nothing came under ${reference}.` });
  }
  throw new AppError('bad_request', {
    message: `${reference} is a price match request; inbox decide answers it.`,
  });
}
