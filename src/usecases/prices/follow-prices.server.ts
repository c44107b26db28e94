import {
  findFirstRetainedPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import { listSearchPrices } from '~/db/search/search-product.repo.server';
import type { SearchIndex } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';

/** An index and the id of the last price change that is in it. */
interface FollowedIndex {
  search: SearchIndex;
  upToChange: number;
}

export interface PriceFollower {
  /** The id of the last price change that was applied to the index. */
  upToChange(): number;
  /** Resolves when everything that was committed before the call has been applied to the index. */
  catchUp(): Promise<void>;
  /** Follows another index from now on; calls `then` once that one is up to date. */
  changeOver(next: FollowedIndex, then: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Small enough that applying a batch does not noticeably delay requests. */
const changesPerBatch = 1_000;

/**
 * Applies recorded prices to this process's search index. Calls `onGap` when changes were deleted
 * before they could be applied: the index must then be rebuilt.
 */
export async function followPrices(
  deps: Pick<Deps, 'db' | 'log'>,
  built: FollowedIndex,
  onGap: () => void,
): Promise<PriceFollower> {
  const { db } = deps;
  let followed = { search: built.search, upToChange: built.upToChange };

  /** Returns false when there is a gap. */
  async function bringUpToDate(index: FollowedIndex, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const changes = await listPriceChanges(db, {
        after: index.upToChange,
        limit: changesPerBatch,
      });
      // Checked after reading, so that a deletion before the read is always detected.
      if (index.upToChange + 1 < (await findFirstRetainedPriceChangeId(db))) return false;
      const last = changes.at(-1);
      if (!last) return true;
      const ids = new Set(changes.map(({ productId }) => productId));
      index.search.updatePrices(await listSearchPrices(db, [...ids]));
      index.upToChange = last.id;
    }
    return true;
  }

  const task = await runWhenWoken(deps, {
    channel: 'prices',
    retryMs: 1_000,
    failureMessage: 'could not apply price changes to the search index',
    async run(signal) {
      if (!(await bringUpToDate(followed, signal))) onGap();
    },
  });
  return {
    upToChange: () => followed.upToChange,
    catchUp: task.nextRun,
    changeOver: ({ search, upToChange }, then) =>
      task.runExclusive(async (signal) => {
        const next = { search, upToChange };
        const isComplete = await bringUpToDate(next, signal);
        if (signal.aborted) return;
        followed = next;
        then();
        if (!isComplete) onGap();
      }),
    stop: task.stop,
  };
}
