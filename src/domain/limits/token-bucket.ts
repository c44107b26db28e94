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

/** The tokens in a bucket after the time since its last change. */
function refill(before: TokenBucket | undefined, limit: RateLimit, nowMs: number): number {
  if (!before) return limit.burst;
  const perMs = limit.burst / (limit.seconds * 1_000);
  return Math.min(limit.burst, before.left + Math.max(0, nowMs - before.atMs) * perMs);
}

/** Takes one token from a bucket that holds `burst` and refills evenly within `seconds`. */
export function takeFromBucket(
  before: TokenBucket | undefined,
  { burst, seconds }: RateLimit,
  nowMs: number,
): TakeResult {
  const perMs = burst / (seconds * 1_000);
  const filled = refill(before, { burst, seconds }, nowMs);
  const allowed = filled >= 1;
  const left = allowed ? filled - 1 : filled;
  const untilSeconds = (wanted: number) => Math.ceil(Math.max(0, wanted - left) / perMs / 1_000);
  return {
    bucket: { left, atMs: nowMs },
    allowed,
    remaining: Math.max(0, Math.floor(left)),
    retrySeconds: untilSeconds(1),
    fullSeconds: untilSeconds(burst),
  };
}

/**
 * Removes tokens that another process has given out. The bucket can owe up to a whole burst: processes that
 * hear of each other late would otherwise give out more than one bucket refills.
 */
export function takeElsewhere(
  before: TokenBucket | undefined,
  limit: RateLimit,
  count: number,
  nowMs: number,
): TokenBucket {
  const left = Math.max(-limit.burst, refill(before, limit, nowMs) - count);
  return { left, atMs: nowMs };
}
