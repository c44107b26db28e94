import { updateJobRevived } from '~/db/job.repo.server';
import type { Deps } from './deps';

/** Gives a dead job another set of attempts; false when there is no such dead job. */
export async function reviveDeadJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: number },
): Promise<boolean> {
  return updateJobRevived(db, input.id, clock.now());
}
