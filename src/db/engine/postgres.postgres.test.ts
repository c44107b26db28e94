import { expect, test } from 'vitest';
import { startCluster } from '../../../tests/setup/postgres-cluster';
import { pingDatabase } from './health.repo.server';
import { openPostgres } from './postgres.server';

test('a pool reconnects automatically after a server restart', async () => {
  const cluster = await startCluster();
  const db = openPostgres({ url: cluster.url, onError: () => {} });
  try {
    const version = await pingDatabase(db);
    await cluster.stop();
    await expect(pingDatabase(db)).rejects.toMatchObject({ code: 'database_unavailable' });
    await cluster.start();
    expect(await pingDatabase(db)).toBe(version);
  } finally {
    await db.close();
    await cluster.remove();
  }
});
