import { deleteSecurityEventsBefore } from '~/db/security/security-event.repo.server';
import { retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

const batchSize = 5_000;

/** Deletes expired security events. */
export async function tidySecurityEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let removed: number;
  do {
    removed = await db.transaction((tx) =>
      deleteSecurityEventsBefore(tx, {
        all: retainedSince('securityEvent', now),
        counted: retainedSince('countedSecurityEvent', now),
        limit: batchSize,
      }),
    );
  } while (removed === batchSize);
}
