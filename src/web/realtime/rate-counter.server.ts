import { LRUCache } from 'lru-cache';
import { type RealtimeRateName, realtimeRates } from '~/domain/realtime-limits';
import { type Bucket, takeToken } from '~/domain/token-bucket';

/** Buckets that are remembered; the one that was quiet longest is forgotten first. */
const maxBuckets = 100_000;

export type RateCounter = ReturnType<typeof createRateCounter>;

/** Counts what connections, accounts and networks do, in this process's memory. */
export function createRateCounter(nowMs = () => performance.now()) {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets });
  const keyOf = (name: RealtimeRateName, whom: string) => `${name} ${whom}`;
  return {
    /** Counts one; false: that was too many. */
    take(name: RealtimeRateName, whom: string): boolean {
      const key = keyOf(name, whom);
      const { bucket, allowed } = takeToken(buckets.get(key), realtimeRates[name], nowMs());
      buckets.set(key, bucket);
      return allowed;
    },
    /** For a connection that has ended. */
    forget(connectionId: string): void {
      for (const name of ['messages', 'joins'] as const) buckets.delete(keyOf(name, connectionId));
    },
  };
}
