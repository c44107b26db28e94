import type { MessageBus } from '~/domain/wakeups/message-bus';
import type { Database } from '../database.server';
import { listWakeups, takeWakeups } from '../wakeup.repo.server';

const intervalMs = 100;
const batchSize = 1_000;

/**
 * Publishes the wake-ups that wait in the database, and receives those of all processes. While the bus is
 * unavailable, they stay in the table, and every process reads them from there.
 */
export function createBusListener(
  db: Pick<Database, 'rows' | 'execute' | 'copy' | 'transaction'>,
  bus: MessageBus,
  onError: (error: Error) => void,
) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;
  let closed = false;
  let started: Promise<void> | undefined;

  function deliver(channel: string, payload: string): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  }

  function deliverGap(): void {
    for (const channel of listeners.keys()) deliver(channel, '');
  }

  async function publishWaiting(): Promise<void> {
    for (;;) {
      if ((await listWakeups(db, 1)).length === 0) return;
      // A crash after publishing publishes the same wake-ups again, which does no harm.
      const published = await db.transaction(async (tx) => {
        const wakeups = await takeWakeups(tx, batchSize);
        if (wakeups.length > 0) await bus.publish(wakeups);
        return wakeups.length;
      });
      if (published < batchSize) return;
    }
  }

  async function readWaiting(): Promise<void> {
    const wakeups = await listWakeups(db, batchSize);
    if (wakeups.length === batchSize) deliverGap();
    else {
      for (const { id, channel, payload } of wakeups) if (!seen.has(id)) deliver(channel, payload);
    }
    seen = new Set(wakeups.map(({ id }) => id));
  }

  async function work(): Promise<void> {
    try {
      await (bus.isConnected() ? publishWaiting() : readWaiting());
      isFailing = false;
    } catch (error) {
      // Once per outage: the next attempt follows in a moment.
      if (!isFailing && !closed) onError(error instanceof Error ? error : new Error(String(error)));
      isFailing = true;
    }
    schedule();
  }

  function schedule(): void {
    if (closed) return;
    timer = setTimeout(() => {
      running = work();
    }, intervalMs);
    timer.unref();
  }

  /** Called by the first listener: a new database has no table yet. */
  function start(): Promise<void> {
    started ??= bus
      .subscribe({
        onWakeup: ({ channel, payload }) => deliver(channel, payload),
        onGap: deliverGap,
      })
      .then(schedule);
    return started;
  }

  return {
    async listen(channel: string, onNotify: (payload: string) => void) {
      const set = listeners.get(channel) ?? new Set();
      set.add(onNotify);
      listeners.set(channel, set);
      await start();
      return async () => {
        set.delete(onNotify);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      await bus.close();
    },
  };
}
