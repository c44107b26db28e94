import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictures } from '~/adapters/pictures/create-pictures.server';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { findPictureSubject } from '~/db/catalog/picture-subject.repo.server';
import { deletePictureField, renameProduct } from '~/db/testing/catalog.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { productSchema } from '~/web/shared/catalog/catalog-schemas';
import { aBatch, anOffer, aProduct, aSource } from '../../../../tests/factories/catalog';
import { aPng } from '../../../../tests/factories/pictures';
import { writeTestShape } from '../../../../tests/factories/shape-files';
import { childProcesses } from '../../../../tests/setup/child-processes';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-pictures-'));
const shapes = join(folder, 'shapes');
// Allows for a busy machine.
const uploads = createUploads({ timeoutMs: 300_000 });
const pictures = createPictures({ folder, shapes, processes: 1, maxWaiting: 2, uploads });
const deps = testDeps(await openTestDatabase(), { pictures });
const app = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
  devPages: false,
  clientDir: undefined,
});

beforeAll(async () => {
  await writeTestShape(join(shapes, 'low-jar'));
  const ids = [1, 2, 3, 4, 5, 6];
  const offers = ids.map((id) => anOffer(id, { productId: id }));
  await loadCatalog(
    deps,
    aSource(
      aBatch(
        ids.map((id) => aProduct(id)),
        offers,
      ),
    ),
  );
});
afterAll(async () => {
  await pictures.close();
  await uploads.close();
  rmSync(folder, { recursive: true });
});

async function versionOf(id: number): Promise<string> {
  const response = await app.request(`/api/products/${id}`);
  return productSchema.parse(await response.json()).imageVersion;
}

const madeFiles = () =>
  readdirSync(join(folder, 'made'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

describe('a product’s picture', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])(
    'is served as %s',
    async (format, type, found) => {
      const response = await app.request(`/images/products/1/160.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      const bytes = await response.arrayBuffer();
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: found,
        width: 160,
        height: 160,
      });
    },
    60_000,
  );

  test('is immutable at the URL that the product names', async () => {
    const version = await versionOf(1);
    const response = await app.request(`/images/products/1/160.webp?v=${version}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['', '?v=', '?v=00000000000', '?v=../../x'])(
    'has a short cache lifetime at other URLs: %s',
    async (query) => {
      const response = await app.request(`/images/products/1/160.webp${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    },
    60_000,
  );

  test('is not sent again to a client that has it', async () => {
    const address = `/images/products/1/160.webp?v=${await versionOf(1)}`;
    const etag = (await app.request(address)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\w{11}-160-webp"$/);
    const again = await app.request(address, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await app.request(address, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('gets a new URL when the product’s name changes', async () => {
    const before = await versionOf(2);
    await renameProduct(deps.db, 2, 'Another Name');
    expect(await versionOf(2)).not.toBe(before);
    await deletePictureField(deps.db, { productId: 3, field: 'typeface' });
    expect(await versionOf(3)).toMatch(/^\w{11}$/);
  });

  test('is drawn once for concurrent requests', async () => {
    const before = madeFiles();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request('/images/products/4/160.jpg')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(madeFiles()).toBe(before + 1);
  });

  test('returns 503 when the queue is full, and works later', async () => {
    const formats = ['avif', 'webp', 'jpg'];
    const addresses = [5, 6].flatMap((id) =>
      formats.map((ending) => `/images/products/${id}/320.${ending}`),
    );
    const answers = await Promise.all(addresses.map((address) => app.request(address)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
    for (const address of addresses) expect((await app.request(address)).status).toBe(200);
  });
});

test('returns 503 after a long wait, and is ready at the next request', async () => {
  const hasty = createPictures({ folder, shapes, processes: 1, maxWaitMs: 1, uploads });
  const subject = await findPictureSubject(deps.db, 1);
  if (!subject) throw new Error('the product is gone');
  const file = { id: 1, version: 'hastyhastyh', width: 320, format: 'jpg' } as const;
  await expect(hasty.compose(subject, file, 'a')).rejects.toMatchObject({ code: 'busy' });
  await expect.poll(() => hasty.find(file)).not.toBeNull();
  await hasty.close();
});

describe('drawing pictures', () => {
  const file = (version: string) => ({ id: 1, version, width: 160, format: 'webp' }) as const;
  const open = () => createPictures({ folder, shapes, processes: 1, uploads });
  async function subjectOne() {
    const subject = await findPictureSubject(deps.db, 1);
    if (!subject) throw new Error('the product is gone');
    return subject;
  }

  test('serves networks fairly', async () => {
    const own = open();
    const subject = await subjectOne();
    let made = 0;
    const flood = Array.from({ length: 60 }, (_, index) =>
      own.compose(subject, file(`flood${index + 100_000}`), 'flood').then(() => {
        made += 1;
      }),
    );
    await own.compose(subject, file('visitorvisi'), 'visitor');
    expect(made).toBeLessThanOrEqual(3);
    await own.compose(subject, file('flood100059'), 'visitor');
    expect(made).toBeLessThanOrEqual(6);
    await Promise.all(flood);
    await own.close();
  });

  test.runIf(process.platform === 'linux')(
    'continues while an untrusted file is being opened',
    async () => {
      await uploads.close();
      const before = childProcesses();
      const cropping = uploads.cropSquares(aPng({ width: 4_000, height: 4_000 }), [64], 'a');
      const newChild = () => childProcesses().find((id) => !before.includes(id));
      await expect.poll(newChild).toBeDefined();
      const sandbox = newChild() ?? 0;
      process.kill(sandbox, 'SIGSTOP');
      let isOpen = false;
      cropping.then(() => {
        isOpen = true;
      });
      const own = open();
      await own.compose(await subjectOne(), file('duringupload'), 'visitor');
      expect(isOpen).toBe(false);
      process.kill(sandbox, 'SIGCONT');
      expect(await cropping).toHaveLength(1);
      await own.close();
    },
    60_000,
  );
});

describe('returns 404', () => {
  test.each([
    '/images/products/999999/160.webp',
    '/images/products/0/160.webp',
    '/images/products/01/160.webp',
    '/images/products/-1/160.webp',
    '/images/products/1e3/160.webp',
    '/images/products/9999999999/160.webp',
    '/images/products/1/161.webp',
    '/images/products/1/0160.webp',
    '/images/products/1/160.svg',
    '/images/products/1/160.html',
    '/images/products/1/160.WEBP',
    '/images/products/1/160.webp%00.html',
    '/images/products/1/160.webp/..',
    '/images/products/1/..%2f160.webp',
    '/images/products/..%2f..%2fetc%2fpasswd/160.webp',
    '/images/products/%3Csvg%20onload=alert(1)%3E/160.webp',
    '/images/products/1.svg',
    '/images/products/1',
    '/images/products/',
  ])('at %s', async (address) => {
    const before = madeFiles();
    const response = await app.request(address);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).not.toContain('onload');
    expect(madeFiles()).toBe(before);
  });

  test('for a POST', async () => {
    const response = await app.request('/images/products/1/160.webp', { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
