import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '~/domain/durations';
import { createPictureCache } from './picture-cache.server';

let diskIsFull = false;
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open: typeof fs.open = (...args) =>
    diskIsFull ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : fs.open(...args);
  return { ...fs, open };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-cache-'));
});
afterEach(() => {
  diskIsFull = false;
  rmSync(folder, { recursive: true, force: true });
});

const bytes = (length: number, value = 1) => new Uint8Array(length).fill(value);

function filesIn(): { path: string; name: string; size: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path, name, size: statSync(path).size };
    });
}

test('a stored picture is found again, also by another process', async () => {
  await createPictureCache(folder, 10_000).store('1-abc-320.avif', bytes(50));
  const found = await createPictureCache(folder, 10_000).find('1-abc-320.avif');
  expect(found && [...found]).toEqual([...bytes(50)]);
});

test('a full disk is no error: the picture is just not cached', async () => {
  const cache = createPictureCache(folder, 10_000);
  diskIsFull = true;
  await cache.store('1-abc-320.avif', bytes(50));
  expect(await cache.find('1-abc-320.avif')).toBeNull();
  expect(filesIn()).toEqual([]);
});

test('an unknown picture is not found', async () => {
  expect(await createPictureCache(folder, 10_000).find('2-abc-320.avif')).toBeNull();
});

test('stays near its limit and removes the least recently used files', async () => {
  const cache = createPictureCache(folder, 10_000);
  for (let i = 0; i < 40; i++) {
    await cache.store(`${i}-abc-320.avif`, bytes(500));
    const hour = new Date(Date.now() - (40 - i) * hourMs * 2);
    const path = filesIn().find(({ name }) => name.startsWith(`${i}-`))?.path ?? '';
    if (path) utimesSync(path, hour, hour);
    // The first one is used again and again.
    if (i < 39) await cache.find('0-abc-320.avif');
    const total = filesIn().reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(10_500);
  }
  await cache.evict();
  const left = filesIn().map(({ name }) => Number.parseInt(name, 10));
  expect(left).toContain(0);
  expect(left).toContain(39);
  expect(left).not.toContain(1);
});

test('removes old drafts of a killed process, but not recent ones', async () => {
  const cache = createPictureCache(folder, 10_000);
  writeFileSync(join(folder, 'draft-dead'), bytes(400));
  writeFileSync(join(folder, 'draft-alive'), bytes(400));
  const long = new Date(Date.now() - hourMs);
  utimesSync(join(folder, 'draft-dead'), long, long);
  await cache.evict();
  expect(existsSync(join(folder, 'draft-dead'))).toBe(false);
  expect(existsSync(join(folder, 'draft-alive'))).toBe(true);
});

test('an empty file, left by a power failure, is ignored', async () => {
  const cache = createPictureCache(folder, 10_000);
  await cache.store('1-abc-320.avif', bytes(5));
  const [file] = filesIn();
  writeFileSync(file?.path ?? '', '');
  expect(await cache.find('1-abc-320.avif')).toBeNull();
});

test('two processes may remove the same files', async () => {
  const caches = [createPictureCache(folder, 2_000), createPictureCache(folder, 2_000)];
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => caches[i % 2]?.store(`${i}-abc-320.avif`, bytes(200))),
  );
  await Promise.all(caches.map((cache) => cache.evict()));
  expect(filesIn().reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(2_000);
});

test('an unwritable folder is an error', async () => {
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'sub', 'made'), 'a file where a folder should be');
  const cache = createPictureCache(join(folder, 'sub', 'made'), 1_000);
  await expect(cache.store('1-abc-320.avif', bytes(5))).rejects.toThrow();
});
