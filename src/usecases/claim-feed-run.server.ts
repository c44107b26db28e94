import { randomUUID } from 'node:crypto';
import {
  insertFeedRun,
  type Lease,
  lockRunningFeedRun,
  updateFeedRunEnded,
  updateFeedRunTaken,
} from '~/db/feed-run.repo.server';
import { AppError } from '~/domain/app-error';
import { emptyReport, type RunReport } from '~/domain/feeds/run-report';
import type { Deps } from './deps';

const leaseMs = 30_000;

/** A run that is ours to work on. */
export interface ClaimedRun {
  id: number;
  token: string;
  startedAt: Date;
  /** How far an earlier attempt came. */
  rowsDone: number;
  report: RunReport;
}

/** Until when whoever works on a run now may be silent. */
export function leaseFrom(token: string, now: Date): Lease {
  return { token, until: new Date(now.getTime() + leaseMs) };
}

/**
 * Begins a run of a feed, or goes on with the one that an earlier process left behind, if the feed's
 * bytes are still the same. Throws `busy` while somebody else is at work: products are made by one run
 * at a time.
 */
export async function claimFeedRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  feed: { id: number; digest: string },
): Promise<ClaimedRun> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const lease = leaseFrom(randomUUID(), now);
    const running = await lockRunningFeedRun(tx);
    if (running?.leaseUntil && running.leaseUntil > now) throw busy(running.leaseUntil);
    if (running && running.feedId === feed.id && running.digest === feed.digest) {
      await updateFeedRunTaken(tx, { id: running.id, lease });
      const { id, startedAt, rowsDone, report } = running;
      return { id, token: lease.token, startedAt, rowsDone, report };
    }
    if (running) {
      const report = {
        ...running.report,
        broken: 'it was interrupted, and the feed is another one now',
      };
      const ended = { id: running.id, token: null, state: 'failed' as const, report };
      await updateFeedRunEnded(tx, { ...ended, finishedAt: now });
    }
    const report = emptyReport();
    const begun = { feedId: feed.id, digest: feed.digest, startedAt: now, lease, report };
    const id = await insertFeedRun(tx, begun);
    if (id === null) throw busy(lease.until);
    return { id, token: lease.token, startedAt: now, rowsDone: 0, report };
  });
}

function busy(until: Date): AppError {
  return new AppError('busy', {
    message: `Another feed is being read just now. If that was interrupted, it can go on from ${until.toISOString()}.`,
  });
}
