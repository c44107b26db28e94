import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { glowfare } from './glowfare-command.ts';
import { createDataFolder, startSite } from './site-process.ts';

const rows = 7_000;

test('a feed whose reading was killed goes on, and its products are found', async () => {
  test.setTimeout(180_000);
  const folder = createDataFolder();
  try {
    const path = join(folder.path, 'feed.csv');
    const lines = Array.from(
      { length: rows },
      (_, n) =>
        `k${n},Quiet Moss Serum No ${n} 30 ml,Lumivera ${n % 40},https://shop.example/${n},${(10 + (n % 90)).toFixed(2)},USD,Serums`,
    );
    writeFileSync(path, `id,name,brand,url,price,currency,category\n${lines.join('\n')}`);
    const ingest = () => glowfare(folder.path, ['ingest', path, '--retailer', 'Store A', '--json']);
    for (const afterMs of [2_500, 4_000, 5_000]) {
      const { child, ended } = ingest();
      await Promise.race([pause(afterMs), ended]);
      child.kill('SIGKILL');
      await ended;
    }
    // Whether or not one of them had come to its end: all of it is there, once.
    await ingest().ended;
    const report = await glowfare(folder.path, ['feed', 'report', 'files of store a', '--json'])
      .ended;
    expect(report.code, report.said).toBe(0);
    const site = await startSite({ DATA_DIR: folder.path });
    try {
      const busy = await glowfare(folder.path, ['feed', 'list']).ended;
      expect(busy.code).toBe(1);
      expect(busy.complained).toContain('is in use by process');
      const found = await fetch(`${site.url}/api/products?q=quiet+moss+serum`);
      expect(await found.json()).toMatchObject({ total: rows });
    } finally {
      await site.end('SIGTERM');
    }
    const again = await ingest().ended;
    expect(JSON.parse(again.said)).toMatchObject({ state: 'unchanged', newProducts: 0 });
  } finally {
    folder.remove();
  }
});
