import {
  listFeedOfferIds,
  updateDuplicatesStale,
  updateFeedOffersMissed,
} from '~/db/feeds/feed-offer.repo.server';
import type { RunReport } from '~/domain/feeds/report/run-report';
import type { Deps } from '~/usecases/deps';
import { recordPricesIn } from '~/usecases/prices/record-prices.server';
import type { RunProgress, WriteInRun } from './import-feed-rows.server';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';

const offersPerBatch = 20_000;
/** A single feed may be incomplete; two in a row are trusted. */
const maxMissedRuns = 2;

/**
 * Marks offers that a complete feed no longer lists as out of stock after the second time. Never deletes
 * them. Returns the report with their numbers.
 */
export async function markMissingOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { feedId, retailerId, runId, startedAt: seenAt }: RunContext,
  { findMissing }: Pick<Reading, 'findMissing'>,
  { progress: { rowsDone, report: before }, write }: { progress: RunProgress; write: WriteInRun },
): Promise<RunReport> {
  let report = { ...before, missing: 0 };
  // On a first run the check would read every entry that was just written.
  if (findMissing === null) return report;
  for (let afterId = 0; ; ) {
    const page = { feedId, exceptRunId: runId, afterId, limit: offersPerBatch };
    const ids = await listFeedOfferIds(db, page);
    const missing = findMissing(ids);
    report = { ...report, missing: report.missing + missing.length };
    if (missing.length > 0) {
      await write(async (tx) => {
        const missed = { feedId, ids: missing, runId, limit: maxMissedRuns };
        const gone = await updateFeedOffersMissed(tx, missed);
        report = { ...report, outOfStock: report.outOfStock + gone.length };
        if (gone.length > 0) {
          const absent = { retailerId, originalPriceCents: null, inStock: false, seenAt };
          const prices = gone.map((offer) => ({ ...offer, ...absent }));
          await recordPricesIn(tx, prices, clock.now());
          const productIds = gone.map(({ productId }) => productId);
          await updateDuplicatesStale(tx, retailerId, productIds);
        }
        return { rowsDone, report };
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < offersPerBatch) return report;
    afterId = last;
  }
}
