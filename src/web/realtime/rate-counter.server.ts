import { type RealtimeRateName, realtimeRates } from '~/domain/realtime/realtime-limits';
import { createSharedBuckets } from '../http/limits/shared-buckets.server';

const maxBuckets = 100_000;
const connectionRates = ['messages', 'joins'] as const satisfies RealtimeRateName[];

export type RateCounter = Pick<ReturnType<typeof createRateCounter>, 'take' | 'forget'>;

/** Counts what connections, accounts and networks do, in memory. */
export function createRateCounter() {
  const buckets = createSharedBuckets({
    limits: realtimeRates,
    maxBuckets,
    local: connectionRates,
  });
  return {
    /** Takes one token; false if the limit is exceeded. */
    take: (name: RealtimeRateName, subject: string): boolean => buckets.take(name, subject).allowed,
    /** Removes the bucket of a closed connection. */
    forget(connectionId: string): void {
      for (const name of connectionRates) buckets.forget(name, connectionId);
    },
    share: buckets.share,
  };
}
