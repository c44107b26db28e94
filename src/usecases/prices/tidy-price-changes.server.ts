import { deletePriceChangesBefore } from '~/db/prices/price-change.repo.server';
import { dayMs } from '~/domain/durations';
import type { Deps } from '../deps';

/** Whoever follows is seconds behind. Alerts, too, may wait for a worker that is away for days. */
const priceChangeRetentionMs = 7 * dayMs;
/** Few enough that whoever records prices meanwhile hardly waits. */
const batchSize = 5_000;

/**
 * Forgets the price changes that everybody has followed long ago. Whoever slept for longer notices
 * and builds its index anew.
 */
export async function tidyPriceChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - priceChangeRetentionMs);
  for (;;) {
    const deletedCount = await deletePriceChangesBefore(db, { before, limit: batchSize });
    if (deletedCount < batchSize) return;
  }
}
