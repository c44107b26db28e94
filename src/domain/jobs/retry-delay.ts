import { hourMs } from '../durations';
import type { Job } from './job';

/** With the delays below, the last attempt is about two hours after the first. */
export const defaultMaxAttempts = 8;
const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = hourMs;

/**
 * Exponential backoff: 2 s, 8 s, 32 s, … up to an hour, with up to 25% jitter so that a thousand
 * failed emails are not retried together. Null: no attempts left.
 */
export function nextAttemptAt(
  job: Pick<Job, 'attempts' | 'maxAttempts'>,
  now: Date,
  random: number,
): Date | null {
  if (job.attempts >= job.maxAttempts) return null;
  const delay = Math.min(maxRetryDelayMs, firstRetryDelayMs * 4 ** (job.attempts - 1));
  return new Date(now.getTime() + delay * (1 + random / 4));
}
