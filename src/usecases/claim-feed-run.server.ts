import { randomUUID } from 'node:crypto';
import { updateCatalogueCounted } from '~/db/catalogue.repo.server';
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
/** What this process has claimed so far. */
const ours = new Set<string>();

/** PGlite's folder belongs to one process: whoever else had a lease on something in it is dead. */
function isAlive(
  kind: Deps['db']['kind'],
  { leaseToken, leaseUntil }: { leaseToken: string | null; leaseUntil: Date | null },
  now: Date,
): boolean {
  if (leaseToken === null || leaseUntil === null || leaseUntil <= now) return false;
  return kind === 'postgres' || ours.has(leaseToken);
}

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
  let hasLeftProducts = false;
  const claimed = await db.transaction(async (tx) => {
    const now = clock.now();
    const lease = leaseFrom(randomUUID(), now);
    const running = await lockRunningFeedRun(tx);
    if (running && isAlive(db.kind, running, now)) throw busy(running.leaseUntil ?? now);
    ours.add(lease.token);
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
      hasLeftProducts = report.newProducts > 0;
    }
    const report = emptyReport();
    const begun = { feedId: feed.id, digest: feed.digest, startedAt: now, lease, report };
    const id = await insertFeedRun(tx, begun);
    if (id === null) throw busy(lease.until);
    return { id, token: lease.token, startedAt: now, rowsDone: 0, report };
  });
  if (hasLeftProducts) await countProducts({ db });
  return claimed;
}

/** Counts the catalogue anew and tells search indexes of what a run has added. */
export async function countProducts({ db }: Pick<Deps, 'db'>): Promise<void> {
  // Counting a million products takes longer than a page may wait, so not on the pages' connections.
  await db.withLock('catalogue', (session) => session.transaction(updateCatalogueCounted));
}

function busy(until: Date): AppError {
  return new AppError('busy', {
    message: `Another feed is being read just now. If that was interrupted, it can go on from ${until.toISOString()}.`,
  });
}
