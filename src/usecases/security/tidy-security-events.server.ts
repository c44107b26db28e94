import { deleteSecurityEventsBefore } from '~/db/security/security-event.repo.server';
import { dayMs } from '~/domain/durations';
import type { Deps } from '../deps';

const retentionDays = 180;
/** Retention of refused requests and failed sign-ins without an account. */
const countedRetentionDays = 30;
const batchSize = 5_000;

/** Deletes expired security events. */
export async function tidySecurityEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  let removed: number;
  do {
    removed = await db.transaction((tx) =>
      deleteSecurityEventsBefore(tx, {
        all: before(retentionDays),
        counted: before(countedRetentionDays),
        limit: batchSize,
      }),
    );
  } while (removed === batchSize);
}
