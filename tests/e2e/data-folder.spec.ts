import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyDataFolder, createDataFolder, startSite } from './site-process.ts';

const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0;

/** Folders at any depth, and top-level files, that other users could access. */
function openPaths(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const guarded = below.filter((entry) => entry.isDirectory() || entry.parentPath === folder);
  const paths = guarded.map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...paths].filter(isOpen);
}

test('a new data folder is accessible only to its owner and contains the secrets key', async () => {
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

test('an exposed data folder is closed once, with a notice that its keys were replaced', async () => {
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
