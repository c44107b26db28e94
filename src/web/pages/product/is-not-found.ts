import { AppError } from '~/domain/app-error';

/** Whether a use case found nothing, which a page may want to say in its own words. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
