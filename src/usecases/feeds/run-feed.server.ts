import { updateFeedRead, updateFeedReleased } from '~/db/feeds/feed.repo.server';
import { hasOpenFeedOffers } from '~/db/feeds/feed-offer.repo.server';
import {
  findLastReading,
  updateFeedRunEnded,
  updateFeedRunLease,
  updateFeedRunProgress,
  updateFeedRunReleased,
} from '~/db/feeds/feed-run.repo.server';
import { hasFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import type { Feed, FeedRunState } from '~/domain/feeds/feed';
import { guardFeed } from '~/domain/feeds/guard-feed';
import {
  FeedQuarantined,
  FeedReaderDied,
  FeedReadingStopped,
  FeedUnreadable,
  quarantineText,
} from '~/domain/feeds/reading-failure';
import { isReadCompletely, judgeRun } from '~/domain/feeds/report/run-outcome';
import { emptyReport, type RunReport } from '~/domain/feeds/report/run-report';
import { confirmChanges } from '../changes/confirm-changes.server';
import type { Deps, OpenFeed } from '../deps';
import {
  type ClaimedRun,
  claimFeedRun,
  countProducts,
  leaseFrom,
} from './run/claim-feed-run.server';
import { confirmOffers } from './run/confirm-offers.server';
import { countFeedCrash, endFailedRun } from './run/end-failed-run.server';
import { importFeedRows, type WriteInRun } from './run/import-feed-rows.server';
import { markMissingOffers } from './run/mark-missing-offers.server';
import { createReading } from './run/reading.server';
import { createRunContext, type OperatorRules, readOperatorRules } from './run/run-context.server';
import type { SerialQueue } from './run/serial-queue';
import { surveyFeed } from './run/survey-feed.server';

const heartbeatMs = 10_000;

export type FeedDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'createCandidateIndex'>;

interface RunOptions {
  feed: Feed;
  /** The operator has seen the quarantined changes and accepts them. */
  isAccepted?: boolean;
  /** Rows per transaction. */
  batchRows?: number | undefined;
  /** Called after every batch with the bytes read and the total. */
  onProgress?: (done: number, total: number) => void;
  /** Runs the import once the feed is downloaded; by default at once. */
  whenDownloaded?: SerialQueue;
}

export interface FeedOutcome {
  /** 0 if nothing was written. */
  runId: number;
  state: FeedRunState;
  report: RunReport;
}

/**
 * Reads a feed once and imports it: matches offers to products, adds new products and records prices. Each
 * batch is one transaction, so a killed run continues where it stopped.
 */
export async function runFeed(deps: FeedDeps, options: RunOptions): Promise<FeedOutcome> {
  const { clock, feeds } = deps;
  const { feed, whenDownloaded = (work) => work() } = options;
  if (feed.quarantinedAt) throw new FeedQuarantined(quarantineText(feed.name));
  const began = performance.now();
  const open = await feeds
    .open(feed.address, { ...feed, now: clock.now() })
    .catch(async (error: unknown) => {
      if (error instanceof FeedReadingStopped) throw error;
      // Record the failure, so that the operator sees it and the next attempt waits for the schedule.
      const broken = error instanceof Error ? error.message : String(error);
      await whenDownloaded(() =>
        recordEmptyRun(deps, feed, 'failed', { ...emptyReport(), broken }),
      );
      throw error;
    });
  if (!open) {
    const report = emptyReport();
    const runId = await whenDownloaded(() => recordEmptyRun(deps, feed, 'unchanged', report));
    return { runId, state: 'unchanged', report };
  }
  try {
    return await whenDownloaded(() => importOpenFeed(deps, options, { open, began }));
  } finally {
    await open.close();
  }
}

/** Claims a run of an open feed and imports it. */
async function importOpenFeed(
  deps: FeedDeps,
  options: RunOptions,
  { open, began }: { open: OpenFeed; began: number },
): Promise<FeedOutcome> {
  const { db, clock } = deps;
  const { feed } = options;
  const rules = await readOperatorRules(deps, feed);
  const claimed = await claimFeedRun(deps, { id: feed.id, digest: open.digest });
  const { id, token } = claimed;
  let stored = claimed.report;
  const write: WriteInRun = async (work) => {
    const { report } = await db.transaction(async (tx) => {
      const lease = leaseFrom(token, clock.now());
      const progress = await work(tx);
      if (!(await updateFeedRunProgress(tx, { id, lease, ...progress }))) throw runTakenOver();
      return progress;
    });
    stored = report;
  };
  const heartbeat = setInterval(() => {
    const lease = leaseFrom(token, clock.now());
    // The database may be briefly unavailable; the next batch will fail if it still is.
    updateFeedRunLease(db, { id, lease }).catch(() => {});
  }, heartbeatMs);
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const { state, report, isFirstReading } = await runClaimed(deps, options, {
      ...{ open, claimed, rules, write },
    });
    const ended = { ...report, format: open.format(), bytes: open.totalBytes, tookMs: tookMs() };
    if ((state === 'done' || state === 'unchanged') && report.broken === null)
      await confirmOffers(deps, feed, { at: claimed.startedAt, isFirstReading });
    if (state === 'done' || state === 'unchanged')
      await confirmChanges(deps, {
        ...feed,
        feedId: feed.id,
        runId: id,
        isFull: feed.isFull && report.broken === null,
        at: claimed.startedAt,
      });
    await endRun(deps, feed, { id, token, state, report: ended, open });
    return { runId: id, state, report: ended };
  } catch (error) {
    if (error instanceof FeedReaderDied || error instanceof FeedUnreadable) {
      const report = { ...stored, format: open.format(), tookMs: tookMs() };
      throw await failRun(deps, feed, { id, token, report }, error);
    }
    // If the database is what failed, the lease expires by itself.
    await updateFeedRunReleased(db, claimed).catch(() => {});
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

interface ClaimedWork {
  open: OpenFeed;
  claimed: ClaimedRun;
  rules: OperatorRules;
  write: WriteInRun;
}

interface RunResult {
  state: FeedRunState;
  report: RunReport;
  isFirstReading: boolean;
}

/** Imports a feed, unless it is unchanged or has to be held. */
async function runClaimed(
  deps: FeedDeps,
  options: RunOptions,
  { open, claimed, rules, write }: ClaimedWork,
): Promise<RunResult> {
  const { feed, isAccepted = false, batchRows, onProgress = () => {} } = options;
  const { id: runId, startedAt, rowsDone, report } = claimed;
  const isFirstReading = !(await hasFeedOffers(deps.db, feed.retailerId));
  const mayBeHeld = rowsDone === 0 && !isAccepted;
  if (mayBeHeld && (await isSameAsBefore(deps, feed, open.digest, rules.rulesVersion)))
    return { state: 'unchanged', report, isFirstReading };
  const survey = mayBeHeld
    ? await surveyFeed(deps, { ...feed, ...rules }, open, {
        batchRows,
        onBatch: () => onProgress(open.bytesRead() / 2, open.totalBytes),
      })
    : null;
  const isFull = feed.isFull && open.brokenBecause() === null;
  const isUnterminated = open.isUnterminated();
  const heldBecause = survey && guardFeed(survey.figures, { isFull, isUnterminated });
  if (heldBecause !== null)
    return { state: 'held', report: { ...report, heldBecause }, isFirstReading };
  const context = await createRunContext(deps, {
    ...{ feed, rules, open, runId, startedAt, isAccepted },
  });
  const reading = createReading(deps, context, { isFirst: isFirstReading, survey });
  const before = { rowsDone, report };
  const imported = await importFeedRows(deps, context, reading, {
    ...{ open, before, batchRows, onProgress, write },
  });
  const progress = {
    rowsDone: imported.rowsDone,
    report: { ...imported.report, broken: open.brokenBecause() },
  };
  const complete =
    feed.isFull && isReadCompletely(progress.report)
      ? await markMissingOffers(deps, context, reading, { progress, write })
      : progress.report;
  if (complete.newProducts > 0) await countProducts(deps);
  return { ...applyOutcome({ ...complete, format: open.format() }), isFirstReading };
}

/** Ends a run that this process has claimed. */
async function endRun(
  { db, clock }: FeedDeps,
  feed: Feed,
  ended: { id: number; token: string; state: FeedRunState; report: RunReport; open: OpenFeed },
): Promise<void> {
  const { open, ...run } = ended;
  await db.transaction(async (tx) => {
    if (!(await updateFeedRunEnded(tx, { ...run, finishedAt: clock.now() }))) throw runTakenOver();
    await updateFeedReleased(tx, feed.id);
    if (run.state === 'done') await updateFeedRead(tx, { ...open, id: feed.id });
  });
}

/** Ends a run whose feed could not be read; returns the error to report. */
async function failRun(
  deps: FeedDeps,
  feed: Feed,
  { id, token, report }: Pick<ClaimedRun, 'id' | 'token' | 'report'>,
  error: FeedReaderDied | FeedUnreadable,
): Promise<Error> {
  const { db, clock } = deps;
  const now = clock.now();
  const failed = { id, token, feedId: feed.id, report, because: error.message };
  const { isQuarantined, broken } = await db.transaction(async (tx) => {
    const isLast = error instanceof FeedReaderDied && (await countFeedCrash(tx, feed.id, now));
    return {
      isQuarantined: isLast,
      broken: await endFailedRun(tx, { ...failed, isQuarantined: isLast }, now),
    };
  });
  if (report.newProducts > 0) await countProducts(deps);
  return isQuarantined ? new FeedQuarantined(broken, { cause: error }) : error;
}

/** Determines the final state of a run and notes the reason in its report. */
export function applyOutcome(report: RunReport): { state: FeedRunState; report: RunReport } {
  const { state, because } = judgeRun(report);
  const reason = state === 'held' ? { heldBecause: because } : { broken: because };
  return { state, report: { ...report, ...reason } };
}

function runTakenOver(): Error {
  return new Error('Another process has taken over this run.');
}

/** Unchanged since the last run, and no open offers that would be matched differently now. */
async function isSameAsBefore(
  { db }: Pick<Deps, 'db'>,
  feed: Feed,
  digest: string,
  rulesVersion: string,
): Promise<boolean> {
  const last = await findLastReading(db, feed.id);
  if (last?.digest !== digest || last.isTimed) return false;
  return !(await hasOpenFeedOffers(db, { feedId: feed.id, rulesVersion }));
}

async function recordEmptyRun(
  deps: FeedDeps,
  feed: Feed,
  state: 'unchanged' | 'failed',
  report: RunReport,
): Promise<number> {
  const { id, token, startedAt } = await claimFeedRun(deps, { id: feed.id, digest: state });
  if (state === 'unchanged') {
    await confirmOffers(deps, feed, { at: startedAt, isFirstReading: false });
    await confirmChanges(deps, { ...feed, feedId: feed.id, runId: id, at: startedAt });
  }
  await updateFeedRunEnded(deps.db, { id, token, state, report, finishedAt: deps.clock.now() });
  return id;
}
