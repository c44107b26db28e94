import { countUnfinishedJobs, insertJob } from '~/db/jobs/job.repo.server';
import { scheduledJobName } from '~/domain/jobs/schedule';
import type { Deps } from '../deps';

/** Few: the task is scheduled again anyway. */
const maxAttempts = 3;

/**
 * Queues a run of a scheduled task, unless it is queued already or the previous run has not ended. Returns
 * false in the latter case, so that the caller tries again.
 */
export async function queueScheduledRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  run: { name: string; due: Date },
): Promise<boolean> {
  const { kind, keyOf } = scheduledJobName(run.name);
  const job = { kind, payload: {}, idempotencyKey: keyOf(run.due), runAt: run.due, maxAttempts };
  const now = clock.now();
  const others = await countUnfinishedJobs(db, { kind, exceptKey: job.idempotencyKey, now });
  if (others > 0) return false;
  await insertJob(db, job, now);
  return true;
}
