/** Fields by which the engines repeat values, or the statement, in an error. */
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
 * The same error of a database without values of rows or parameters: errors are logged, and kept with
 * jobs that failed. `Failing row contains (…)`, `invalid input syntax for type uuid: "…"`.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error)) return error;
  for (const name of fieldsWithValues) Reflect.deleteProperty(error, name);
  const message = error.message.replace(/: ".*/s, ': [value]');
  if (error.stack) error.stack = error.stack.replace(error.message, message);
  error.message = message;
  return error;
}
