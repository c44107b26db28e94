import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyDataFolder, createDataFolder, startSite } from './site-process.ts';

const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0;

/** Folders anywhere below, and files at the top, that other users of the machine could enter or read. */
function openPaths(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const guarded = below.filter((entry) => entry.isDirectory() || entry.parentPath === folder);
  const paths = guarded.map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...paths].filter(isOpen);
}

test('a new data folder is for its owner only, and holds the key to its secrets', async () => {
  const parent = createDataFolder();
  const dataDir = join(parent.path, 'data');
  const site = await startSite({ DATA_DIR: dataDir });
  try {
    expect(site.said()).toContain(`Created ${join(dataDir, 'secrets.key')}`);
    expect(openPaths(dataDir)).toEqual([]);
  } finally {
    await site.end('SIGTERM');
    parent.remove();
  }
});

test('one that was open to others is closed once, with a notice that its keys are new', async () => {
  const folder = copyDataFolder('empty');
  const notice = 'other users of this machine could read the database';
  try {
    for (const path of [folder.path, join(folder.path, 'pglite')]) chmodSync(path, 0o755);
    for (const isFirst of [true, false]) {
      const site = await startSite({ DATA_DIR: folder.path });
      expect(site.said().includes(notice)).toBe(isFirst);
      expect(openPaths(folder.path)).toEqual([]);
      await site.end('SIGTERM');
    }
  } finally {
    folder.remove();
  }
});
