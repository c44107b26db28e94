import { z } from 'zod';
import { type FeedRun, type FeedRunState, feedRunStates } from '~/domain/feeds/feed';
import { emptyReport, type RunReport } from '~/domain/feeds/report/run-report';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';

const reportShape = z
  .custom<Partial<RunReport>>((value) => typeof value === 'object' && value !== null)
  .transform((report): RunReport => {
    const empty = emptyReport();
    return { ...empty, ...report, matched: { ...empty.matched, ...report.matched } };
  });

const runRow = rowOf({
  id: z.number(),
  feedId: z.number(),
  feed: z.string(),
  state: z.enum(feedRunStates),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  report: reportShape,
});

const select = (rest: Sql) => sql`select feed_run.id, feed_id, feed.name as feed, state, started_at,
    finished_at, report
  from feed_run join feed on feed.id = feed_id ${rest}`;

/** The newest runs, of one feed or of all. */
export async function listFeedRuns(
  db: Queryable,
  query: { feedId: number | null; limit: number },
): Promise<FeedRun[]> {
  return db.rows(
    runRow,
    select(sql`where ${query.feedId}::integer is null or feed_id = ${query.feedId}::integer
      order by feed_run.id desc limit ${query.limit}`),
  );
}

export async function findFeedRun(db: Queryable, id: number): Promise<FeedRun | null> {
  const [run] = await db.rows(runRow, select(sql`where feed_run.id = ${id}`));
  return run ?? null;
}

const runningRow = rowOf({
  id: z.number(),
  feedId: z.number(),
  digest: z.string(),
  startedAt: z.date(),
  rowsDone: z.number(),
  rowsAtClaim: z.number(),
  leaseToken: z.string().nullable(),
  leaseUntil: z.date().nullable(),
  report: reportShape,
});

/** The run in progress, or interrupted; locked until the transaction ends. */
export async function lockRunningFeedRun(db: Queryable) {
  const [run] = await db.rows(
    runningRow,
    sql`select id, feed_id, digest, started_at, rows_done, rows_at_claim, lease_token, lease_until,
        report
      from feed_run
      where state = 'running' for update`,
  );
  return run ?? null;
}

export interface Lease {
  token: string;
  until: Date;
}

/** Starts a run; null if another one started concurrently. */
export async function insertFeedRun(
  db: Queryable,
  run: { feedId: number; digest: string; startedAt: Date; lease: Lease; report: RunReport },
): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`insert into feed_run (feed_id, state, started_at, digest, lease_token, lease_until, report)
      values (${run.feedId}, 'running', ${run.startedAt}, ${run.digest}, ${run.lease.token},
        ${run.lease.until}, ${JSON.stringify(run.report)}::jsonb)
      on conflict do nothing returning id`,
  );
  return row?.id ?? null;
}

/** Takes over a run at its current progress. */
export async function updateFeedRunTaken(
  db: Queryable,
  run: { id: number; lease: Lease },
): Promise<void> {
  await db.execute(sql`update feed_run set lease_token = ${run.lease.token},
    lease_until = ${run.lease.until}, rows_at_claim = rows_done where id = ${run.id}`);
}

/** Updates the progress of a run; false if another process has taken it over. */
export async function updateFeedRunProgress(
  db: Queryable,
  run: { id: number; lease: Lease; rowsDone: number; report: RunReport },
): Promise<boolean> {
  const touched = await db.execute(sql`update feed_run set rows_done = ${run.rowsDone},
      lease_until = ${run.lease.until}, report = ${JSON.stringify(run.report)}::jsonb
    where id = ${run.id} and lease_token = ${run.lease.token} and state = 'running'`);
  return touched === 1;
}

/** Ends a run; false if another process has taken it over. */
export async function updateFeedRunEnded(
  db: Queryable,
  run: {
    id: number;
    /** Null if the holder is dead. */
    token: string | null;
    state: FeedRunState;
    report: RunReport;
    finishedAt: Date;
  },
): Promise<boolean> {
  const touched = await db.execute(sql`update feed_run set state = ${run.state},
      finished_at = ${run.finishedAt}, report = ${JSON.stringify(run.report)}::jsonb,
      lease_token = null, lease_until = null
    where id = ${run.id} and state = 'running'
      and (${run.token}::uuid is null or lease_token = ${run.token}::uuid)`);
  return touched === 1;
}

/** Renews the lease of a run in progress. */
export async function updateFeedRunLease(
  db: Queryable,
  run: { id: number; lease: Lease },
): Promise<void> {
  await db.execute(sql`update feed_run set lease_until = ${run.lease.until}
    where id = ${run.id} and lease_token = ${run.lease.token} and state = 'running'`);
}

/** Releases a run that failed, so that the next attempt need not wait for the lease to expire. */
export async function updateFeedRunReleased(
  db: Queryable,
  run: { id: number; token: string },
): Promise<void> {
  await db.execute(sql`update feed_run set lease_token = null, lease_until = null
    where id = ${run.id} and lease_token = ${run.token} and state = 'running'`);
}

/** The input of the newest complete run of a feed; null if there is none. */
export async function findLastReading(
  db: Queryable,
  feedId: number,
): Promise<{ digest: string; isTimed: boolean } | null> {
  const [row] = await db.rows(
    z.object({ digest: z.string(), report: reportShape }),
    sql`select digest, report from feed_run where feed_id = ${feedId} and state = 'done'
      order by id desc limit 1`,
  );
  if (!row || row.report.broken !== null || row.report.held > 0) return null;
  return { digest: row.digest, isTimed: row.report.isTimed };
}
