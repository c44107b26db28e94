import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictures } from '~/adapters/pictures/create-pictures.server';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { findPictureSubject } from '~/db/catalog/picture-subject.repo.server';
import { updatePictureHosts } from '~/db/catalog/source-picture.repo.server';
import { deletePictureField, findSourcePicture } from '~/db/testing/catalog.server';
import { emptyTables } from '~/db/testing/tables.server';
import { pictureVersion } from '~/domain/pictures/picture-version';
import { aBatch, aProduct, aSource } from '../../../tests/factories/catalog';
import { jpegWithScans } from '../../../tests/factories/pictures';
import { writeTestShape } from '../../../tests/factories/shape-files';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { fetchProductPhoto } from './fetch-product-photo.server';
import { requestPhotos } from './request-photo.server';
import { showPicture } from './show-picture.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-photos-'));
const policy = { allowsAddress: () => true, allowsPort: () => true };
const uploads = createUploads();
const shapes = join(folder, 'shapes');
const pictures = createPictures({ folder, shapes, processes: 1, policy, uploads });
const deps = testDeps(await openTestDatabase(), { pictures });
const { db } = deps;
const productId = 1;
let server: Server;
let answer: RequestListener;
let asked = 0;

beforeAll(async () => {
  await writeTestShape(join(folder, 'shapes', 'low-jar'));
  await loadCatalog(deps, aSource(aBatch([aProduct(productId)], [])));
  await updatePictureHosts(db, { id: 1, hosts: ['LocalHost'] });
});
beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await emptyTables(db, 'source_picture');
  await deletePictureField(db, { productId, field: 'photo' });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
afterAll(async () => {
  await pictures.close();
  await uploads.close();
  rmSync(folder, { recursive: true });
});

const aJpeg = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#d02040' } })
    .jpeg()
    .toBuffer();

/** Records a photo URL of the store and runs the job. */
async function fetchFrom(body: Uint8Array | string, path = '/a.jpg'): Promise<void> {
  answer = (_, response) => response.end(body);
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}${path}`;
  await db.transaction((tx) => requestPhotos(tx, [{ productId, address }], deps.clock.now()));
  await fetchProductPhoto(deps, { productId });
}

const whatBecame = () => findSourcePicture(db, productId);

async function centerOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = ((info.height >> 1) * info.width + (info.width >> 1)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const show = async (version?: string) =>
  showPicture(deps, { id: productId, width: 160, format: 'webp', version }, 'a');

describe('a photo from a feed', () => {
  test('becomes the product’s picture, under a new version', async () => {
    const drawn = await show();
    await fetchFrom(await aJpeg(500));
    expect(await whatBecame()).toEqual({ state: 'kept', reason: null });
    const subject = await findPictureSubject(db, productId);
    if (!subject) throw new Error('the product is gone');
    const shown = await show(pictureVersion(subject));
    expect(shown.isFinal).toBe(true);
    expect(shown.version).not.toBe(drawn.version);
    const [red = 0, green = 0] = await centerOf(shown.bytes);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(60);
  });

  test('is fetched once, even if the feed names it repeatedly', async () => {
    await fetchFrom(await aJpeg(500));
    await fetchFrom(await aJpeg(500));
    expect(asked).toBe(1);
  });

  test.each([
    ['a page', '<!doctype html><html></html>', 'not_a_picture'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>',
      'not_a_picture',
    ],
    ['nothing', '', 'not_a_picture'],
    ['a GIF', `GIF89a${'x'.repeat(100)}`, 'not_a_picture'],
  ])(
    'that is %s is refused',
    async (_, body, reason) => {
      await fetchFrom(body);
      expect(await whatBecame()).toEqual({ state: 'refused', reason });
      expect((await show()).bytes.length).toBeGreaterThan(100);
    },
    60_000,
  );

  test('that is truncated is refused', async () => {
    const whole = await aJpeg(800);
    await fetchFrom(whole.subarray(0, whole.length / 3));
    expect(await whatBecame()).toEqual({ state: 'refused', reason: 'broken' });
  });

  test('that is a thumbnail is refused', async () => {
    await fetchFrom(await aJpeg(120));
    expect(await whatBecame()).toEqual({ state: 'refused', reason: 'too_small' });
  });

  test('with too many pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await fetchFrom(bomb);
    expect(await whatBecame()).toEqual({ state: 'refused', reason: 'too_many_pixels' });
  });

  test('with thousands of scans is refused', async () => {
    await fetchFrom(await jpegWithScans(2_000));
    expect(await whatBecame()).toEqual({ state: 'refused', reason: 'too_complex' });
  });

  test('of an unknown host is refused without contacting that host', async () => {
    await updatePictureHosts(db, { id: 1, hosts: [] });
    await fetchFrom(await aJpeg(500));
    await updatePictureHosts(db, { id: 1, hosts: ['LocalHost'] });
    expect(await whatBecame()).toEqual({ state: 'refused', reason: 'unknown_host' });
    expect(asked).toBe(0);
  });

  test('of an unavailable store is retried later', async () => {
    answer = (_, response) => response.writeHead(503).end();
    const { port } = server.address() as AddressInfo;
    const address = `http://localhost:${port}/a.jpg`;
    await db.transaction((tx) => requestPhotos(tx, [{ productId, address }], deps.clock.now()));
    await expect(fetchProductPhoto(deps, { productId })).rejects.toThrow('bad_answer');
    expect(await whatBecame()).toEqual({ state: 'waiting', reason: null });
  });

  test('that is missing on disk is replaced by the composed picture', async () => {
    const drawn = await show();
    await fetchFrom(await aJpeg(501));
    rmSync(join(folder, 'photos'), { recursive: true });
    rmSync(join(folder, 'made'), { recursive: true });
    const shown = await show();
    expect(shown).toEqual({ ...drawn, isFinal: false });
  });

  test('is stored without the file’s metadata', async () => {
    const withComment = await sharp(await aJpeg(500))
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    await fetchFrom(withComment);
    const [file] = readdirSync(join(folder, 'photos'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    const path = join(file?.parentPath ?? '', file?.name ?? '');
    expect((await sharp(path).metadata()).exif).toBeUndefined();
  });
});
