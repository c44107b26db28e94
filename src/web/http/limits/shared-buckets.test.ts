import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProcessMessages } from '~/domain/wakeups/process-messages';
import { createSharedBuckets } from './shared-buckets.server';

const limits = { page: { burst: 200, seconds: 60 }, joins: { burst: 200, seconds: 60 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bus that delivers at once, and counts messages. */
function createBus() {
  const listeners = new Set<(payload: string) => void>();
  const sent: string[] = [];
  let isAway = false;
  const messages: ProcessMessages = {
    async send(_channel, payload) {
      if (isAway) throw new Error('The bus is away.');
      sent.push(payload);
      for (const listener of listeners) listener(payload);
    },
    async listen(_channel, onMessage) {
      listeners.add(onMessage);
      return async () => void listeners.delete(onMessage);
    },
  };
  return {
    messages,
    sent,
    setAway: (away: boolean) => {
      isAway = away;
    },
    deliver: (payload: string) => {
      for (const listener of listeners) listener(payload);
    },
  };
}

const createProcess = () =>
  createSharedBuckets({ limits, maxBuckets: 1_000, local: ['joins'], nowMs: () => 0 });

function takeMany(buckets: ReturnType<typeof createProcess>, count: number): number {
  let allowed = 0;
  for (let index = 0; index < count; index += 1)
    if (buckets.take('page', 'a').allowed) allowed += 1;
  return allowed;
}

test('processes count together', async () => {
  const bus = createBus();
  const [one, other] = [createProcess(), createProcess()];
  await Promise.all([one, other].map((buckets) => buckets.share(bus.messages, 'limits')));
  expect(takeMany(one, 150)).toBe(150);
  await vi.advanceTimersByTimeAsync(500);
  expect(takeMany(other, 150)).toBe(50);
  await vi.advanceTimersByTimeAsync(500);
  expect(takeMany(one, 10)).toBe(0);
  expect(other.take('page', 'b').allowed).toBe(true);
});

test('few requests and limits of one process cause no messages', async () => {
  const bus = createBus();
  const buckets = createProcess();
  await buckets.share(bus.messages, 'limits');
  buckets.take('page', 'a');
  for (let count = 0; count < 100; count += 1) buckets.take('joins', 'a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(bus.sent).toEqual([]);
});

test('messages fit in a NOTIFY, and a flood of networks does not fill the bus', async () => {
  const bus = createBus();
  const buckets = createProcess();
  await buckets.share(bus.messages, 'limits');
  for (let network = 0; network < 1_000; network += 1)
    for (let count = 0; count < 2; count += 1)
      buckets.take('page', `2001:0db8:0000:0000:${network}::/64`);
  await vi.advanceTimersByTimeAsync(500);
  expect(bus.sent).toHaveLength(10);
  for (const message of bus.sent) expect(message.length).toBeLessThan(8_000);
});

test('without the bus, each process counts alone', async () => {
  const bus = createBus();
  const [one, other] = [createProcess(), createProcess()];
  await Promise.all([one, other].map((buckets) => buckets.share(bus.messages, 'limits')));
  bus.setAway(true);
  expect(takeMany(one, 250)).toBe(200);
  await vi.advanceTimersByTimeAsync(500);
  bus.setAway(false);
  expect(takeMany(other, 250)).toBe(200);
});

test('messages it does not understand are ignored', async () => {
  const bus = createBus();
  const buckets = createProcess();
  const stop = await buckets.share(bus.messages, 'limits');
  for (const message of ['', '{}', '{"from":"x","taken":[["later","a",5]]}']) bus.deliver(message);
  expect(takeMany(buckets, 250)).toBe(200);
  await stop();
});
