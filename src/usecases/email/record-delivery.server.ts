import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '~/domain/app-error';
import { jobLeaseMs } from '~/domain/jobs/job';

const retryEveryMs = 500;
/** Leases are renewed after a third of their time, so that this much is left when the database goes away. */
const maxWaitMs = (jobLeaseMs * 2) / 3;

/**
 * Saves that an email was sent. If the database is away, for example during a failover, repeats the write
 * while the job is ours: a worker on another machine would send the email again.
 */
export async function recordDelivery(write: () => Promise<void>): Promise<void> {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'database_unavailable';
      if (!isAway || performance.now() > until) throw error;
      await pause(retryEveryMs);
    }
  }
}
