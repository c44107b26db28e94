import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSiteAt } from '../site.ts';
import { writeDeepXml, writeLargeZip, writeLongAttribute, writeLongName } from './hostile-feeds.ts';
import { measure, stopSite } from './scenario.ts';

const feeds: ReadonlyMap<string, { title: string; write(path: string): Promise<void> }> = new Map([
  ['feed-depth', { title: 'A feed of 3,000,000 nested tags', write: writeDeepXml }],
  ['feed-name', { title: 'A feed with a tag name of 300 MB', write: writeLongName }],
  ['feed-attribute', { title: 'A feed with an attribute of 300 MB', write: writeLongAttribute }],
  ['feed-zip', { title: 'A feed as a zip of 30 × 60 MB', write: writeLargeZip }],
]);

export const feedAttacks = [...feeds.keys()];

/** A due feed is read at the next full minute. */
const readMs = 120_000;

function command(dataDir: string, ...args: string[]): string {
  return execFileSync(process.execPath, ['build/server/cli.js', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
}

/** Schedules a hostile feed on the running site. */
export async function attackWithFeed(
  name: string,
  settings: Record<string, string>,
): Promise<void> {
  const feed = feeds.get(name);
  if (!feed) throw new Error(`There is no feed called ${name}.`);
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-abuse-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'feed');
  try {
    await feed.write(file);
    await (await startSiteAt(dataDir, settings)).stop();
    command(dataDir, 'feed', 'add', file, '--retailer', 'Hostile', '--every', '1m');
    const site = await startSiteAt(dataDir, settings);
    await measure(feed.title, site, async () => {
      await pause(readMs);
      return {};
    });
    await stopSite(site);
    console.log(`  ${command(dataDir, 'feed', 'list').trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
