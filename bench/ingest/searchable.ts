import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../tests/setup/postgres-cluster.ts';
import { startSiteAt } from '../site.ts';
import { writeFeed } from './feed-file.ts';
import { operatorEnv, operatorFlags } from './ingest-engine.ts';
import { makeProduct } from './matching-listings.ts';

/** After this time the site counts as broken. */
const timeoutMs = 15 * 60_000;

/** Time from a feed's file until a running, empty site finds its last product. */
export async function measureSearchable(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-searchable-'));
  const cluster = await startCluster();
  const settings = { DATABASE_URL: cluster.url, CATALOGUE: 'empty', DATA_DIR: folder };
  const site = await startSiteAt(folder, settings);
  try {
    const feed = join(folder, 'feed.csv');
    await writeFeed(feed, size, { name: 'alpha', isOther: false, changed: 0 });
    const { name } = makeProduct(size);
    const began = performance.now();
    const command = ['build/server/cli.js', 'ingest', feed, '--retailer', 'Alpha', '--full'];
    const child = spawn(process.execPath, [...operatorFlags, ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...operatorEnv,
        ...settings,
        NODE_ENV: 'production',
        PUBLIC_URL: site.url,
      },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Ingesting the feed failed with ${code}.`);
    const taken = performance.now();
    await untilFound(`${site.url}/api/products?search=${encodeURIComponent(name)}`, name, began);
    const seconds = (until: number) => ((until - began) / 1_000).toFixed(1);
    console.log(
      `\nFrom the file of ${size.toLocaleString('en-US')} offers to a page that finds the last one: ` +
        `${seconds(performance.now())} s, of which ${seconds(taken)} s for ingesting it ` +
        `(load ${loadavg()[0]?.toFixed(1)}).`,
    );
  } finally {
    await site.stop();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilFound(address: string, name: string, began: number): Promise<void> {
  for (;;) {
    const answer = await fetch(address);
    if (answer.ok && (await answer.text()).includes(`"${name}"`)) return;
    if (performance.now() - began > timeoutMs) throw new Error(`${name} was never found.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
