import type { Queryable } from '~/db/engine/database.server';
import { listKnownFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { forgetUnreadable, noteUnreadable, type RunReport } from '~/domain/feeds/report/run-report';
import type { Deps, OpenFeed } from '~/usecases/deps';
import { BatchQueue } from './batch-queue';
import { FeedBatch } from './feed-batch.server';
import { inChunks } from './feed-chunks';
import type { RunState } from './feed-run-state.server';
import { prepareFeedOffers } from './prepare-feed-offers.server';
import { writeFeedOffers } from './write-feed-offers.server';

/**
 * Small chunks make rows short-lived and cheap to collect. Only a first run uses them: it needs no
 * lookups, while later runs look up a whole batch with one query.
 */
const firstReadingChunkRows = 128;

/**
 * How often search indexes are notified of new products during a run. Rebuilding them after every batch
 * took more CPU time than the run itself.
 */
const notifyIntervalMs = 120_000;

interface RunProgress {
  rowsDone: number;
  report: RunReport;
}

/** Writes in one transaction together with the progress of the run. */
export type WriteInRun = (
  progress: RunProgress,
  part: (tx: Queryable) => Promise<void>,
) => Promise<void>;

interface ImportOptions {
  open: OpenFeed;
  /** Rows that an earlier attempt has imported. */
  rowsDone: number;
  batchRows: number | undefined;
  onProgress: (done: number, total: number) => void;
  write: WriteInRun;
}

/** Reads and imports a feed's rows in batches; returns their number. */
export async function importFeedRows(
  deps: Pick<Deps, 'db' | 'clock'>,
  run: RunState,
  { open, rowsDone, batchRows, onProgress, write }: ImportOptions,
): Promise<{ rowsDone: number }> {
  const { report, retailerId } = run;
  const queue = new BatchQueue();
  const chunkRows = run.isFirstReading ? firstReadingChunkRows : undefined;
  let position = 0;
  let notifiedAt = performance.now();
  let batch: FeedBatch | null = null;
  forgetUnreadable(report);
  try {
    for await (const { rows, endsBatch } of inChunks(open.rows(), {
      batchRows: batchRows,
      chunkRows,
    })) {
      // An earlier attempt may have used another batch size.
      const done = Math.min(rows.length, Math.max(0, rowsDone - position));
      const from = position + done;
      position += rows.length;
      if (done > 0) await markSeen(deps, run, rows.slice(0, done));
      if (done < rows.length) {
        if (!batch) run.beginBatch();
        batch ??= new FeedBatch();
        await prepareFeedOffers(deps, run, batch, { rows: rows.slice(done), from });
      }
      if (!endsBatch) continue;
      onProgress(open.bytesRead(), open.totalBytes);
      if (!batch) continue;
      noteUnreadable(report, open.takeProblems());
      const suppressNotify = performance.now() - notifiedAt < notifyIntervalMs;
      if (!suppressNotify) notifiedAt = performance.now();
      const progress = { rowsDone: position, report: structuredClone(report) };
      const prepared = batch;
      batch = null;
      await queue.add(() =>
        write(progress, (tx) =>
          writeFeedOffers(tx, prepared, { retailerId, now: deps.clock.now(), suppressNotify }),
        ),
      );
    }
    await queue.end();
  } finally {
    // Wait for pending writes, so that they cannot interfere with a process that takes over the run.
    await queue.stop();
  }
  noteUnreadable(report, open.takeProblems());
  return { rowsDone: position };
}

/** Only marks rows that an earlier attempt has imported as listed. */
async function markSeen(
  { db }: Pick<Deps, 'db'>,
  run: RunState,
  rows: readonly FeedRow[],
): Promise<void> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  for (const { id } of await listKnownFeedOffers(db, run.retailerId, keys)) run.markSeen(id);
}
