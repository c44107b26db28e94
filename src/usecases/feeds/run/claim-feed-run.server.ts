import { randomUUID } from 'node:crypto';
import { updateCatalogCounted } from '~/db/catalog/catalog.repo.server';
import {
  insertFeedRun,
  type Lease,
  lockRunningFeedRun,
  updateFeedRunTaken,
} from '~/db/feeds/feed-run.repo.server';
import { AppError } from '~/domain/app-error';
import { FeedQuarantined } from '~/domain/feeds/reading-failure';
import { emptyReport, type RunReport } from '~/domain/feeds/report/run-report';
import type { Deps } from '~/usecases/deps';
import { countFeedCrash, endFailedRun } from './end-failed-run.server';

const runLeaseMs = 30_000;
/** Tokens of the runs that this process has claimed. */
const claimedTokens = new Set<string>();

/** Only one process can open a PGlite folder, so other processes with a lease in it are dead. */
function isAlive(
  kind: Deps['db']['kind'],
  { leaseToken, leaseUntil }: { leaseToken: string | null; leaseUntil: Date | null },
  now: Date,
): boolean {
  if (leaseToken === null || leaseUntil === null || leaseUntil <= now) return false;
  return kind === 'postgres' || claimedTokens.has(leaseToken);
}

interface AbandonedRun {
  leaseToken: string | null;
  rowsDone: number;
  rowsAtClaim: number;
}

/**
 * Its process died without releasing the lease and without any progress: the feed may be
 * the cause. A process that had made progress was killed for another reason, such as a deployment.
 */
const crashedOnFeed = ({ leaseToken, rowsDone, rowsAtClaim }: AbandonedRun) =>
  leaseToken !== null && !claimedTokens.has(leaseToken) && rowsDone === rowsAtClaim;

/** A run that this process has claimed. */
export interface ClaimedRun {
  id: number;
  token: string;
  startedAt: Date;
  /** Rows that earlier attempts have imported. */
  rowsDone: number;
  report: RunReport;
}

/** A lease that expires unless the process renews it. */
export function leaseFrom(token: string, now: Date): Lease {
  return { token, until: new Date(now.getTime() + runLeaseMs) };
}

/**
 * Starts a run of a feed, or continues one that an earlier process left behind if the feed's bytes are
 * unchanged. Throws `busy` while another run is in progress, because only one run may create products.
 * A process that died during a run without any progress counts as a crash of its feed.
 */
export async function claimFeedRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  feed: { id: number; digest: string },
): Promise<ClaimedRun> {
  let hasLeftProducts = false;
  let quarantined: string | null = null;
  const claimed = await db.transaction(async (tx): Promise<ClaimedRun | null> => {
    const now = clock.now();
    const running = await lockRunningFeedRun(tx);
    if (running && isAlive(db.kind, running, now)) throw busyError(running.leaseUntil ?? now);
    const lease = leaseFrom(randomUUID(), now);
    claimedTokens.add(lease.token);
    if (running) {
      const isQuarantined =
        crashedOnFeed(running) && (await countFeedCrash(tx, running.feedId, now));
      if (!isQuarantined && running.feedId === feed.id && running.digest === feed.digest) {
        await updateFeedRunTaken(tx, { id: running.id, lease });
        const { id, startedAt, rowsDone, report } = running;
        return { id, token: lease.token, startedAt, rowsDone, report };
      }
      const because = isQuarantined
        ? 'the site stopped unexpectedly during the run'
        : 'it was interrupted, and the feed has changed since';
      const broken = await endFailedRun(
        tx,
        { ...running, token: null, because, isQuarantined },
        now,
      );
      hasLeftProducts = running.report.newProducts > 0;
      if (isQuarantined && running.feedId === feed.id) {
        quarantined = broken;
        return null;
      }
    }
    const report = emptyReport();
    const newRun = { feedId: feed.id, digest: feed.digest, startedAt: now, lease, report };
    const id = await insertFeedRun(tx, newRun);
    if (id === null) throw busyError(lease.until);
    return { id, token: lease.token, startedAt: now, rowsDone: 0, report };
  });
  if (hasLeftProducts) await countProducts({ db });
  if (!claimed) throw new FeedQuarantined(quarantined ?? '');
  return claimed;
}

/** Recounts the catalog and notifies search indexes of the products that a run has added. */
export async function countProducts({ db }: Pick<Deps, 'db'>): Promise<void> {
  // Counting a million products is slow, so use a separate connection.
  await db.withLock('catalog', (session) => session.transaction(updateCatalogCounted));
}

function busyError(until: Date): AppError {
  return new AppError('busy', {
    message: `Another feed is being imported. If that import was interrupted, this one can start at ${until.toISOString()}.`,
  });
}
