export interface Job {
  id: number;
  kind: string;
  payload: unknown;
  /** The request that queued it; null for scheduled work. */
  requestId: string | null;
  state: 'waiting' | 'running' | 'done' | 'dead';
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: Date;
}

export interface NewJob {
  kind: string;
  /** Ids only; the handler reads the rest when it runs. */
  payload: Record<string, unknown>;
  /** Adding a second job with the same key does nothing. */
  idempotencyKey?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** A job failure that retries cannot fix. */
export class PermanentFailure extends Error {}

/** How long a worker has a job before another may take it; workers renew it. */
export const jobLeaseMs = 60_000;
