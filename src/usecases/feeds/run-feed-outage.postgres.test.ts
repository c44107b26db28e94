import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { migrate } from '~/db/engine/migrate.server';
import { openPostgres } from '~/db/engine/postgres.server';
import { countRows } from '~/db/testing/tables.server';
import { startCluster } from '../../../tests/setup/postgres-cluster';
import { testDeps } from '../../../tests/setup/test-deps';
import { ingestFile } from './ingest-file.server';

const rows = 60;

test('continues a run after the database was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-outage-'));
  const address = join(folder, 'feed.csv');
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `k${n},Calm Serum No ${n} 30 ml,Lumivera,https://shop.example/${n},${10 + n}.00,USD,Serums`,
  );
  writeFileSync(address, `id,name,brand,url,price,currency,category\n${lines.join('\n')}`);
  const cluster = await startCluster();
  const db = openPostgres({ url: cluster.url, onError: () => {} });
  try {
    await migrate(db);
    const deps = testDeps(db, { feeds: createFeeds({ folder }) });
    let batches = 0;
    const ingest = (onProgress: () => void) =>
      ingestFile(deps, {
        ...{ address, retailer: { name: 'Store' }, isFull: true },
        ...{ isTrial: false, isAccepted: false, batchRows: 10, onProgress },
      });
    let stopping: Promise<void> | undefined;
    const broken = ingest(() => {
      batches += 1;
      if (batches === 3) stopping = cluster.stop();
    });
    await expect(broken).rejects.toThrow();
    await stopping;
    await cluster.start();
    deps.clock.advance(31_000);
    const { state, report } = await ingest(() => {});
    expect(state).toBe('done');
    expect(report).toMatchObject({ read: rows, new: rows, newProducts: rows, bad: 0 });
    for (const table of ['offer', 'product', 'price_interval'])
      expect(await countRows(db, table), table).toBe(rows);
    expect(await countRows(db, 'feed_run')).toBe(1);
  } finally {
    await db.close();
    await cluster.remove();
  }
});
