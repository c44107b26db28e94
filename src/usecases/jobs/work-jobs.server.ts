import { randomUUID } from 'node:crypto';
import {
  deleteJobsDoneBefore,
  updateAbandonedJobsDead,
  updateJobDone,
  updateJobFailed,
  updateJobLease,
  updateJobsClaimed,
} from '~/db/jobs/job.repo.server';
import { dayMs, minuteMs } from '~/domain/durations';
import { type Job, nextAttemptAt } from '~/domain/jobs/job';
import type { Deps } from '../deps';

export const jobLeaseMs = minuteMs;
/** How long a finished job's idempotency key is remembered. */
const doneJobRetentionMs = 30 * dayMs;

export interface ClaimedJob extends Job {
  lockToken: string;
}

type QueueDeps = Pick<Deps, 'db' | 'clock'>;

/** Takes up to `limit` due jobs of the given kinds for this worker alone. */
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

/** Tells the queue that a long job is still being worked on. */
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
 * Puts a failed job back for later or, after its last attempt or when it can never succeed, among the
 * dead. Another worker may have taken it meanwhile; then it is no longer ours to put anywhere.
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

/** Buries jobs that died with their worker and forgets the ones done long ago. */
export async function tidyJobs({ db, clock }: QueueDeps): Promise<void> {
  const now = clock.now();
  await updateAbandonedJobsDead(db, now);
  await deleteJobsDoneBefore(db, new Date(now.getTime() - doneJobRetentionMs));
}
