/** A usage error. The message goes to standard error; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
