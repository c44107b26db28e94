import { randomUUID } from 'node:crypto';
import {
  deleteJobsDoneBefore,
  updateAbandonedJobsDead,
  updateJobDone,
  updateJobFailed,
  updateJobLease,
  updateJobsClaimed,
} from '~/db/jobs/job.repo.server';
import { type Job, jobLeaseMs } from '~/domain/jobs/job';
import { nextAttemptAt } from '~/domain/jobs/retry-delay';
import { retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

export interface ClaimedJob extends Job {
  lockToken: string;
}

type QueueDeps = Pick<Deps, 'db' | 'clock'>;

/** Leases up to `limit` due jobs of the given kinds to this worker. */
export async function claimJobs(
  { db, clock }: QueueDeps,
  input: { kinds: readonly string[]; limit: number },
): Promise<ClaimedJob[]> {
  const now = clock.now();
  const lockToken = randomUUID();
  const jobs = await updateJobsClaimed(db, {
    ...input,
    lockToken,
    now,
    lockedUntil: new Date(now.getTime() + jobLeaseMs),
  });
  return jobs.map((job) => ({ ...job, lockToken }));
}

/** Extends the lease of a job that is still running; false if another worker has it. */
export async function renewJobLease({ db, clock }: QueueDeps, job: ClaimedJob): Promise<boolean> {
  return updateJobLease(db, {
    id: job.id,
    lockToken: job.lockToken,
    lockedUntil: new Date(clock.now().getTime() + jobLeaseMs),
  });
}

export async function completeJob({ db, clock }: QueueDeps, job: ClaimedJob): Promise<boolean> {
  return updateJobDone(db, { id: job.id, lockToken: job.lockToken, now: clock.now() });
}

/**
 * Schedules the retry of a failed job, or marks it dead after its last attempt or a permanent failure.
 * Returns 'lost' if its lease expired and another worker has claimed it.
 */
export async function failJob(
  { db, clock }: QueueDeps,
  job: ClaimedJob,
  { reason, isPermanent }: { reason: string; isPermanent: boolean },
): Promise<'waiting' | 'dead' | 'lost'> {
  const now = clock.now();
  const retryAt = isPermanent ? null : nextAttemptAt(job, now, Math.random());
  const isOurs = await updateJobFailed(db, {
    id: job.id,
    lockToken: job.lockToken,
    now,
    error: reason,
    retryAt,
  });
  if (!isOurs) return 'lost';
  return retryAt ? 'waiting' : 'dead';
}

/** Marks jobs dead whose worker died during their last attempt, and deletes old finished ones. */
export async function tidyJobs({ db, clock }: QueueDeps): Promise<void> {
  const now = clock.now();
  await updateAbandonedJobsDead(db, now);
  await deleteJobsDoneBefore(db, retainedSince('finishedJob', now));
}
