/** Error fields in which the engines repeat values or the statement. */
const fieldsWithValues = [
  'detail',
  'where',
  'hint',
  'internalQuery',
  'query',
  'params',
  'queryOptions',
] as const;

/**
 * Strips row and parameter values from a database error, because errors are logged and stored with
 * failed jobs. `Failing row contains (…)`, `invalid input syntax for type uuid: "…"`.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error)) return error;
  for (const name of fieldsWithValues) Reflect.deleteProperty(error, name);
  const message = error.message.replace(/: ".*/s, ': [value]');
  if (error.stack) error.stack = error.stack.replace(error.message, message);
  error.message = message;
  return error;
}
