import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageBus, Wakeup } from '~/domain/wakeups/message-bus';
import { createTestDatabaseUrl } from '../../../../tests/setup/test-database';
import type { Database } from '../database.server';
import { openPostgres } from '../postgres.server';
import { listWakeups, sendWakeup, updateWakeupMode } from '../wakeup.repo.server';

const soon = { timeout: 60_000, interval: 20 };

/** A server that processes connect to, and that can go away. */
function createServer() {
  const events = new EventEmitter();
  let isUp = true;
  return {
    setUp(value: boolean) {
      isUp = value;
      if (value) events.emit('gap');
    },
    connect: (): MessageBus => ({
      async publish(wakeups) {
        if (!isUp) throw new Error('The server is away.');
        for (const wakeup of wakeups) events.emit('wakeup', wakeup);
      },
      async subscribe({ onWakeup, onGap }) {
        events.on('wakeup', onWakeup).on('gap', onGap);
      },
      isConnected: () => isUp,
      close: async () => {},
    }),
  };
}

let server: ReturnType<typeof createServer>;
let url: string;
let first: Database;
let second: Database;
const heard: Wakeup[] = [];

beforeEach(async () => {
  server = createServer();
  url = await createTestDatabaseUrl();
  const open = () => openPostgres({ url, bus: server.connect(), onError: () => {} });
  first = open();
  second = open();
  await updateWakeupMode(first, 'redis');
  heard.length = 0;
  for (const channel of ['apples', 'pears'])
    await second.listen(channel, (payload) => void heard.push({ channel, payload }));
});
afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
});

test('a committed wake-up reaches other processes and leaves the table; a rolled back one does not', async () => {
  const failed = first.transaction(async (tx) => {
    await sendWakeup(tx, { channel: 'apples', payload: 'never' });
    throw new Error('Rolled back.');
  });
  await expect(failed).rejects.toThrow('Rolled back.');
  await first.transaction((tx) => sendWakeup(tx, { channel: 'pears', payload: '1' }));
  await vi.waitFor(() => expect(heard).toEqual([{ channel: 'pears', payload: '1' }]), soon);
  await vi.waitFor(async () => expect(await listWakeups(first, 10)).toEqual([]), soon);
});

test('another process publishes the wake-ups of a process that died after its commit', async () => {
  const dying = openPostgres({ url, onError: () => {} });
  await sendWakeup(dying, { channel: 'apples', payload: '7' });
  await dying.close();
  await vi.waitFor(() => expect(heard).toEqual([{ channel: 'apples', payload: '7' }]), soon);
});

test('without the server, processes read each wake-up once from the table; later it is published', async () => {
  server.setUp(false);
  await sendWakeup(first, { channel: 'apples', payload: '1' });
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  await sendWakeup(first, { channel: 'pears', payload: '2' });
  await vi.waitFor(() => expect(heard).toHaveLength(2), soon);
  expect(await listWakeups(first, 10)).toHaveLength(2);
  heard.length = 0;
  server.setUp(true);
  // Some may have been missed, and the waiting ones are published.
  await vi.waitFor(() => {
    expect(heard).toContainEqual({ channel: 'apples', payload: '' });
    expect(heard).toContainEqual({ channel: 'pears', payload: '2' });
  }, soon);
  await vi.waitFor(async () => expect(await listWakeups(first, 10)).toEqual([]), soon);
});
