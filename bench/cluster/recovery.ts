import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restoreCluster, startCluster } from '../../tests/setup/postgres-cluster.ts';
import { openPrices } from './engine.ts';

const products = Array.from({ length: 50 }, (_, index) => index + 1);

/**
 * Loses a primary and restores it to a time before the last changes, from a base backup and the archive of
 * its log.
 */
export async function measureRecovery(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-recovery-'));
  // PostgreSQL does not run as root and writes here.
  chmodSync(folder, 0o777);
  const archive = join(folder, 'archive');
  const backup = join(folder, 'backup');
  const primary = await startCluster({
    isLasting: true,
    settings: {
      archive_mode: 'on',
      archive_command: `mkdir -p ${archive} && test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      // A log file is archived after a second at the latest; a minute is usual.
      archive_timeout: '1',
    },
  });
  await prepare(primary.url, folder);
  await primary.backUp(backup);
  const prices = await openPrices({ url: primary.url });
  const offerIds = await prices.findOffers(products);
  for (const [index, offerId] of offerIds.entries()) await prices.set(offerId, 1_000 + index);
  const expected = await prices.current(offerIds);
  await pause(1_000);
  const restoredTo = new Date();
  await pause(1_000);
  for (const offerId of offerIds) await prices.set(offerId, 99);
  // Until the log of the last changes is in the archive.
  await pause(3_000);
  await prices.close();
  await primary.kill();
  await primary.remove();
  console.log(`Lost the primary; restoring to ${restoredTo.toISOString()} …`);

  const startedAt = performance.now();
  const restored = await restoreCluster(backup, archive, restoredTo);
  const reader = await openPrices({ url: restored.url });
  const found = await reader.current(offerIds);
  const equal = offerIds.filter((offerId) => found.get(offerId) === expected.get(offerId)).length;
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `${equal} of ${offerIds.length} prices are as they were then, after ${seconds.toFixed(1)} s.`,
  );
  await reader.close();
  await restored.remove();
  rmSync(folder, { recursive: true, force: true });
  if (equal < offerIds.length) throw new Error('The restored database differs.');
}

async function prepare(url: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['build/server/main.js', '--prepare'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      DEMO_PRODUCTS: '600',
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Preparing the database failed with ${code}.`);
}
