import { upsertOfferClicks } from '~/db/clicks/offer-click.repo.server';
import { dayOf, type OfferClicks } from '~/domain/catalog/offer-click';
import type { Clicks, Deps } from '../deps';

export interface ClickCounter extends Clicks {
  /** Writes what has been counted so far. */
  flush(): Promise<void>;
  /** Writes the rest; says so when it cannot. */
  stop(): Promise<void>;
}

const writeEveryMs = 2_000;
const chunkSize = 1_000;

/**
 * Counts clicks in memory and writes them every few seconds: a shopper on the way to a store waits
 * for no write, and a rush of clicks is a handful of rows. What cannot be written is kept and tried
 * again; a process that ends in order writes the rest first.
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
        // Others may have come meanwhile.
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
        log.warn({ err: error }, 'clicks could not be written yet');
        writeSoon();
      });
    }, writeEveryMs).unref();
  }

  return {
    count(offerId) {
      add({ offerId, day: dayOf(clock.now()), clicks: 1 });
      writeSoon();
    },
    flush,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await flush().catch((error: unknown) =>
        log.error({ err: error, clicks: [...waiting.values()] }, 'clicks could not be written'),
      );
    },
  };
}
