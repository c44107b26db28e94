import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalFiles } from '../files/local-files.server';
import { createPhotoStore } from './photo-store.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shared = createLocalFiles(join(folder, 'shared'));
const machine = (name: string) => createPhotoStore({ folder: join(folder, name), shared });
const bytes = new TextEncoder().encode('a photo');

test('a photo stored by one machine is found by another, and then without the shared storage', async () => {
  const photo = await machine('worker').save(bytes);
  const path = await machine('web').find(photo);
  expect(readFileSync(path ?? '', 'utf8')).toBe('a photo');
  const alone = createPhotoStore({ folder: join(folder, 'web') });
  expect(await alone.find(photo)).toBe(path);
});

test('finds nothing that is not stored, not a photo, or damaged', async () => {
  const unknown = 'a'.repeat(64);
  expect(await machine('web').find(unknown)).toBeNull();
  expect(await machine('web').find('../../etc/passwd')).toBeNull();
  await shared.put(`photos/${unknown}.webp`, bytes, 'image/webp');
  expect(await machine('web').find(unknown)).toBeNull();
});

test('without shared storage, other machines do not have it', async () => {
  const photo = await createPhotoStore({ folder: join(folder, 'one') }).save(
    new TextEncoder().encode('another photo'),
  );
  expect(await createPhotoStore({ folder: join(folder, 'other') }).find(photo)).toBeNull();
});
