/** `burst` tokens, refilled evenly over `seconds`. */
export interface RateLimit {
  burst: number;
  seconds: number;
}

/** The state of a bucket at a point in time. */
export interface TokenBucket {
  left: number;
  atMs: number;
}

interface TakeResult {
  bucket: TokenBucket;
  allowed: boolean;
  /** Requests allowed right now. */
  remaining: number;
  /** Seconds until the next request is allowed; 0 if it already is. */
  retrySeconds: number;
  /** Seconds until the bucket is full. */
  fullSeconds: number;
}

/** Takes one token from a bucket that holds `burst` and refills evenly within `seconds`. */
export function takeFromBucket(
  before: TokenBucket | undefined,
  { burst, seconds }: RateLimit,
  nowMs: number,
): TakeResult {
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
