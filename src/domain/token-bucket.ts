import type { Limit } from './auth/limit';

/** What is left of a limit, and when that was counted. */
export interface Bucket {
  left: number;
  atMs: number;
}

interface Taken {
  bucket: Bucket;
  allowed: boolean;
  /** Whole requests that are still allowed right now. */
  remaining: number;
  /** Until the next request is allowed; 0 when it already is. */
  retrySeconds: number;
  /** Until as many as ever are allowed again. */
  fullSeconds: number;
}

/** Takes one out of a bucket that holds `burst` and refills evenly within `seconds`. */
export function takeToken(
  before: Bucket | undefined,
  { burst, seconds }: Limit,
  nowMs: number,
): Taken {
  const perMs = burst / (seconds * 1_000);
  const passedMs = before ? Math.max(0, nowMs - before.atMs) : 0;
  const filled = before ? Math.min(burst, before.left + passedMs * perMs) : burst;
  const allowed = filled >= 1;
  const left = allowed ? filled - 1 : filled;
  const untilSeconds = (wanted: number) => Math.ceil(Math.max(0, wanted - left) / perMs / 1_000);
  return {
    bucket: { left, atMs: nowMs },
    allowed,
    remaining: Math.floor(left),
    retrySeconds: untilSeconds(1),
    fullSeconds: untilSeconds(burst),
  };
}
