import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';
import { refreshPriceDrops } from './refresh-price-drops.server';

/** Refreshes the price drops whenever prices change; returns a function that stops it. */
export async function followPriceDrops(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<() => Promise<void>> {
  const task = await runWhenWoken(deps, {
    channel: 'prices',
    retryMs: 5_000,
    failureMessage: 'could not refresh the price drops',
    run: (signal) => refreshPriceDrops(deps, signal),
  });
  return task.stop;
}
