import {
  findFirstRetainedPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import { listSearchPrices } from '~/db/search/search-product.repo.server';
import type { SearchIndex } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** An index and the number of the newest price change that is in it. */
interface FollowedIndex {
  search: SearchIndex;
  upToChange: number;
}

export interface PriceFollower {
  /** The newest price change that the index has taken over. */
  upToChange(): number;
  /** Resolves when the index has taken over all that was committed when it was called. */
  catchUp(): Promise<void>;
  /** Follows with another index from now on; `then` is called as soon as that one is up to date. */
  changeOver(next: FollowedIndex, then: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Small enough that taking over one piece is no pause that a shopper would feel. */
const changesPerBatch = 1_000;
const retryMs = 1_000;

/**
 * Keeps this process's search index up to date with the prices that anybody records. `onGap` is
 * called when changes that it has not seen have been tidied away: then only a new index helps.
 */
export async function followPrices(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  built: FollowedIndex,
  onGap: () => void,
): Promise<PriceFollower> {
  let followed = { search: built.search, upToChange: built.upToChange };
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  let retry: NodeJS.Timeout | undefined;

  /** False when there is a gap. */
  async function bringUpToDate(index: FollowedIndex): Promise<boolean> {
    while (!stopped) {
      const changes = await listPriceChanges(db, {
        after: index.upToChange,
        limit: changesPerBatch,
      });
      // Asked afterwards: what was tidied away before we read is then known to be.
      if (index.upToChange + 1 < (await findFirstRetainedPriceChangeId(db))) return false;
      const last = changes.at(-1);
      if (!last) return true;
      const ids = new Set(changes.map(({ productId }) => productId));
      index.search.updatePrices(await listSearchPrices(db, [...ids]));
      index.upToChange = last.id;
    }
    return true;
  }

  /** One after the other. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    running = running.catch(() => {}).then(work);
    return running;
  }

  /** However many wake it, one runs and at most one waits behind it. */
  function catchUp(): Promise<void> {
    if (waiting) return running;
    waiting = true;
    return enqueue(async () => {
      waiting = false;
      if (!(await bringUpToDate(followed))) onGap();
    });
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
    upToChange: () => followed.upToChange,
    catchUp,
    changeOver: ({ search, upToChange }, then) =>
      enqueue(async () => {
        const next = { search, upToChange };
        const complete = await bringUpToDate(next);
        if (stopped) return;
        followed = next;
        then();
        if (!complete) onGap();
      }),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await stopListening();
      await running.catch(() => {});
    },
  };
}
