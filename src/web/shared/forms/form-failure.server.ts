import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';

/** The error that a form without scripts shows. Failures of the site are logged. */
export function formFailure(
  { log }: Pick<Deps, 'log'>,
  error: unknown,
  about: { requestId: string; form: string },
): AppError {
  const known =
    error instanceof AppError
      ? error
      : new AppError('internal', { message: 'An error occurred. Please try again later.' });
  if (known.shouldReport) log.error({ err: error, ...about }, 'form submission failed');
  return known;
}
