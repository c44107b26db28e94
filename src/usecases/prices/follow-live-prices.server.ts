import { LRUCache } from 'lru-cache';
import { listProductCards } from '~/db/catalog/product.repo.server';
import {
  findFirstRetainedPriceChangeId,
  findNewestPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { minuteMs } from '~/domain/durations';
import type { Deps } from '../deps';

/** A product as it was sold at a moment. */
export interface PriceUpdate {
  product: ProductSummary;
  at: Date;
}

interface PriceListener {
  /** Whether anybody here wants to hear of a product. */
  hasListeners(productId: number): boolean;
  onUpdate(update: PriceUpdate): void;
}

interface LivePrices {
  /**
   * The product as it is, if its price changed so recently that a page may have been made before.
   * For somebody who begins to listen now.
   */
  findRecent(productId: number): Promise<PriceUpdate | null>;
  stop(): Promise<void>;
}

const changesPerBatch = 1_000;
const productsPerQuery = 50;
const retryMs = 1_000;
/** Longer than a page is kept and then takes to begin listening. */
const recentWindowMs = 5 * minuteMs;
const maxRecentProducts = 20_000;
/** Of those, the ones that somebody asks for: a few megabytes. */
const maxCachedUpdates = 1_000;

/**
 * Tells of every price that anybody records, as far as somebody listens. Follows the numbered changes,
 * so that a lost notification costs a moment, not a price.
 */
export async function followLivePrices(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { hasListeners, onUpdate }: PriceListener,
): Promise<LivePrices> {
  const recent = new Map<number, number>();
  /** Read for one who came late, and good for all who come after, until the price changes again. */
  const cachedUpdates = new LRUCache<number, Promise<PriceUpdate | null>>({
    max: maxCachedUpdates,
  });
  let upToChange = await findNewestPriceChangeId(db);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function trackRecent(productIds: ReadonlySet<number>): void {
    const now = clock.now().getTime();
    for (const id of productIds) {
      // Newest last, so that the oldest are forgotten first.
      recent.delete(id);
      recent.set(id, now);
      cachedUpdates.delete(id);
    }
    for (const [id, changedAt] of recent) {
      if (recent.size <= maxRecentProducts && now - changedAt < recentWindowMs) break;
      recent.delete(id);
    }
  }

  /** From the writer: a replica may not have heard yet. */
  async function read(ids: readonly number[]): Promise<PriceUpdate[]> {
    const at = clock.now();
    return (await listProductCards(db, ids, ids.length)).map((product) => ({ product, at }));
  }

  function readOne(id: number): Promise<PriceUpdate | null> {
    const reading = read([id]).then(([update]) => update ?? null);
    cachedUpdates.set(id, reading);
    reading.catch(() => {
      if (cachedUpdates.peek(id) === reading) cachedUpdates.delete(id);
    });
    return reading;
  }

  async function publishChanges(): Promise<void> {
    while (!stopped) {
      const changes = await listPriceChanges(db, { after: upToChange, limit: changesPerBatch });
      const last = changes.at(-1);
      if (!last) {
        // Tidied away, after we have been gone for a week: nobody still looks at such a page.
        upToChange = Math.max(upToChange, (await findFirstRetainedPriceChangeId(db)) - 1);
        return;
      }
      const changed = new Set(changes.map(({ productId }) => productId));
      trackRecent(changed);
      const wanted = [...changed].filter(hasListeners);
      for (let first = 0; first < wanted.length; first += productsPerQuery)
        for (const update of await read(wanted.slice(first, first + productsPerQuery)))
          onUpdate(update);
      upToChange = last.id;
    }
  }

  async function publishUntilIdle(): Promise<void> {
    while (again && !stopped) {
      again = false;
      await publishChanges();
    }
  }

  /** However many wake it, one runs, and looks once more when it was woken meanwhile. */
  function wake(): void {
    again = true;
    running ??= publishUntilIdle()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'could not follow the prices for those who watch them');
        if (stopped || retry) return;
        retry = setTimeout(() => {
          retry = undefined;
          wake();
        }, retryMs);
        retry.unref();
      })
      .finally(() => {
        running = undefined;
        if (again && !stopped && !retry) wake();
      });
  }

  const stopListening = await db.listen('prices', wake);
  wake();
  return {
    async findRecent(productId) {
      const changedAt = recent.get(productId);
      if (changedAt === undefined || clock.now().getTime() - changedAt > recentWindowMs)
        return null;
      return cachedUpdates.get(productId) ?? readOne(productId);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await stopListening();
      await running;
    },
  };
}
