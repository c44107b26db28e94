import { listPriceChanges } from '~/db/price-change.repo.server';
import { listSearchPrices } from '~/db/search-product.repo.server';
import type { BuiltSearchIndex } from './build-search-index.server';
import type { Deps } from './deps';

export interface PriceFollower {
  /** The newest price change that the index has taken over. */
  upToChange(): number;
  /** Resolves when the index has taken over all that was committed when it was called. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Small enough that taking over one piece is no pause that a shopper would feel. */
const chunkSize = 1_000;
const retryMs = 1_000;

/** Keeps this process's search index up to date with the prices that anybody records. */
export async function followPrices(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { search, upToChange }: BuiltSearchIndex,
): Promise<PriceFollower> {
  let seen = upToChange;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  let retry: NodeJS.Timeout | undefined;

  async function takeOver(): Promise<void> {
    while (!stopped) {
      const changes = await listPriceChanges(db, { after: seen, limit: chunkSize });
      const last = changes.at(-1);
      if (!last) return;
      const ids = new Set(changes.map(({ productId }) => productId));
      search.updatePrices(await listSearchPrices(db, [...ids]));
      seen = last.id;
    }
  }

  /** However many wake it, one runs and at most one waits behind it. */
  function catchUp(): Promise<void> {
    if (waiting) return running;
    waiting = true;
    const turn = running
      .catch(() => {})
      .then(() => {
        waiting = false;
        return takeOver();
      });
    running = turn;
    return turn;
  }

  function wake(): void {
    catchUp().catch((error: unknown) => {
      log.warn({ err: error }, 'could not follow the price changes');
      if (stopped || retry) return;
      retry = setTimeout(() => {
        retry = undefined;
        wake();
      }, retryMs);
      retry.unref();
    });
  }

  const stopListening = await db.listen('prices', wake);
  // For what was recorded between building the index and listening.
  wake();
  return {
    upToChange: () => seen,
    catchUp,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await stopListening();
      await running.catch(() => {});
    },
  };
}
