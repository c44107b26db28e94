import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataFolder } from './create-data-folder.server';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glowfare-data-folder-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('creates a complete database, even after a killed attempt', async () => {
  const folder = join(dataDir, 'pglite');
  mkdirSync(folder);
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), 'half a database');
  await createDataFolder(folder);
  expect(readdirSync(dataDir)).toEqual(['pglite']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['PG_VERSION', 'base', 'pg_wal']));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const open = paths.filter((path) => statSync(join(folder, path)).mode & 0o077);
  expect(open).toEqual([]);
});

test('does not change an existing database', async () => {
  const folder = join(dataDir, 'pglite');
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  await createDataFolder(folder);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});

test('does not replace files that are not a database', async () => {
  const folder = join(dataDir, 'pglite');
  mkdirSync(join(folder, 'base'), { recursive: true });
  await expect(createDataFolder(folder)).rejects.toThrow(
    /PG_VERSION is missing.*Nothing was changed.*docs\/backup\.md/,
  );
  expect(readdirSync(dataDir)).toEqual(['pglite']);
  expect(readdirSync(folder)).toEqual(['base']);
});

test('reports an error and leaves nothing behind', async () => {
  symlinkSync(join(dataDir, 'nowhere'), join(dataDir, 'away'));
  const folder = join(dataDir, 'away', 'pglite');
  await expect(createDataFolder(folder)).rejects.toThrow('files could not be created');
  expect(existsSync(folder)).toBe(false);
});
