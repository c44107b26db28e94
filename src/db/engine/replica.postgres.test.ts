import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../../../tests/setup/postgres-cluster';
import { isReplica, whileReplicaLags } from '../testing/engine.server';
import type { Database } from './database.server';
import { migrate } from './migrate.server';
import { openPostgres } from './postgres.server';
import { findWakeupMode, sendWakeup, updateWakeupMode } from './wakeup.repo.server';

const soon = { timeout: 60_000, interval: 20 };
const onError = () => {};
let primary: Cluster;
let replica: Cluster;
let direct: Database;
let site: Database;

beforeAll(async () => {
  primary = await startCluster();
  const db = openPostgres({ url: primary.url, onError });
  await migrate(db);
  await db.close();
  replica = await primary.startReplica();
  direct = openPostgres({ url: replica.url, onError });
  site = openPostgres({ url: primary.url, replicaUrl: replica.url, onError });
});
afterAll(async () => {
  await Promise.all([direct?.close(), site?.close()]);
  await replica?.remove();
  await primary?.remove();
});

test('reads use the replica, and the primary while the replica lacks an announced change', async () => {
  const seen: string[] = [];
  // Reads as a cache does when it hears of a change.
  const stopListening = await site.listen('change', async () => {
    seen.push(await findWakeupMode(site.reader));
  });
  await vi.waitFor(async () => expect(await isReplica(site.reader)).toBe(true), soon);
  await whileReplicaLags(direct, async () => {
    await site.transaction(async (tx) => {
      await sendWakeup(tx, { channel: 'change', payload: '1' });
      await updateWakeupMode(tx, 'redis');
    });
    await vi.waitFor(() => expect(seen).toEqual(['redis']), soon);
    expect(await findWakeupMode(direct)).toBe('postgres');
    expect(await isReplica(site.reader)).toBe(false);
  });
  await vi.waitFor(async () => expect(await isReplica(site.reader)).toBe(true), soon);
  expect(await findWakeupMode(site.reader)).toBe('redis');
  await updateWakeupMode(site, 'postgres');
  // It would be called again when the primary comes back, while the pool is closed.
  await stopListening();
});

test('reads survive the loss of either server', async () => {
  await replica.stop();
  expect(await isReplica(site.reader)).toBe(false);
  await replica.start();
  await vi.waitFor(async () => expect(await isReplica(site.reader)).toBe(true), soon);
  await primary.stop();
  expect(await isReplica(site.reader)).toBe(true);
  await primary.start();
});
