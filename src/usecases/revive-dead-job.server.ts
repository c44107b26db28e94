import { listDeadJobs, updateJobRevived } from '~/db/job.repo.server';
import type { Job } from '~/domain/job';
import type { Deps } from './deps';

/** The jobs that gave up, for the operator to look at. */
export async function listDead({ db }: Pick<Deps, 'db'>): Promise<Job[]> {
  return listDeadJobs(db, 100);
}

/** Gives a dead job another set of attempts; false when there is no such dead job. */
export async function reviveDeadJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: number },
): Promise<boolean> {
  return updateJobRevived(db, input.id, clock.now());
}
