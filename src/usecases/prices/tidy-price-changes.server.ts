import { deletePriceChangesBefore } from '~/db/prices/price-change.repo.server';
import { retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

/** Small enough that recording prices hardly waits for it. */
const batchSize = 5_000;

/** Deletes old price changes. A follower that was stopped for longer detects the gap and rebuilds its index. */
export async function tidyPriceChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = retainedSince('priceChange', clock.now());
  for (;;) {
    const deletedCount = await deletePriceChangesBefore(db, { before, limit: batchSize });
    if (deletedCount < batchSize) return;
  }
}
