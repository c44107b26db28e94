import type { Limit } from '../auth/limit';

/** The state of a bucket at a point in time. */
export interface Bucket {
  left: number;
  atMs: number;
}

interface Taken {
  bucket: Bucket;
  allowed: boolean;
  /** Requests allowed right now. */
  remaining: number;
  /** Seconds until the next request is allowed; 0 if it already is. */
  retrySeconds: number;
  /** Seconds until the bucket is full. */
  fullSeconds: number;
}

/** Takes one token from a bucket that holds `burst` and refills evenly within `seconds`. */
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
