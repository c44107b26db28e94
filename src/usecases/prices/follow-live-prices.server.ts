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
import { runWhenWoken } from '../run-when-woken';

/** A product with its prices at a time. */
export interface PriceUpdate {
  product: ProductSummary;
  at: Date;
}

interface PriceListener {
  /** Whether a connection of this process watches the product. */
  hasListeners(productId: number): boolean;
  onUpdate(update: PriceUpdate): void;
}

interface LivePrices {
  /**
   * The product's current prices, if they changed so recently that a cached page may still show the
   * old ones. For a client that starts watching now.
   */
  findRecent(productId: number): Promise<PriceUpdate | null>;
  stop(): Promise<void>;
}

const changesPerBatch = 1_000;
const productsPerQuery = 50;
/** Longer than a page is cached plus the time the browser takes to connect. */
const recentWindowMs = 5 * minuteMs;
const maxRecentProducts = 20_000;
/** A few megabytes. */
const maxCachedUpdates = 1_000;

/**
 * Publishes every recorded price that has listeners. Follows the numbered changes, so that a lost
 * notification delays a price but never loses it.
 */
export async function followLivePrices(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { hasListeners, onUpdate }: PriceListener,
): Promise<LivePrices> {
  const { db, clock } = deps;
  const recent = new Map<number, number>();
  /** Shared by all clients that start watching, until the price changes again. */
  const cachedUpdates = new LRUCache<number, Promise<PriceUpdate | null>>({
    max: maxCachedUpdates,
  });
  let upToChange = await findNewestPriceChangeId(db);

  function trackRecent(productIds: ReadonlySet<number>): void {
    const now = clock.now().getTime();
    for (const id of productIds) {
      // Reinsert at the end: the map is ordered by age for the eviction below.
      recent.delete(id);
      recent.set(id, now);
      cachedUpdates.delete(id);
    }
    for (const [id, changedAt] of recent) {
      if (recent.size <= maxRecentProducts && now - changedAt < recentWindowMs) break;
      recent.delete(id);
    }
  }

  /** Reads from the primary: a replica may lag behind the notification. */
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

  async function publishChanges(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const changes = await listPriceChanges(db, { after: upToChange, limit: changesPerBatch });
      const last = changes.at(-1);
      if (!last) {
        // Skip changes that were deleted while this process was stalled for a week: no page is that old.
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

  const task = await runWhenWoken(deps, {
    channel: 'prices',
    retryMs: 1_000,
    failureMessage: 'could not publish live prices',
    run: publishChanges,
  });
  return {
    async findRecent(productId) {
      const changedAt = recent.get(productId);
      if (changedAt === undefined || clock.now().getTime() - changedAt > recentWindowMs)
        return null;
      return cachedUpdates.get(productId) ?? readOne(productId);
    },
    stop: task.stop,
  };
}
