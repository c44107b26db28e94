import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { queueTestMail } from '../../tests/e2e/queue-test-mail.ts';
import { startCluster } from '../../tests/setup/postgres-cluster.ts';
import { openPrices } from './engine.ts';
import { untilShown } from './freshness.ts';
import { paths } from './rolling.ts';
import { describeCounts, startTraffic } from './traffic.ts';
import { createProcess } from './web-process.ts';

/**
 * A deployment: an older build serves while this version migrates the database and starts beside it. `old`
 * is a checkout of the older version with its build.
 */
export async function measureVersions(old: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-versions-'));
  const database = await startCluster({ isLasting: true });
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    READ_LIMIT_EXEMPT: '127.0.0.0/8,::1',
    DEMO_PRODUCTS: '600',
    DEMO_PRICES: 'still',
    DEV_PAGES: 'on',
    LOG_LEVEL: 'error',
    HEALTH_PORT: '0',
  };
  const older = await createProcess({ name: 'old version', services: 'web', env, checkout: old });
  const newer = await createProcess({ name: 'new version', services: 'web', env });
  await older.start();
  const traffic = startTraffic(older.url, paths, { connections: 4, pauseMs: 5 });
  await pause(2_000);
  const migration = spawn(process.execPath, ['build/server/main.js', '--prepare'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(migration, 'exit');
  console.log(`The new version has migrated the database (exit code ${code}).`);
  await queueTestMail(older.url);
  console.log('The old version saves an email on the new schema.');
  await newer.start();
  const prices = await openPrices({ url: database.url });
  const offerId = (await prices.findOffer(1)) ?? 0;
  await prices.set(offerId, 123);
  await Promise.all([older, newer].map(({ url }) => untilShown(`${url}/product/1`, 123)));
  console.log('Both versions show a price recorded by the new one.');
  await traffic.stop();
  console.log(`Pages of the old version meanwhile: ${describeCounts(traffic.counts)}`);
  await older.stop();
  const restarted = await older.start().then(
    () => 'started',
    () => 'refused to start, see above',
  );
  console.log(`The old version on the new schema: ${restarted}.`);
  await prices.close();
  await Promise.all([older.stop(), newer.stop()]);
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}
