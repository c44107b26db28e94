import { LRUCache } from 'lru-cache';
import { type TokenBucket, takeFromBucket } from '~/domain/limits/token-bucket';
import { type RealtimeRateName, realtimeRates } from '~/domain/realtime/realtime-limits';

/** Maximum number of buckets (LRU). */
const maxBuckets = 100_000;

export type RateCounter = ReturnType<typeof createRateCounter>;

/** Token buckets for connections, accounts and networks, in memory. */
export function createRateCounter(nowMs = () => performance.now()) {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxBuckets });
  const keyOf = (name: RealtimeRateName, subject: string) => `${name} ${subject}`;
  return {
    /** Takes one token; false if the limit is exceeded. */
    take(name: RealtimeRateName, subject: string): boolean {
      const key = keyOf(name, subject);
      const { bucket, allowed } = takeFromBucket(buckets.get(key), realtimeRates[name], nowMs());
      buckets.set(key, bucket);
      return allowed;
    },
    /** Removes the bucket of a closed connection. */
    forget(connectionId: string): void {
      for (const name of ['messages', 'joins'] as const) buckets.delete(keyOf(name, connectionId));
    },
  };
}
