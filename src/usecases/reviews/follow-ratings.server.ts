import { listRatings, reviewChangeChannel } from '~/db/reviews/review-rating.repo.server';
import { listSearchRatings } from '~/db/search/search-rating.repo.server';
import type { SearchIndex } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';

interface RatingFollower {
  /** Follows another index from now on. */
  changeOver(next: SearchIndex): void;
  /** Resolves when everything that was committed before the call has been applied to the index. */
  catchUp(): Promise<void>;
  /** How many times ratings have been applied. */
  changes(): number;
  stop(): Promise<void>;
}

/** Small enough that applying a batch does not noticeably delay requests. */
const ratingsPerBatch = 1_000;

/** Applies changed ratings to this process's search index, without building it again. */
export async function followRatings(
  deps: Pick<Deps, 'db' | 'log'>,
  built: SearchIndex,
): Promise<RatingFollower> {
  const { db } = deps;
  let search = built;
  let changes = 0;
  // An index is built while reviews are written, so all ratings are applied to a new one.
  let changed: Set<number> | 'all' = 'all';

  async function apply(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    search.updateRatings(await listSearchRatings(db, ids));
    changes += 1;
  }

  async function applyAll(signal: AbortSignal): Promise<void> {
    let afterId = 0;
    while (!signal.aborted) {
      const ratings = await listRatings(db, { afterId, limit: ratingsPerBatch });
      await apply(ratings.map(({ productId }) => productId));
      const last = ratings.at(-1);
      if (!last || ratings.length < ratingsPerBatch) return;
      afterId = last.productId;
    }
  }

  // Registered before the task, so that a run knows what changed.
  const stopListening = await db.listen(reviewChangeChannel, (payload) => {
    const id = Number(payload);
    if (id > 0 && changed !== 'all') changed.add(id);
    else changed = 'all';
  });
  const task = await runWhenWoken(deps, {
    channel: reviewChangeChannel,
    retryMs: 1_000,
    failureMessage: 'could not apply ratings to the search index',
    async run(signal) {
      const wanted = changed;
      changed = new Set();
      try {
        await (wanted === 'all' ? applyAll(signal) : apply([...wanted]));
      } catch (error) {
        changed = 'all';
        throw error;
      }
    },
  });
  return {
    changeOver(next) {
      search = next;
      changed = 'all';
      task.wake();
    },
    // A notification may still be on its way, so this does not rely on one.
    catchUp() {
      changed = 'all';
      return task.nextRun();
    },
    changes: () => changes,
    async stop() {
      await Promise.all([stopListening(), task.stop()]);
    },
  };
}
