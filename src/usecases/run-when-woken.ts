import type { Deps } from './deps';

interface WokenTaskOptions {
  /** The database channel whose notifications start a run. */
  channel: string;
  /** One run at a time. Throwing causes a retry. */
  run(signal: AbortSignal): Promise<void>;
  retryMs: number;
  /** Log message for a failed run. */
  failureMessage: string;
}

export interface WokenTask {
  /** Requests a run without waiting for it. */
  wake(): void;
  /** Waits for a run that starts after this call; rejects when that run fails. */
  nextRun(): Promise<void>;
  /** Does other work between two runs. */
  runExclusive(work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Aborts the signal and waits for the run that is under way. */
  stop(): Promise<void>;
}

/**
 * Runs once after starting to listen and again for every notification. Notifications during a run
 * are combined into one more run. A failed run is retried.
 */
export async function runWhenWoken(
  { db, log }: { db: Pick<Deps['db'], 'listen'>; log: Pick<Deps['log'], 'warn'> },
  { channel, run, retryMs, failureMessage }: WokenTaskOptions,
): Promise<WokenTask> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastInQueue: Promise<void> = Promise.resolve();
  let queuedRun: Promise<void> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;

  function runExclusive(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    lastInQueue = lastInQueue.catch(() => {}).then(() => work(signal));
    return lastInQueue;
  }

  async function runOnce(): Promise<void> {
    queuedRun = undefined;
    if (signal.aborted) return;
    clearTimeout(retryTimer);
    try {
      await run(signal);
    } catch (error) {
      if (!signal.aborted) {
        log.warn({ err: error }, failureMessage);
        retryTimer = setTimeout(wake, retryMs).unref();
      }
      throw error;
    }
  }

  function nextRun(): Promise<void> {
    queuedRun ??= runExclusive(runOnce);
    return queuedRun;
  }

  function wake(): void {
    nextRun().catch(() => {});
  }

  const stopListening = await db.listen(channel, wake);
  // For changes before listening started.
  wake();
  return {
    wake,
    nextRun,
    runExclusive,
    async stop() {
      stopping.abort();
      clearTimeout(retryTimer);
      await stopListening();
      await lastInQueue.catch(() => {});
    },
  };
}
