import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  type RateLimit,
  type TokenBucket,
  takeElsewhere,
  takeFromBucket,
} from '~/domain/limits/token-bucket';
import type { ProcessMessages } from '~/domain/wakeups/process-messages';

/** How often processes tell each other what they have counted. */
const reportEveryMs = 500;
/** Counts below this share of a limit are not worth a message. */
const reportedShare = 0.01;
/** A message must fit in a NOTIFY, and one flood must not fill the bus. */
const maxKeysPerMessage = 80;
const maxMessagesPerReport = 10;

const reportSchema = z.object({
  from: z.string(),
  taken: z.array(z.tuple([z.string(), z.string(), z.number()])),
});

interface BucketOptions<Name extends string> {
  limits: Readonly<Record<Name, RateLimit>>;
  /** Maximum number of buckets (LRU). */
  maxBuckets: number;
  /** Limits of subjects that only this process sees, such as connections. */
  local?: readonly NoInfer<Name>[];
  nowMs?: (() => number) | undefined;
}

interface CountedBucket extends TokenBucket {
  name: string;
  subject: string;
  /** Tokens that other processes have not heard of. */
  unreported: number;
}

/** Token buckets in memory, one for each limit and subject, that can be shared between processes. */
export function createSharedBuckets<Name extends string>({
  limits,
  maxBuckets,
  local = [],
  nowMs = () => performance.now(),
}: BucketOptions<Name>) {
  const buckets = new LRUCache<string, CountedBucket>({ max: maxBuckets });
  /** Buckets to report; undefined while this process counts alone. */
  let due: Set<CountedBucket> | undefined;
  const keyOf = (name: string, subject: string) => `${name} ${subject}`;
  const isKnown = (name: string): name is Name => Object.hasOwn(limits, name);

  function noteTaken(bucket: CountedBucket, burst: number): void {
    bucket.unreported += 1;
    if (bucket.unreported >= burst * reportedShare) due?.add(bucket);
  }

  /** The tokens that were taken here since the last report, at most as many as fit in a message. */
  function takeReport(): [name: string, subject: string, count: number][] {
    const reported = [...(due ?? [])].slice(0, maxKeysPerMessage);
    return reported.map((bucket) => {
      due?.delete(bucket);
      const { name, subject, unreported } = bucket;
      bucket.unreported = 0;
      return [name, subject, unreported];
    });
  }

  return {
    take(name: Name, subject: string) {
      const key = keyOf(name, subject);
      const before = buckets.get(key);
      const taken = takeFromBucket(before, limits[name], nowMs());
      const bucket = before ?? { name, subject, unreported: 0, ...taken.bucket };
      if (before) Object.assign(before, taken.bucket);
      else buckets.set(key, bucket);
      if (due && taken.allowed && !local.includes(name)) noteTaken(bucket, limits[name].burst);
      return taken;
    },
    forget(name: Name, subject: string): void {
      buckets.delete(keyOf(name, subject));
    },
    /**
     * From now on, counts together with all processes that share this channel. Without a connection between
     * them, each counts alone.
     */
    async share(messages: ProcessMessages, channel: string): Promise<() => Promise<void>> {
      const from = randomUUID();
      due = new Set();

      async function report(): Promise<void> {
        for (let sent = 0; sent < maxMessagesPerReport; sent += 1) {
          const taken = takeReport();
          if (taken.length === 0) return;
          await messages.send(channel, JSON.stringify({ from, taken }));
        }
      }

      function receive(message: string): void {
        if (message === '') return;
        const { success, data } = reportSchema.safeParse(JSON.parse(message));
        if (!success || data.from === from) return;
        for (const [name, subject, count] of data.taken) {
          // A newer version may have more limits.
          if (!isKnown(name)) continue;
          const key = keyOf(name, subject);
          const before = buckets.get(key);
          const after = takeElsewhere(before, limits[name], count, nowMs());
          if (before) Object.assign(before, after);
          else buckets.set(key, { name, subject, unreported: 0, ...after });
        }
      }

      const stopListening = await messages.listen(channel, receive);
      // What is lost while the bus is away is not repeated: limits are about the last minute.
      const timer = setInterval(() => void report().catch(() => {}), reportEveryMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        due = undefined;
        await stopListening();
      };
    },
  };
}
