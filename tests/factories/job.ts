import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import type { NewJob } from '~/domain/jobs/job';

/** Adds a job of the kind `work`, due at once, unless stated otherwise; returns its id. */
export async function createJob(
  db: Queryable,
  { now, ...given }: Partial<NewJob> & { now: Date },
): Promise<number> {
  const id = await insertJob(db, { kind: 'work', payload: {}, ...given }, now);
  if (id === null) throw new Error(`There is already a job with the key ${given.idempotencyKey}.`);
  return id;
}
