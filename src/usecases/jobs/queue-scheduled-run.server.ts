import { countUnfinishedJobs, insertJob } from '~/db/jobs/job.repo.server';
import { scheduledJobName } from '~/domain/jobs/schedule';
import type { Deps } from '../deps';

/** It comes round again anyway. */
const maxAttempts = 3;

/**
 * Queues one run of something regular, if nobody has, and if the run before has ended. False when
 * that one has not, so that it is worth asking again.
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
