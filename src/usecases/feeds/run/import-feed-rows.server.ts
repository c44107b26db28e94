import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '~/db/engine/database.server';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import {
  addResults,
  addUnreadable,
  type RowResults,
  withoutUnreadable,
} from '~/domain/feeds/report/fold-report';
import type { RunReport } from '~/domain/feeds/report/run-report';
import type { EntryChange, EntryReadAgain } from '~/usecases/changes/find-entry-changes.server';
import type { Deps, OpenFeed } from '~/usecases/deps';
import { BatchQueue, inChunks } from './batches';
import { FeedBatch } from './feed-batch.server';
import { classifyRows, type MatchedRow, matchRows } from './match-rows.server';
import { type EntryPlan, planEntries } from './plan-entry';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';

/**
 * How often search indexes are notified of new products during a run. Rebuilding them after every batch
 * took more CPU time than the run itself.
 */
const notifyIntervalMs = 120_000;

/** How far a run has come. */
export interface RunProgress {
  /** Rows that were imported. */
  readonly rowsDone: number;
  readonly report: RunReport;
}

/** Does some work of a run in one transaction, which also stores the progress that the work returns. */
export type WriteInRun = (work: (tx: Queryable) => Promise<RunProgress>) => Promise<void>;

interface ImportOptions {
  open: OpenFeed;
  /** The progress of earlier attempts. */
  before: RunProgress;
  batchRows: number | undefined;
  onProgress: (done: number, total: number) => void;
  write: WriteInRun;
}

/**
 * Reads a feed's rows, takes them through the stages of a run and writes them in batches, each in one
 * transaction.
 */
export async function importFeedRows(
  { clock }: Pick<Deps, 'clock'>,
  context: RunContext,
  reading: Reading,
  { open, before, batchRows, onProgress, write }: ImportOptions,
): Promise<RunProgress> {
  const { chunkRows } = reading;
  const queue = new BatchQueue();
  let report = withoutUnreadable(before.report);
  let position = 0;
  let notifiedAt = performance.now();
  let batch: FeedBatch | null = null;
  try {
    for await (const { rows, endsBatch } of inChunks(open.rows(), { batchRows, chunkRows })) {
      // Lets the pending batch send its next statement: small chunks end before a stage yields.
      await setImmediate();
      // An earlier attempt may have used another batch size.
      const done = Math.min(rows.length, Math.max(0, before.rowsDone - position));
      if (done > 0) await reading.markImported(rows.slice(0, done).flatMap(({ key }) => key ?? []));
      if (done < rows.length) {
        if (!batch) reading.beginBatch();
        batch ??= new FeedBatch();
        const results = await processRows(context, reading, rows.slice(done), position + done);
        for (const plan of results.plans) batch.add(plan);
        batch.addChanges(results.changes);
        report = addResults(report, results);
      }
      position += rows.length;
      if (!endsBatch) continue;
      onProgress(open.bytesRead(), open.totalBytes);
      if (!batch) continue;
      report = addUnreadable(report, open.takeProblems());
      const suppressNotify = performance.now() - notifiedAt < notifyIntervalMs;
      if (!suppressNotify) notifiedAt = performance.now();
      const planned = batch;
      const progress = { rowsDone: position, report };
      batch = null;
      await queue.add(() =>
        write(async (tx) => {
          await planned.write(tx, { ...context, now: clock.now(), suppressNotify });
          return progress;
        }),
      );
    }
    await queue.end();
  } finally {
    // Wait for pending writes, so that they cannot interfere with a process that takes over the run.
    await queue.stop();
  }
  return { rowsDone: position, report: addUnreadable(report, open.takeProblems()) };
}

/** The results of the stages for some rows, and what is to be written. */
interface ProcessedRows extends RowResults {
  readonly plans: readonly EntryPlan[];
  /** What the entries say about changes of sizes and formulas. */
  readonly changes: readonly EntryChange[];
}

/**
 * Takes rows, the first of which is at a position of the feed, through the stages of a run: classify,
 * match and plan. Writes nothing.
 */
export async function processRows(
  context: RunContext,
  reading: Reading,
  rows: readonly FeedRow[],
  position: number,
): Promise<ProcessedRows> {
  const classified = await classifyRows(context, reading, rows, position);
  const changed = classified.filter((row) => row.kind === 'changed');
  const matched = await matchRows(context, reading, changed);
  const plans = await planEntries(context, reading, matched);
  const changes = await findRowChanges(context, matched, plans);
  return {
    isTimed: rows.some(({ isTimed }) => isTimed),
    classified,
    plans,
    changes,
    outcomes: plans.map(({ outcome }) => outcome),
  };
}

/**
 * What rows say about changes of sizes and formulas: those that are still of the same product, and whose size or
 * ingredients are not the same as before. Usually none is, and nothing is read.
 */
async function findRowChanges(
  { runId, findChanges }: RunContext,
  rows: readonly MatchedRow[],
  plans: readonly EntryPlan[],
): Promise<EntryChange[]> {
  // A dry run writes nothing.
  if (runId === 0) return [];
  const suspects = rows.flatMap(({ changed, placement }, at): EntryReadAgain[] => {
    const { known, offer: facts, key: retailerKey } = changed;
    const entry = plans[at]?.entry;
    if (!known || !entry || placement.kind !== 'known' || entry.state !== 'placed') return [];
    const { factsHash, priceCents: priceCentsAfter } = entry;
    if (factsHash === known.factsHash) return [];
    const { productId } = placement;
    const priceCentsBefore = known.priceCents;
    return [{ retailerKey, productId, facts, factsHash, priceCentsBefore, priceCentsAfter }];
  });
  return suspects.length === 0 ? [] : findChanges(suspects);
}
