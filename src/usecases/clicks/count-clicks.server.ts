import { upsertOfferClicks } from '~/db/clicks/offer-click.repo.server';
import type { OfferClicks } from '~/domain/clicks/offer-click';
import { utcDay } from '~/domain/utc-day';
import type { Clicks, Deps } from '../deps';

export interface ClickCounter extends Clicks {
  /** Writes all pending counts. */
  flush(): Promise<void>;
  /** Flushes on shutdown; logs failures. */
  stop(): Promise<void>;
}

const writeEveryMs = 2_000;
const chunkSize = 1_000;

/**
 * Counts clicks in memory and writes them every few seconds: redirects do not wait for a write, and many
 * clicks become a few rows. Failed writes are retried; a graceful shutdown writes the rest.
 */
export function createClickCounter({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): ClickCounter {
  const waiting = new Map<string, OfferClicks>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add({ offerId, day, clicks }: OfferClicks): void {
    const key = `${offerId} ${day}`;
    waiting.set(key, { offerId, day, clicks: clicks + (waiting.get(key)?.clicks ?? 0) });
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const chunk = [...waiting].slice(0, chunkSize);
      for (const [key] of chunk) waiting.delete(key);
      const clicks = chunk.map(([, counted]) => counted);
      try {
        await upsertOfferClicks(db, clicks);
      } catch (error) {
        // Keep the counts for the next attempt, together with newer ones.
        clicks.forEach(add);
        throw error;
      }
    }
  }

  function flush(): Promise<void> {
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush().catch((error: unknown) => {
        log.warn({ err: error }, 'could not write clicks; will retry');
        writeSoon();
      });
    }, writeEveryMs).unref();
  }

  return {
    count(offerId) {
      add({ offerId, day: utcDay(clock.now()), clicks: 1 });
      writeSoon();
    },
    flush,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await flush().catch((error: unknown) =>
        log.error({ err: error, clicks: [...waiting.values()] }, 'could not write clicks'),
      );
    },
  };
}
