import { AppError } from '~/domain/app-error';

/** disk_full and read_only_sql_transaction: a full disk, or a server that was made read-only. */
const refusalCodes = new Set(['53100', '25006']);

/** Whether a database error means that nothing can be written at the moment, though reads work. */
export function isRefusedWrite(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && refusalCodes.has(error.code);
}

/** The error of a write that was refused; the log reads why. */
export function refusedWrite(detail: string, cause?: unknown): AppError {
  return new AppError('read_only', {
    message: 'We cannot save changes right now, but you can keep browsing. Please try again later.',
    detail,
    cause,
  });
}
