import { AppError } from '~/domain/app-error';

/** disk_full and read_only_sql_transaction: a full disk, or a read-only server. */
const refusalCodes = new Set(['53100', '25006']);

/** Whether a database error means that writes are currently impossible, although reads work. */
export function isRefusedWrite(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && refusalCodes.has(error.code);
}

/** The error of a refused write; the reason is only logged. */
export function refusedWrite(detail: string, cause?: unknown): AppError {
  return new AppError('read_only', {
    message: 'We cannot save changes right now, but you can keep browsing. Please try again later.',
    detail,
    cause,
  });
}
