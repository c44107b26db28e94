import { AppError } from '~/domain/app-error';

/** Whether a use case failed with `not_found`. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
