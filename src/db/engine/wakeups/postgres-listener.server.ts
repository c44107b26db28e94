import type pg from 'pg';

const retrySteps = [100, 250, 500, 1_000, 2_000, 5_000];

/**
 * LISTEN on a dedicated connection that reconnects automatically. After every reconnect each listener is
 * called with '', because notifications in between are lost.
 */
export function createPostgresListener(
  createClient: () => pg.Client,
  onError: (error: Error) => void,
) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retries = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Concurrent calls share one connection attempt. */
  function connect(): Promise<void> {
    connecting ??= openConnection().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  async function openConnection(): Promise<void> {
    const next = createClient();
    let lost = false;
    const lose = (error?: Error) => {
      if (lost) return;
      lost = true;
      if (error && !closed) onError(error);
      if (client === next) client = undefined;
      next.end().catch(() => {});
      scheduleReconnect();
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(listenStatement(next, channel));
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (lost) return;
    client = next;
    const missed = retries > 0;
    retries = 0;
    if (missed) for (const set of listeners.values()) for (const listener of set) listener('');
  }

  function scheduleReconnect(): void {
    if (closed || timer) return;
    const delay = retrySteps[Math.min(retries, retrySteps.length - 1)];
    retries += 1;
    timer = setTimeout(() => {
      timer = undefined;
      if (!closed) void connect();
    }, delay);
    timer.unref();
  }

  return {
    async listen(channel: string, onNotify: (payload: string) => void) {
      const set = listeners.get(channel) ?? new Set();
      const isNewChannel = set.size === 0;
      set.add(onNotify);
      listeners.set(channel, set);
      if (!client && !timer) await connect();
      // Also if a connection attempt was under way, which may not include this channel. If the connection
      // breaks now, the next one listens to all channels anyway.
      if (client && isNewChannel) {
        await client.query(listenStatement(client, channel)).catch(() => {});
      }
      return async () => {
        set.delete(onNotify);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}

function listenStatement(client: pg.Client, channel: string): string {
  return `listen ${client.escapeIdentifier(channel)}`;
}
