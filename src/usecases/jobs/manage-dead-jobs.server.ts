import {
  selectDeadJobs as listFromQueue,
  updateDeadJobsRevived,
  updateJobRevived,
} from '~/db/jobs/job.repo.server';
import type { Job } from '~/domain/jobs/job';
import type { Deps } from '../deps';

/** The jobs that failed for good, for the operator. */
export async function listDeadJobs({ db }: Pick<Deps, 'db'>): Promise<Job[]> {
  return listFromQueue(db, 100);
}

/** Gives a dead job new attempts; false if there is no such dead job. */
export async function reviveDeadJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: number },
): Promise<boolean> {
  return updateJobRevived(db, input.id, clock.now());
}

/** Gives all dead jobs, or those of one kind, new attempts; returns their number. */
export async function reviveDeadJobs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind }: { kind?: string | undefined } = {},
): Promise<number> {
  return updateDeadJobsRevived(db, { kind, now: clock.now() });
}
