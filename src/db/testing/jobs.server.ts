import { z } from 'zod';
import type { Job } from '~/domain/jobs/job';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

type StoredJob = Omit<Job, 'maxAttempts'> & { idempotencyKey: string | null };

const jobRow = rowOf({
  id: z.number(),
  kind: z.string(),
  payload: z.unknown(),
  requestId: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'dead']),
  attempts: z.number(),
  lastError: z.string().nullable(),
  runAt: z.date(),
  idempotencyKey: z.string().nullable(),
});

const jobFields = sql`id, kind, payload - 'requestId' as payload,
  payload ->> 'requestId' as request_id, state, attempts, last_error, run_at, idempotency_key`;

/** All jobs, or those of a kind or in a state, in the order in which they were added. */
export async function listJobs(
  db: Queryable,
  { kind = null, state = null }: { kind?: string | null; state?: Job['state'] | null } = {},
): Promise<StoredJob[]> {
  return db.rows(
    jobRow,
    sql`select ${jobFields} from job
      where (${kind}::text is null or kind = ${kind}) and (${state}::text is null or state = ${state})
      order by id`,
  );
}

/** The jobs that are not done, dead ones included, in the order in which they were added. */
export async function listUnfinishedJobs(db: Queryable): Promise<StoredJob[]> {
  return db.rows(jobRow, sql`select ${jobFields} from job where state <> 'done' order by id`);
}

/** One job, or null. */
export async function findJob(db: Queryable, id: number): Promise<StoredJob | null> {
  const [job] = await db.rows(jobRow, sql`select ${jobFields} from job where id = ${id}`);
  return job ?? null;
}

/** Removes the jobs of a kind and returns them, for tests that run handlers without a worker. */
export async function takeJobs(db: Queryable, kind: string): Promise<StoredJob[]> {
  const jobs = await db.rows(
    jobRow,
    sql`delete from job where kind = ${kind} returning ${jobFields}`,
  );
  return jobs.toSorted((a, b) => a.id - b.id);
}

/** Removes the oldest job that is not of this kind and returns it, or null. */
export async function takeNextJob(
  db: Queryable,
  { exceptKind }: { exceptKind: string },
): Promise<StoredJob | null> {
  const [job] = await db.rows(
    jobRow,
    sql`delete from job where id = (select min(id) from job where kind <> ${exceptKind})
      returning ${jobFields}`,
  );
  return job ?? null;
}

/** Marks one job, or with null all jobs, as done. */
export async function markJobsDone(db: Queryable, id: number | null = null): Promise<void> {
  await db.execute(sql`update job set state = 'done' where ${id}::bigint is null or id = ${id}`);
}

/** Ends the leases of all running jobs, as if their workers had been dead for a while. */
export async function expireJobLeases(db: Queryable): Promise<void> {
  await db.execute(sql`update job set locked_until = now() where state = 'running'`);
}
