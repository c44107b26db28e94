import { z } from 'zod';
import type { Job, NewJob } from '~/domain/jobs/job';
import { defaultMaxAttempts } from '~/domain/jobs/retry-delay';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';
import { sendWakeup } from '../engine/wakeup.repo.server';
import { requestIds } from './request-ids.server';

const jobRow = rowOf({
  id: z.number(),
  kind: z.string(),
  payload: z.unknown(),
  requestId: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'dead']),
  attempts: z.number(),
  maxAttempts: z.number(),
  lastError: z.string().nullable(),
  runAt: z.date(),
});

const jobFields = sql`id, kind, payload, payload ->> 'requestId' as request_id, state, attempts,
  max_attempts, last_error, run_at`;
const idRow = z.object({ id: z.number() });

/** The request's id is part of the payload, where older versions ignore it. */
const payloadJson = (payload: object) =>
  JSON.stringify({ ...payload, requestId: requestIds.getStore() });

/** Adds a job unless its idempotency key exists; returns its id if added. */
export async function insertJob(db: Queryable, job: NewJob, now: Date): Promise<number | null> {
  const [row] = await db.rows(
    idRow,
    sql`insert into job (kind, payload, idempotency_key, run_at, max_attempts, created_at)
      values (${job.kind}, ${payloadJson(job.payload)}::jsonb, ${job.idempotencyKey ?? null},
        ${job.runAt ?? now}, ${job.maxAttempts ?? defaultMaxAttempts}, ${now})
      on conflict (idempotency_key) do nothing
      returning id`,
  );
  if (!row) return null;
  // Delivered when the transaction commits, so a worker never looks too early.
  await sendWakeup(db, { channel: 'job', payload: job.kind });
  return row.id;
}

/** Adds many jobs of one kind. */
export async function insertJobs(
  db: Queryable,
  jobs: { kind: string; payloads: readonly object[]; maxAttempts: number },
  now: Date,
): Promise<void> {
  await db.execute(
    sql`insert into job (kind, payload, run_at, max_attempts, created_at)
      select ${jobs.kind}::text, payload::jsonb, ${now}::timestamptz, ${jobs.maxAttempts}::integer,
        ${now}::timestamptz
      from unnest(${jobs.payloads.map(payloadJson)}::text[]) as given (payload)`,
  );
  await sendWakeup(db, { channel: 'job', payload: jobs.kind });
}

/**
 * Counts the jobs of a kind that are waiting or running, except the one with the given key. Jobs whose
 * worker died on the last attempt do not count: they never finish.
 */
export async function countUnfinishedJobs(
  db: Queryable,
  query: { kind: string; exceptKey: string; now: Date },
): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from job
      where kind = ${query.kind} and state in ('waiting', 'running')
        and not (state = 'running' and locked_until <= ${query.now} and attempts >= max_attempts)
        and idempotency_key is distinct from ${query.exceptKey}`,
  );
  return row?.count ?? 0;
}

interface Claim {
  kinds: readonly string[];
  lockToken: string;
  now: Date;
  lockedUntil: Date;
  limit: number;
}

/** Claims jobs that are due or whose lease has expired; concurrent workers get different ones. */
export async function updateJobsClaimed(db: Queryable, claim: Claim): Promise<Job[]> {
  return db.rows(
    jobRow,
    // Materialized, because a plan that evaluates the list twice would lock more than the limit.
    sql`with due as materialized (
        select id from job
        where kind = any(${claim.kinds}) and (
          (state = 'waiting' and run_at <= ${claim.now})
          or (state = 'running' and locked_until <= ${claim.now} and attempts < max_attempts))
        order by run_at, id limit ${claim.limit}
        for update skip locked)
      update job set state = 'running', attempts = attempts + 1,
        lock_token = ${claim.lockToken}, locked_until = ${claim.lockedUntil}
      where id in (select id from due)
      returning ${jobFields}`,
  );
}

/** Marks jobs dead whose worker died during their last attempt. */
export async function updateAbandonedJobsDead(db: Queryable, now: Date): Promise<number> {
  return db.execute(sql`update job set state = 'dead', finished_at = ${now}, lock_token = null,
      last_error = coalesce(last_error, 'the worker died during the last attempt')
    where state = 'running' and locked_until <= ${now} and attempts >= max_attempts`);
}

/** Extends the lease of a running job; false if another worker has taken it. */
export async function updateJobLease(
  db: Queryable,
  job: { id: number; lockToken: string; lockedUntil: Date },
): Promise<boolean> {
  const touched = await db.execute(sql`update job set locked_until = ${job.lockedUntil}
    where id = ${job.id} and lock_token = ${job.lockToken} and state = 'running'`);
  return touched === 1;
}

/** Marks a job as done, if its lease is still ours. */
export async function updateJobDone(
  db: Queryable,
  job: { id: number; lockToken: string; now: Date },
): Promise<boolean> {
  const touched = await db.execute(sql`update job set state = 'done', finished_at = ${job.now},
      lock_token = null, locked_until = null, last_error = null
    where id = ${job.id} and lock_token = ${job.lockToken} and state = 'running'`);
  return touched === 1;
}

interface Failure {
  id: number;
  lockToken: string;
  now: Date;
  error: string;
  /** Null if there are no more attempts: the job is dead. */
  retryAt: Date | null;
}

/** Limits a reason to what a text column can store: 2,000 characters and no NUL. */
const asText = (reason: string) => reason.replaceAll('\0', '').slice(0, 2_000);

/** Schedules the retry of a failed job, or marks it dead, if its lease is still ours. */
export async function updateJobFailed(db: Queryable, failure: Failure): Promise<boolean> {
  const { retryAt } = failure;
  const touched = await db.execute(sql`update job set
      state = ${retryAt ? 'waiting' : 'dead'},
      run_at = coalesce(${retryAt}::timestamptz, run_at),
      finished_at = ${retryAt ? null : failure.now}::timestamptz,
      last_error = ${asText(failure.error)}, lock_token = null, locked_until = null
    where id = ${failure.id} and lock_token = ${failure.lockToken} and state = 'running'`);
  return touched === 1;
}

/** The dead jobs, newest first. */
export async function selectDeadJobs(db: Queryable, limit: number): Promise<Job[]> {
  return db.rows(
    jobRow,
    sql`select ${jobFields} from job where state = 'dead' order by id desc limit ${limit}`,
  );
}

/** Gives a dead job new attempts. */
export async function updateJobRevived(db: Queryable, id: number, now: Date): Promise<boolean> {
  const touched = await db.execute(sql`update job set state = 'waiting', attempts = 0,
      run_at = ${now}, finished_at = null
    where id = ${id} and state = 'dead'`);
  await sendWakeup(db, { channel: 'job', payload: '' });
  return touched === 1;
}

/** Gives all dead jobs, or those of one kind, new attempts; returns the number. */
export async function updateDeadJobsRevived(
  db: Queryable,
  { kind, now }: { kind: string | undefined; now: Date },
): Promise<number> {
  const touched = await db.execute(sql`update job set state = 'waiting', attempts = 0,
      run_at = ${now}, finished_at = null
    where state = 'dead' and (${kind ?? null}::text is null or kind = ${kind ?? null})`);
  await sendWakeup(db, { channel: 'job', payload: '' });
  return touched;
}

/** Deletes finished jobs with their idempotency keys. */
export async function deleteJobsDoneBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from job where state = 'done' and finished_at < ${before}`);
}
