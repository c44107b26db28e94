import { selectDeadJobs as listFromQueue } from '~/db/jobs/job.repo.server';
import type { Job } from '~/domain/jobs/job';
import type { Deps } from '../deps';

/** The jobs that failed for good, for the operator. */
export async function listDeadJobs({ db }: Pick<Deps, 'db'>): Promise<Job[]> {
  return listFromQueue(db, 100);
}
