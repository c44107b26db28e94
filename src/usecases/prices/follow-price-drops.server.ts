import type { Deps } from '../deps';
import { refreshPriceDrops } from './refresh-price-drops.server';

const retryMs = 5_000;

/** Keeps the price drops up to date with the prices that anybody records; returns how to stop. */
export async function followPriceDrops(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWakePending = false;
  let retry: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    do {
      isWakePending = false;
      await refreshPriceDrops(deps, stopping.signal);
    } while (isWakePending && !stopping.signal.aborted);
  }

  function wake(): void {
    isWakePending = true;
    if (running || stopping.signal.aborted) return;
    running = work()
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'could not look for price drops');
        clearTimeout(retry);
        retry = setTimeout(wake, retryMs);
        retry.unref();
      })
      .finally(() => {
        running = null;
      });
  }

  const stopListening = await deps.db.listen('prices', wake);
  wake();
  return async () => {
    stopping.abort();
    clearTimeout(retry);
    await stopListening();
    await running;
  };
}
