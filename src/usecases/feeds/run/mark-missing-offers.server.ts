import type { Queryable } from '~/db/engine/database.server';
import {
  listFeedOfferIds,
  updateDuplicatesStale,
  updateFeedOffersMissed,
} from '~/db/feeds/feed-offer.repo.server';
import type { Deps } from '~/usecases/deps';
import { recordPricesIn } from '~/usecases/prices/record-prices.server';
import type { RunState } from './feed-run-state.server';

const offersPerBatch = 20_000;
/** A single feed may be incomplete; two in a row are trusted. */
const maxMissedRuns = 2;

/**
 * Marks offers that a complete feed no longer lists as out of stock after the second time. Never deletes
 * them.
 */
export async function markMissingOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  run: RunState,
  /** Runs a transaction while holding the run's lease. */
  inRun: (work: (tx: Queryable) => Promise<void>) => Promise<void>,
): Promise<void> {
  run.report.missing = 0;
  // On a first run nothing can be missing, and the check would read every entry that was just written.
  if (run.isFirstReading) return;
  const { feedId, runId, retailerId } = run;
  for (let afterId = 0; ; ) {
    const ids = await listFeedOfferIds(db, {
      feedId,
      exceptRunId: runId,
      afterId,
      limit: offersPerBatch,
    });
    const missing = ids.filter((id) => !run.listed.has(id));
    run.report.missing += missing.length;
    if (missing.length > 0) {
      await inRun(async (tx) => {
        const gone = await updateFeedOffersMissed(tx, {
          feedId,
          ids: missing,
          runId,
          limit: maxMissedRuns,
        });
        run.report.outOfStock += gone.length;
        if (gone.length === 0) return;
        const seenAt = run.startedAt;
        const absent = { retailerId, originalPriceCents: null, inStock: false, seenAt };
        await recordPricesIn(
          tx,
          gone.map((offer) => ({ ...offer, ...absent })),
          clock.now(),
        );
        await updateDuplicatesStale(
          tx,
          retailerId,
          gone.map(({ productId }) => productId),
        );
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < offersPerBatch) return;
    afterId = last;
  }
}
