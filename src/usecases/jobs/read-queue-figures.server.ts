import { findQueueFigures, type QueueFigures } from '~/db/jobs/queue-figures.repo.server';
import type { Deps } from '../deps';

/** The length of the job queue and the age of its oldest due job; null while the database is unavailable. */
export async function readQueueFigures({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<QueueFigures | null> {
  try {
    return await findQueueFigures(db, clock.now());
  } catch {
    return null;
  }
}
