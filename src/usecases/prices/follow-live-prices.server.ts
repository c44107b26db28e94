import { LRUCache } from 'lru-cache';
import { listProductCards } from '~/db/catalog/product.repo.server';
import {
  findKeptPriceChangesStart,
  findNewestPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import type { ProductCard } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';

/** A product as it was sold at a moment. */
export interface PriceNews {
  product: ProductCard;
  at: Date;
}

interface NewsDesk {
  /** Whether anybody here wants to hear of a product. */
  isWanted(productId: number): boolean;
  onNews(news: PriceNews): void;
}

interface LivePrices {
  /**
   * The product as it is, if its price changed so recently that a page may have been made before.
   * For somebody who begins to listen now.
   */
  findRecent(productId: number): Promise<PriceNews | null>;
  stop(): Promise<void>;
}

const chunkSize = 1_000;
const productsAtOnce = 50;
const retryMs = 1_000;
/** Longer than a page is kept and then takes to begin listening. */
const recentMs = 5 * 60_000;
const maxRecent = 20_000;
/** Of those, the ones that somebody asks for: a few megabytes. */
const maxKnown = 1_000;

/**
 * Tells of every price that anybody records, as far as somebody listens. Follows the numbered changes,
 * so that a lost notification costs a moment, not a price.
 */
export async function followLivePrices(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { isWanted, onNews }: NewsDesk,
): Promise<LivePrices> {
  const recent = new Map<number, number>();
  /** Read for one who came late, and good for all who come after, until the price changes again. */
  const known = new LRUCache<number, Promise<PriceNews | null>>({ max: maxKnown });
  let upToChange = await findNewestPriceChangeId(db);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function remember(productIds: ReadonlySet<number>): void {
    const now = clock.now().getTime();
    for (const id of productIds) {
      // Newest last, so that the oldest are forgotten first.
      recent.delete(id);
      recent.set(id, now);
      known.delete(id);
    }
    for (const [id, changedAt] of recent) {
      if (recent.size <= maxRecent && now - changedAt < recentMs) break;
      recent.delete(id);
    }
  }

  /** From the writer: a replica may not have heard yet. */
  async function read(ids: readonly number[]): Promise<PriceNews[]> {
    const at = clock.now();
    return (await listProductCards(db, ids, ids.length)).map((product) => ({ product, at }));
  }

  function readOne(id: number): Promise<PriceNews | null> {
    const reading = read([id]).then(([news]) => news ?? null);
    known.set(id, reading);
    reading.catch(() => {
      if (known.peek(id) === reading) known.delete(id);
    });
    return reading;
  }

  async function tell(): Promise<void> {
    while (!stopped) {
      const changes = await listPriceChanges(db, { after: upToChange, limit: chunkSize });
      const last = changes.at(-1);
      if (!last) {
        // Tidied away, after we have been gone for a week: nobody still looks at such a page.
        upToChange = Math.max(upToChange, (await findKeptPriceChangesStart(db)) - 1);
        return;
      }
      const changed = new Set(changes.map(({ productId }) => productId));
      remember(changed);
      const wanted = [...changed].filter(isWanted);
      for (let first = 0; first < wanted.length; first += productsAtOnce)
        for (const news of await read(wanted.slice(first, first + productsAtOnce))) onNews(news);
      upToChange = last.id;
    }
  }

  async function tellUntilQuiet(): Promise<void> {
    while (again && !stopped) {
      again = false;
      await tell();
    }
  }

  /** However many wake it, one runs, and looks once more when it was woken meanwhile. */
  function wake(): void {
    again = true;
    running ??= tellUntilQuiet()
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
      if (changedAt === undefined || clock.now().getTime() - changedAt > recentMs) return null;
      return known.get(productId) ?? readOne(productId);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await stopListening();
      await running;
    },
  };
}
