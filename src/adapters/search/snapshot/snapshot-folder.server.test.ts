import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SnapshotUnusable } from '~/domain/search/search-snapshots';
import { product } from '../../../../tests/factories/search-catalog';
import { createSearchIndex } from '../create-search-index';
import { indexVersion } from './index-version';
import { createSnapshotFolder } from './snapshot-folder.server';

const products = fc
  .sample(product, { numRuns: 30, seed: 2 })
  .map((row, at) => ({ ...row, id: at + 1 }));
const { signal } = new AbortController();

let folder: string;
let snapshots: ReturnType<typeof createSnapshotFolder>;
beforeEach(async () => {
  folder = join(tmpdir(), `glowfare-snapshots-${randomUUID()}`);
  snapshots = createSnapshotFolder(folder);
  await snapshots.open();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const save = () => snapshots.save(createSearchIndex(products).toBytes(), signal);

test('loads what was saved', async () => {
  const search = await snapshots.load(await save());
  expect(search.productCount).toBe(products.length);
  expect(search.suggest('serum')).toEqual(createSearchIndex(products).suggest('serum'));
});

test('processes with one folder know it by the same id', async () => {
  const places = await Promise.all([1, 2, 3, 4].map(() => createSnapshotFolder(folder).open()));
  expect(new Set(places.map((place) => place.folder)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['folder-id']);
});

test('refuses a file with any wrong byte', async () => {
  const file = await save();
  const path = join(folder, file);
  const bytes = await readFile(path);
  // The last four bytes of the header are not used.
  const place = fc.nat({ max: bytes.length - 1 }).filter((at) => at < 28 || at >= 32);
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= change;
      await writeFile(path, damaged);
      await expect(snapshots.load(file)).rejects.toBeInstanceOf(SnapshotUnusable);
    }),
    { numRuns: 100, examples: Array.from({ length: 28 }, (_, at) => [at, 1]) },
  );
});

test('refuses a truncated file, one that is longer, and a missing one', async () => {
  const file = await save();
  const path = join(folder, file);
  const bytes = await readFile(path);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
      await writeFile(path, bytes.subarray(0, length));
      await expect(snapshots.load(file)).rejects.toThrow('truncated');
    }),
    { numRuns: 50, examples: [[0], [31], [32]] },
  );
  await writeFile(path, Buffer.concat([bytes, Buffer.alloc(8)]));
  await expect(snapshots.load(file)).rejects.toBeInstanceOf(SnapshotUnusable);
  await rm(path);
  await expect(snapshots.load(file)).rejects.toThrow('cannot be opened');
});

test('refuses files of another version or byte order, whatever their checksum', async () => {
  const file = await save();
  const path = join(folder, file);
  const bytes = await readFile(path);
  bytes.writeUInt32LE(indexVersion + 1, 12);
  await writeFile(path, bytes);
  await expect(snapshots.load(file)).rejects.toThrow(`version ${indexVersion + 1}`);
  bytes.subarray(8, 12).reverse();
  await writeFile(path, bytes);
  await expect(snapshots.load(file)).rejects.toThrow('byte order');
});

test('a write that was stopped leaves no file', async () => {
  const stopping = new AbortController();
  const saving = snapshots.save(createSearchIndex(products).toBytes(), stopping.signal);
  stopping.abort();
  await expect(saving).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['folder-id']);
});

test('deletes replaced files, but not those of other releases or what is being written', async () => {
  await save();
  const file = await save();
  const old = new Date('2026-01-01');
  for (const name of ['new.draft', 'old.draft', 'v0-new.snapshot', 'v0-old.snapshot']) {
    await writeFile(join(folder, name), '');
    if (name.includes('old')) await utimes(join(folder, name), old, old);
  }
  await snapshots.deleteOthers(file);
  expect(new Set(await readdir(folder))).toEqual(
    new Set([file, 'folder-id', 'new.draft', 'v0-new.snapshot']),
  );
});
