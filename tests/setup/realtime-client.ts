import { once } from 'node:events';
import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

/** Clients and raw connections that have to be disconnected. */
const openClients = new Set<RealtimeClient>();
const openSockets = new Set<WebSocket>();

/** The official client. */
export function realtimeClient(
  site: { url: string },
  options: Partial<ConstructorParameters<typeof RealtimeClient>[1]> = {},
): RealtimeClient {
  const client = new RealtimeClient(`${site.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: 'anon' },
    timeout: 60_000,
    ...options,
  });
  openClients.add(client);
  return client;
}

/** Disconnects all clients. */
export async function disconnectAll(): Promise<void> {
  for (const client of openClients) {
    // Otherwise a channel that failed to join connects again to repeat it.
    await client.removeAllChannels();
    await client.disconnect();
  }
  openClients.clear();
  for (const socket of openSockets) socket.terminate();
  openSockets.clear();
}

/** Joins a channel and returns the first status. */
export function join(channel: RealtimeChannel): Promise<{ status: string; reason: string }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message ?? '' }));
  });
}

/** Collects what a channel receives, in order; `next` waits for one more. */
export function listen(channel: RealtimeChannel) {
  const heard: { event: string; payload: unknown }[] = [];
  const waiting: (() => void)[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    heard.push({ event, payload });
    waiting.shift()?.();
  });
  let read = 0;
  return {
    heard,
    async next() {
      if (heard.length <= read) await new Promise<void>((resolve) => waiting.push(resolve));
      const message = heard[read];
      read += 1;
      if (!message) throw new Error('Woken without news.');
      return message;
    },
  };
}

/** A raw WebSocket connection, for messages that the client would never send. */
export async function openRawConnection(
  site: { url: string },
  headers: Record<string, string> = {},
) {
  const socket = new WebSocket(
    `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=anon&vsn=2.0.0`,
    { headers },
  );
  openSockets.add(socket);
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  socket.on('error', () => {});
  await once(socket, 'open');
  const answers: unknown[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  return {
    socket,
    closed,
    answers,
    async ask(frame: unknown): Promise<unknown> {
      const answer = once(socket, 'message');
      socket.send(JSON.stringify(frame));
      return JSON.parse(String((await answer)[0]));
    },
  };
}
