import { createClient } from '@redis/client';
import { z } from 'zod';
import type { MessageBus } from '~/domain/wakeups/message-bus';

interface RedisOptions {
  url: string;
  /** Sites with different names can share a Redis server. */
  siteName: string;
  onError: (error: Error) => void;
}

const messageSchema = z.array(z.object({ channel: z.string(), payload: z.string() }));
const retrySteps = [50, 100, 250, 500, 1_000];

/** Wake-ups through pub/sub of Redis or Valkey. Reconnects automatically. */
export function createRedisBus({ url, siteName, onError }: RedisOptions): MessageBus {
  const topic = `glowfare:wakeups:${siteName}`;
  const options = {
    url,
    // Without a connection, publishing fails at once instead of waiting for one.
    disableOfflineQueue: true,
    // Detects a server that is gone without having closed the connection.
    pingInterval: 2_000,
    commandOptions: { timeout: 3_000 },
    socket: {
      connectTimeout: 3_000,
      socketTimeout: 5_000,
      reconnectStrategy: (retries: number) =>
        retrySteps[Math.min(retries, retrySteps.length - 1)] ?? 1_000,
    },
  } as const;
  const publisher = createClient(options);
  const subscriber = createClient(options);
  let isSubscribed = false;
  let isFailing = false;
  let closed = false;

  /** Reports an outage once. */
  function reportOutage(error: Error): void {
    isSubscribed = false;
    if (!isFailing && !closed) onError(error);
    isFailing = true;
  }

  return {
    async publish(wakeups) {
      const message = wakeups.map(({ channel, payload }) => ({ channel, payload }));
      await publisher.publish(topic, JSON.stringify(message));
    },
    async subscribe({ onWakeup, onGap }) {
      function receive(message: string): void {
        for (const wakeup of messageSchema.parse(JSON.parse(message))) onWakeup(wakeup);
      }
      function resume(): void {
        isSubscribed = true;
        if (isFailing) onGap();
        isFailing = false;
      }
      const failed = new Promise<void>((resolve) => {
        for (const client of [publisher, subscriber])
          client.on('error', (error: Error) => {
            reportOutage(error);
            resolve();
          });
      });
      publisher.connect().catch(reportOutage);
      const subscribed = subscriber
        .connect()
        .then(() => subscriber.subscribe(topic, receive))
        .then(() => {
          resume();
          // After a lost connection, the client subscribes again before it is ready.
          subscriber.on('ready', resume);
        })
        .catch(reportOutage);
      await Promise.race([subscribed, failed]);
    },
    isConnected: () => isSubscribed && subscriber.isReady && publisher.isReady,
    async close() {
      closed = true;
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
