import type { Queryable } from '~/db/engine/database.server';
import { findFeedById, updateFeedCrashed } from '~/db/feeds/feed.repo.server';
import { updateFeedRunEnded } from '~/db/feeds/feed-run.repo.server';
import { maxFeedDeaths, quarantineText } from '~/domain/feeds/reading-failure';
import type { RunReport } from '~/domain/feeds/report/run-report';

interface FailedRun {
  id: number;
  /** Null if the process that held the lease is dead. */
  token: string | null;
  feedId: number;
  report: RunReport;
  because: string;
  isQuarantined: boolean;
}

/** Ends a failed run; returns the reason for its report. */
export async function endFailedRun(
  tx: Queryable,
  { id, token, feedId, report, because, isQuarantined }: FailedRun,
  finishedAt: Date,
): Promise<string> {
  const name = (await findFeedById(tx, feedId))?.name ?? '';
  const broken = isQuarantined ? `${because}. ${quarantineText(name)}` : because;
  const ended = { id, token, state: 'failed' as const, report: { ...report, broken } };
  await updateFeedRunEnded(tx, { ...ended, finishedAt });
  return broken;
}

/** Counts a crash; returns whether the feed is now quarantined. */
export async function countFeedCrash(tx: Queryable, feedId: number, at: Date): Promise<boolean> {
  return (await updateFeedCrashed(tx, { id: feedId, at, maxCrashes: maxFeedDeaths })) !== null;
}
