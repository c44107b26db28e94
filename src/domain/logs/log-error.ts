import { redactText } from './redact';

/** Error fields that may be logged. Others could contain user input. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  cause?: LoggedError | undefined;
}

const maxCauses = 3;

/** An error reduced to its loggable fields. */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) };
  const field = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    type: error.name,
    message: redactText(error.message),
    stack: error.stack && redactText(error.stack),
    code: field('code'),
    table: field('table'),
    column: field('column'),
    constraint: field('constraint'),
    cause:
      error.cause !== undefined && depth < maxCauses ? logError(error.cause, depth + 1) : undefined,
  };
}
