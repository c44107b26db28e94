import { findPictureHosts } from '~/db/catalog/source-picture.repo.server';
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
import type { Deps, OpenFeed } from '../deps';
import { createFeedMatcher } from '../matching/match-feed-offers.server';
import {
  type ClaimedRun,
  claimFeedRun,
  countProducts,
  leaseFrom,
} from './run/claim-feed-run.server';
import { confirmOffers } from './run/confirm-offers.server';
import { countFeedCrash, endFailedRun } from './run/end-failed-run.server';
import { RunState } from './run/feed-run-state.server';
import { importFeedRows, type WriteInRun } from './run/import-feed-rows.server';
import { learnTitleBrands } from './run/learn-title-brands.server';
import { markMissingOffers } from './run/mark-missing-offers.server';
import { type OperatorRules, readOperatorRules } from './run/read-operator-rules.server';
import type { SerialQueue } from './run/serial-queue';
import { type SurveyedFeed, surveyFeed } from './run/survey-feed.server';

const heartbeatMs = 10_000;

export type FeedDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'createCandidateIndex'>;

interface RunOptions {
  feed: Feed;
  /** The operator has reviewed the quarantined changes and accepts them. */
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
  const heartbeat = setInterval(() => {
    const lease = leaseFrom(claimed.token, clock.now());
    // The database may be briefly unavailable; the next batch will fail if it still is.
    updateFeedRunLease(db, { id: claimed.id, lease }).catch(() => {});
  }, heartbeatMs);
  try {
    const outcome = await runClaimed(deps, options, { open, claimed, rules, began });
    return { ...outcome, runId: claimed.id };
  } catch (error) {
    if (error instanceof FeedReaderDied || error instanceof FeedUnreadable) {
      claimed.report.format = open.format();
      claimed.report.tookMs = Math.round(performance.now() - began);
      throw await failRun(deps, feed, claimed, error);
    }
    // If the database is what failed, the lease expires by itself.
    await updateFeedRunReleased(db, claimed).catch(() => {});
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Ends a run whose feed could not be read; returns the error to report. */
async function failRun(
  deps: FeedDeps,
  feed: Feed,
  { id, token, report }: ClaimedRun,
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

interface ClaimedWork {
  open: OpenFeed;
  claimed: ClaimedRun;
  rules: OperatorRules;
  began: number;
}

async function runClaimed(
  deps: FeedDeps,
  options: RunOptions,
  { open, claimed, rules, began }: ClaimedWork,
): Promise<Omit<FeedOutcome, 'runId'>> {
  const { db, clock } = deps;
  const { feed, isAccepted = false, onProgress = () => {} } = options;
  const { report } = claimed;
  const isFirstReading = !(await hasFeedOffers(db, feed.retailerId));
  const end = async (state: FeedRunState): Promise<Omit<FeedOutcome, 'runId'>> => {
    if ((state === 'done' || state === 'unchanged') && report.broken === null)
      await confirmOffers(deps, feed, { at: claimed.startedAt, isFirstReading });
    report.format = open.format();
    report.bytes = open.totalBytes;
    report.tookMs = Math.round(performance.now() - began);
    const ended = { id: claimed.id, token: claimed.token, state, report, finishedAt: clock.now() };
    await db.transaction(async (tx) => {
      if (!(await updateFeedRunEnded(tx, ended))) throw runTakenOver();
      await updateFeedReleased(tx, feed.id);
      if (state === 'done') await updateFeedRead(tx, { ...open, id: feed.id });
    });
    return { state, report };
  };

  const isFirstAttempt = claimed.rowsDone === 0;
  if (
    isFirstAttempt &&
    !isAccepted &&
    (await isSameAsBefore(deps, feed, open.digest, rules.rulesVersion))
  ) {
    return end('unchanged');
  }
  let survey: SurveyedFeed | null = null;
  if (isFirstAttempt && !isAccepted) {
    survey = await surveyFeed(deps, { ...feed, ...rules }, open, {
      batchRows: options.batchRows,
      onBatch: () => onProgress(open.bytesRead() / 2, open.totalBytes),
    });
    const isFull = feed.isFull && open.brokenBecause() === null;
    const isUnterminated = open.isUnterminated();
    report.heldBecause = survey && guardFeed(survey.figures, { isFull, isUnterminated });
    if (report.heldBecause !== null) return end('held');
  }
  const run = new RunState({
    feedId: feed.id,
    retailerId: feed.retailerId,
    runId: claimed.id,
    startedAt: claimed.startedAt,
    report,
    ...rules,
    pictureHosts: new Set(await findPictureHosts(db, feed.retailerId)),
    isAccepted,
    isFirstReading,
    survey,
    createMatcher: () =>
      createFeedMatcher(deps, { retailerId: feed.retailerId, now: claimed.startedAt }),
    learnTitleBrands: () => learnTitleBrands(deps, open),
  });
  const inRun: WriteInRun = (progress, part) =>
    db.transaction(async (tx) => {
      const lease = leaseFrom(claimed.token, clock.now());
      await part(tx);
      if (!(await updateFeedRunProgress(tx, { id: claimed.id, lease, ...progress })))
        throw runTakenOver();
    });
  const { rowsDone } = await importFeedRows(deps, run, {
    open,
    rowsDone: claimed.rowsDone,
    batchRows: options.batchRows,
    onProgress,
    write: inRun,
  });
  report.broken = open.brokenBecause();
  if (feed.isFull && isReadCompletely(report)) {
    await markMissingOffers(deps, run, (part) => inRun({ rowsDone, report }, part));
  }
  if (report.newProducts > 0) await countProducts(deps);
  report.format = open.format();
  return end(applyOutcome(report));
}

/** Determines the final state of a run and notes the reason in its report. */
export function applyOutcome(report: RunReport): FeedRunState {
  const { state, because } = judgeRun(report);
  if (state === 'held') report.heldBecause = because;
  else report.broken = because;
  return state;
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
  if (state === 'unchanged')
    await confirmOffers(deps, feed, { at: startedAt, isFirstReading: false });
  await updateFeedRunEnded(deps.db, { id, token, state, report, finishedAt: deps.clock.now() });
  return id;
}
