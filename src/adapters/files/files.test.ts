import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../tests/servers/s3-server';
import { readFileTree } from '../backup/file-tree.server';
import { createLocalFiles } from './local-files.server';
import { createS3Files } from './s3-files.server';

const folder = join(tmpdir(), `glowfare-files-${randomUUID()}`);
const storage = await startS3Server({ id: 'our-id', secret: 'our/secret+key', bucket: 'shop' });
const s3 = {
  endpoint: storage.endpoint,
  bucket: 'shop',
  region: 'eu-central-1',
  accessKeyId: 'our-id',
  secretAccessKey: 'our/secret+key',
};
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

const bytes = new Uint8Array([0, 1, 2, 253, 254, 255]);

describe.each([
  ['on disk', createLocalFiles(folder)],
  ['in a bucket', createS3Files(s3)],
])('a file %s', (_, files) => {
  test('stores, reads and deletes a file', async () => {
    expect(await files.get('a/one.bin')).toBeNull();
    await files.put('a/one.bin', bytes, 'application/octet-stream');
    expect(new Uint8Array((await files.get('a/one.bin')) ?? [])).toEqual(bytes);
    await files.put('a/one.bin', bytes.slice(1), 'application/octet-stream');
    expect((await files.get('a/one.bin'))?.length).toBe(5);
    await files.delete('a/one.bin');
    await files.delete('a/one.bin');
    expect(await files.get('a/one.bin')).toBeNull();
  });

  test.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    '',
    'a//b',
    'a/.hidden',
    'a b',
    'a\u0000b',
    'é',
    'a'.repeat(201),
  ])('rejects the key %j', async (key) => {
    await expect(files.put(key, bytes, 'text/plain')).rejects.toThrow(/not a valid file key/);
    await expect(files.get(key)).rejects.toThrow(/not a valid file key/);
    await expect(files.delete(key)).rejects.toThrow(/not a valid file key/);
  });
});

test('on disk, creates private files and no leftovers', async () => {
  const files = createLocalFiles(folder);
  await files.put('b/cv.pdf', bytes, 'application/pdf');
  expect((await stat(join(folder, 'b/cv.pdf'))).mode & 0o077).toBe(0);
  expect(await readdir(join(folder, 'b'))).toEqual(['cv.pdf']);
  await files.delete('b/cv.pdf');
  expect(await readdir(folder)).not.toContain('b');
});

test('on disk, removes temporary files of killed processes after an hour', async () => {
  const drafts = join(folder, '.drafts');
  await mkdir(drafts, { recursive: true });
  const [old, recent] = [join(drafts, 'old'), join(drafts, 'recent')];
  await writeFile(old, 'half a file');
  await writeFile(recent, 'being written');
  const before = new Date(Date.now() - 3_601_000);
  await utimes(old, before, before);
  await createLocalFiles(folder).put('d/one', bytes, 'text/plain');
  expect(await readdir(drafts)).toEqual(['recent']);
  // A backup that contains a temporary file could not be restored.
  const keys: string[] = [];
  for await (const { key } of readFileTree(folder)) keys.push(key);
  expect(keys).toContain('d/one');
  expect(keys.filter((key) => key.includes('recent'))).toEqual([]);
});

test('on disk, supports concurrent writes and deletes in one folder', async () => {
  const files = createLocalFiles(folder);
  const comeAndGo = async (name: string) => {
    for (let times = 0; times < 20; times += 1) {
      await files.put(`e/${name}`, bytes, 'text/plain');
      await files.delete(`e/${name}`);
    }
  };
  await Promise.all(['a', 'b', 'c'].map(comeAndGo));
  expect(await readdir(folder)).not.toContain('e');
});

test('sends the content type, and fails with a wrong key', async () => {
  await createS3Files(s3).put('c/cv.pdf', bytes, 'application/pdf');
  expect(storage.objects.get('/shop/c/cv.pdf')).toMatchObject({
    type: 'application/pdf',
    disposition: 'attachment',
  });
  const stranger = createS3Files({ ...s3, secretAccessKey: 'guessed' });
  await expect(stranger.get('c/cv.pdf')).rejects.toThrow(/returned 403 .*SignatureDoesNotMatch/);
  expect(storage.refusals).toEqual(['SignatureDoesNotMatch']);
});
