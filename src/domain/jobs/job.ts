import { hourMs } from '../durations';

export interface Job {
  id: number;
  kind: string;
  payload: unknown;
  state: 'waiting' | 'running' | 'done' | 'dead';
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: Date;
}

export interface NewJob {
  kind: string;
  /** Ids only; whoever does the job reads the rest when it runs. */
  payload: Record<string, unknown>;
  /** Adding a second job with the same key does nothing. */
  idempotencyKey?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Thrown by a job that would fail again however often it is tried. */
export class PermanentFailure extends Error {}

const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = hourMs;

/**
 * When to try a failed job again: 2 s, 8 s, 32 s, … up to an hour, spread by up to a quarter so
 * that a thousand mails refused together do not come back together. null: it has had its chances.
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
