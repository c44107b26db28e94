import { afterAll, expect, test, vi } from 'vitest';
import { readLimits } from '~/domain/limits/limits';
import { realtimeRates } from '~/domain/realtime/realtime-limits';
import { connectTo, createTestDatabaseUrl } from '../../tests/setup/test-database';
import { createReadLimiter } from './http/limits/read-limiter.server';
import { createRateCounter } from './realtime/rate-counter.server';

/** Fewer tries than a limit has tokens, because each try takes one. */
const soon = { timeout: 60_000, interval: 500 };
const url = await createTestDatabaseUrl();
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Counts on a connection of its own, like a process. */
async function createProcess() {
  const { messages } = connectTo(url);
  if (!messages) throw new Error('PostgreSQL carries messages.');
  // The time stands still, so that nothing refills on a slow machine.
  const reads = createReadLimiter({ exempt: [], nowMs: () => 0 });
  const rates = createRateCounter();
  stops.push(await reads.share(messages, 'read_limits'));
  stops.push(await rates.share(messages, 'realtime_limits'));
  return { reads, rates };
}

test('two processes give a network one limit', async () => {
  const [one, other] = [await createProcess(), await createProcess()];
  for (let count = 0; count < readLimits.page.burst; count += 1)
    expect(one.reads.take('page', '192.0.2.1')?.allowed).toBe(true);
  await vi.waitFor(() => expect(other.reads.take('page', '192.0.2.1')?.allowed).toBe(false), soon);
  expect(other.reads.take('api', '192.0.2.1')?.allowed).toBe(true);
  expect(other.reads.take('page', '192.0.2.2')?.allowed).toBe(true);
  for (let count = 0; count < realtimeRates.connections.burst; count += 1)
    one.rates.take('connections', '192.0.2.3');
  await vi.waitFor(() => expect(other.rates.take('connections', '192.0.2.3')).toBe(false), soon);
});
