import { deleteSecurityEventsBefore } from '~/db/security/security-event.repo.server';
import type { Deps } from '../deps';

const dayMs = 24 * 3_600_000;
const keptDays = 180;
/** Refused requests and failed sign-ins that concern no account. */
const keptCountedDays = 30;
const batchSize = 5_000;

/** Removes events from the security log whose time is over. */
export async function tidySecurityEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  let removed: number;
  do {
    removed = await db.transaction((tx) =>
      deleteSecurityEventsBefore(tx, {
        all: before(keptDays),
        counted: before(keptCountedDays),
        limit: batchSize,
      }),
    );
  } while (removed === batchSize);
}
