import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '~/domain/durations';
import { startWorker } from '~/jobs/worker.server';
import { followCatalogVersion } from '~/usecases/catalog/follow-catalog-version.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { type Cluster, startCluster } from '../../../tests/setup/postgres-cluster';
import { testDeps } from '../../../tests/setup/test-deps';
import { updateCatalogLoaded } from '../catalog/catalog.repo.server';
import { insertJob } from '../jobs/job.repo.server';
import type { Database } from './database.server';
import { pingDatabase } from './health.repo.server';
import { migrate } from './migrate.server';
import { openPostgres } from './postgres.server';
import { sql } from './sql.server';

const away = { code: 'database_unavailable' };
const soon = { timeout: 60_000, interval: 50 };
const complaints: Error[] = [];
let cluster: Cluster;
let db: Database;

beforeAll(async () => {
  cluster = await startCluster();
  db = openPostgres({ url: cluster.url, onError: (error) => void complaints.push(error) });
  await migrate(db);
});
beforeEach(async () => {
  await vi.waitFor(() => pingDatabase(db), soon);
});
afterAll(async () => {
  await db?.close();
  await cluster?.remove();
});

test('a transaction that loses its server fails as unavailable and affects nothing else', async () => {
  const work = db.transaction(async (tx) => {
    await pingDatabase(tx);
    await cluster.stop();
    await pingDatabase(tx);
  });
  await expect(work).rejects.toMatchObject(away);
  await cluster.start();
  expect(await db.transaction((tx) => pingDatabase(tx))).toBeUndefined();
});

test('losing the server during an idle transaction does not end the process', async () => {
  const work = db.transaction(async () => {
    await cluster.stop();
    await cluster.start();
  });
  await expect(work).rejects.toMatchObject(away);
});

test('losing the server during a migration fails as unavailable, so that the start can be retried', async () => {
  const work = db.withLock('migration', async (session) => {
    await cluster.stop();
    await session.script('select 1');
  });
  await expect(work).rejects.toMatchObject(away);
  await cluster.start();
});

test('a worker survives an outage and runs jobs queued after it', async () => {
  const deps = testDeps(db);
  const seen: unknown[] = [];
  const handlers = {
    work: { run: async (_: unknown, payload: unknown) => void seen.push(payload) },
  };
  // It would sleep for an hour if reconnecting did not wake it.
  const worker = await startWorker(deps, { handlers, pollMs: hourMs });
  await cluster.stop();
  await expect(pingDatabase(db)).rejects.toMatchObject(away);
  await cluster.start();
  await vi.waitFor(
    () => insertJob(db, { kind: 'work', payload: { after: 'outage' } }, deps.clock.now()),
    soon,
  );
  await vi.waitFor(() => expect(seen).toContainEqual({ after: 'outage' }), soon);
  await worker.stop();
});

test('notices a catalog change from during an outage', async () => {
  const deps = testDeps(db);
  await loadCatalog(deps);
  const version = await followCatalogVersion(deps);
  const before = version.current();
  await updateCatalogLoaded(db, { loadedAt: deps.clock.now() });
  await vi.waitFor(() => expect(version.current()).toBe(before + 1), soon);
  await cluster.stop();
  await cluster.start();
  // Without a notification, as if it had been sent during the outage.
  await vi.waitFor(() => db.execute(sql`update catalog set version = version + 1`), soon);
  await vi.waitFor(() => expect(version.current()).toBe(before + 2), soon);
  await version.stop();
});

/** A proxy to the server that can stop forwarding without closing connections. */
async function startFrozenCable(to: number) {
  let frozen = false;
  const cable = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    near.on('data', (bytes) => frozen || far.write(bytes)).on('error', () => {});
    far.on('data', (bytes) => frozen || near.write(bytes)).on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await once(cable.listen(0, '127.0.0.1'), 'listening');
  const address = cable.address();
  if (!address || typeof address === 'string') throw new Error('The cable has no port.');
  const freeze = (value: boolean) => {
    frozen = value;
  };
  return { port: address.port, freeze, cut: () => cable.close() };
}

test('treats an unresponsive server as unavailable, and recovers', async () => {
  const url = new URL(cluster.url);
  const cable = await startFrozenCable(Number(url.port));
  url.port = String(cable.port);
  const far = openPostgres({ url: url.href, statementTimeoutMs: 200, onError: () => {} });
  await pingDatabase(far);
  cable.freeze(true);
  await expect(pingDatabase(far)).rejects.toMatchObject(away);
  const silentTransaction = far.transaction((tx) => pingDatabase(tx));
  await expect(silentTransaction).rejects.toMatchObject(away);
  cable.freeze(false);
  expect(await pingDatabase(far)).toBeUndefined();
  await far.close();
  cable.cut();
});

test('concurrent listeners share one connection and are notified once', async () => {
  const other = openPostgres({ url: cluster.url, onError: () => {} });
  const heard: string[] = [];
  await Promise.all(
    ['apples', 'pears'].map((channel) =>
      other.listen(channel, (payload) => void heard.push(`${channel} ${payload}`)),
    ),
  );
  await db.execute(sql`select pg_notify('apples', '1'), pg_notify('pears', '2')`);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(2), soon);
  await db.execute(sql`select pg_notify('apples', 'last')`);
  await vi.waitFor(() => expect(heard).toContain('apples last'), soon);
  expect(heard).toEqual(['apples 1', 'pears 2', 'apples last']);
  await other.close();
  const listeners = sql`select 1 from pg_stat_activity where query like 'listen%' and state = 'idle'`;
  await vi.waitFor(async () => expect(await db.execute(listeners)).toBe(1), soon);
});
