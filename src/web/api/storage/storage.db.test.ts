import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import {
  type StorageSite,
  serviceKey,
  startStorageSite,
} from '../../../../tests/sites/storage-site';

const db = await openTestDatabase();
let shop: StorageSite;
beforeAll(async () => {
  shop = await startStorageSite(db);
});
afterAll(() => shop.stop());

const asService = { Authorization: `Bearer ${serviceKey}` };

describe('buckets', () => {
  test('are private and closed to users by default', async () => {
    const { service } = shop;
    const id = 'my bucket.1';
    expect(await service.createBucket(id)).toMatchObject({ data: { name: id }, error: null });
    expect((await service.getBucket(id)).data).toMatchObject({
      id,
      name: id,
      public: false,
      person_access: 'none',
      file_size_limit: null,
      allowed_mime_types: null,
    });
    const { storage } = await shop.person();
    expect((await storage.getBucket(id)).error).toMatchObject({
      message: 'Bucket not found',
      status: 404,
      statusCode: '404',
    });
  });

  test('can be changed in part, listed, emptied and deleted', async () => {
    const { service } = shop;
    await service.createBucket('books', { public: true, fileSizeLimit: '20mb' });
    await service.updateBucket('books', { public: false, allowedMimeTypes: ['image/*'] });
    expect((await service.getBucket('books')).data).toMatchObject({
      public: false,
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/*'],
    });
    const listed = await service.listBuckets({ search: 'BOO', limit: 5 });
    expect(listed.data?.map(({ id }) => id)).toEqual(['books']);
    await service.from('books').upload('a.png', 'x', { contentType: 'image/png' });
    expect((await service.deleteBucket('books')).error).toMatchObject({ statusCode: '409' });
    expect((await service.emptyBucket('books')).error).toBeNull();
    expect((await service.deleteBucket('books')).error).toBeNull();
    expect((await service.getBucket('books')).error?.message).toBe('Bucket not found');
  });

  test.each([
    ['a name with a slash', { name: 'a/b' }, 400],
    ['a reserved word', { name: 'sign' }, 400],
    ['a name that is too long', { name: 'a'.repeat(101) }, 400],
    ['no name', {}, 400],
    ['a limit above ours', { name: 'x', file_size_limit: '1gb' }, 413],
    ['an invalid size limit', { name: 'x', file_size_limit: 'large' }, 400],
    ['an invalid type', { name: 'x', allowed_mime_types: ['png'] }, 415],
    ['a name that is taken', { name: 'avatars' }, 409],
  ])('cannot be created with %s', async (_, body, status) => {
    const answer = await shop.ask('POST', '/bucket', {
      headers: asService,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      statusCode: String(status),
      message: expect.any(String),
      code: expect.any(String),
    });
  });

  test('of the site itself cannot be changed', async () => {
    const { service } = shop;
    for (const { error } of [
      await service.updateBucket('avatars', { public: true }),
      await service.emptyBucket('avatars'),
      await service.deleteBucket('avatars'),
      await service.from('avatars').upload('x/y.webp', 'x', { contentType: 'image/webp' }),
      await service.from('avatars').remove(['x/y.webp']),
    ]) {
      expect(error).toMatchObject({ statusCode: '403' });
    }
  });

  test('cannot be managed by users or visitors', async () => {
    const { storage } = await shop.person();
    for (const { error } of [
      await storage.createBucket('mine'),
      await storage.updateBucket('avatars', { public: true }),
      await storage.emptyBucket('avatars'),
      await storage.deleteBucket('avatars'),
    ]) {
      expect(error).toMatchObject({ statusCode: '403' });
    }
    const visitor = shop.site.client().storage;
    expect((await visitor.listBuckets()).error).toMatchObject({
      message: 'Invalid Compact JWS',
      status: 401,
      statusCode: '401',
    });
    expect((await visitor.createBucket('mine')).error).toMatchObject({ statusCode: '401' });
  });
});

describe('objects', () => {
  test('can be uploaded, described, downloaded and removed', async () => {
    const bucket = await shop.bucket({});
    const files = shop.service.from(bucket);
    const uploaded = await files.upload('docs/hello.txt', 'Hello', { metadata: { a: 1 } });
    expect(uploaded).toMatchObject({
      data: { path: 'docs/hello.txt', fullPath: `${bucket}/docs/hello.txt` },
      error: null,
    });
    expect((await files.info('docs/hello.txt')).data).toMatchObject({
      id: uploaded.data?.id,
      size: 5,
      contentType: 'text/plain;charset=UTF-8',
      cacheControl: 'max-age=3600',
      metadata: { a: 1 },
    });
    expect(await files.exists('docs/hello.txt')).toEqual({ data: true, error: null });
    expect((await files.exists('docs/none.txt')).data).toBe(false);
    expect(await (await files.download('docs/hello.txt')).data?.text()).toBe('Hello');
    const removed = await files.remove(['docs/hello.txt', 'docs/none.txt']);
    expect(removed.data?.map(({ name }) => name)).toEqual(['docs/hello.txt']);
    expect((await files.download('docs/hello.txt')).error).toMatchObject({
      status: 404,
      message: 'Object not found',
    });
  });

  test('are replaced only on request', async () => {
    const files = shop.service.from(await shop.bucket({}));
    const first = await files.upload('a.txt', 'one');
    expect((await files.upload('a.txt', 'two')).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
    const second = await files.upload('a.txt', 'two', { upsert: true });
    expect(second.data?.id).toBe(first.data?.id);
    expect((await files.update('a.txt', 'three')).error).toBeNull();
    expect(await (await files.download('a.txt')).data?.text()).toBe('three');
  });

  test('can be uploaded in a form with their own type', async () => {
    const files = shop.service.from(await shop.bucket({ allowed_mime_types: ['text/csv'] }));
    const csv = new Blob(['a,b'], { type: 'text/csv' });
    expect((await files.upload('a.csv', csv, { cacheControl: '60' })).error).toBeNull();
    expect((await files.info('a.csv')).data).toMatchObject({
      contentType: 'text/csv',
      cacheControl: 'max-age=60',
    });
    expect(
      (await files.upload('b.csv', new Blob(['x'], { type: 'text/html' }))).error,
    ).toMatchObject({ message: 'mime type text/html is not supported', statusCode: '415' });
  });

  test('may not exceed the limit of their bucket', async () => {
    const { service } = shop;
    await service.createBucket('small', { public: false, fileSizeLimit: '1kb' });
    const files = service.from('small');
    expect((await files.upload('a', 'x'.repeat(1_000))).error).toBeNull();
    for (const body of ['x'.repeat(1_001), new Blob(['x'.repeat(1_001)])]) {
      expect((await files.upload('b', body)).error).toMatchObject({
        message: 'The object exceeded the maximum allowed size',
        statusCode: '413',
      });
    }
  });

  test('move and copy within and between buckets, and never overwrite another', async () => {
    const [one, two] = [await shop.bucket({}), await shop.bucket({})];
    const files = shop.service.from(one);
    await files.upload('a.txt', 'A');
    expect((await files.move('a.txt', 'b/c.txt')).data?.message).toBe('Successfully moved');
    expect((await files.copy('b/c.txt', 'd.txt', { destinationBucket: two })).data?.path).toBe(
      `${two}/d.txt`,
    );
    expect(await (await shop.service.from(two).download('d.txt')).data?.text()).toBe('A');
    await files.upload('e.txt', 'E');
    expect((await files.move('b/c.txt', 'e.txt')).error).toMatchObject({ statusCode: '409' });
    expect((await files.copy('b/c.txt', 'e.txt')).error).toMatchObject({ statusCode: '409' });
    expect((await files.move('none', 'x')).error).toMatchObject({ statusCode: '404' });
    const moves = await Promise.all([files.move('b/c.txt', 'z'), files.move('e.txt', 'z')]);
    expect(moves.map(({ error }) => error?.message ?? null).toSorted()).toEqual([
      'The resource already exists',
      null,
    ]);
  });

  test.each([
    ['..', '%2e%2e/x'],
    ['a NUL', 'a%00b'],
    ['a newline', 'a%0ab'],
    ['a broken escape', 'a%zz'],
    ['an empty part', 'a//b'],
    ['an accent', 'caf%C3%A9'],
    ['a backslash', 'a%5Cb'],
    ['too many characters', 'a'.repeat(501)],
  ])('cannot be named with %s', async (_, name) => {
    const bucket = await shop.bucket({});
    const answer = await shop.ask('POST', `/object/${bucket}/${name}`, {
      headers: asService,
      body: 'x',
    });
    expect([400, 404]).toContain(answer.status);
    expect((await shop.service.from(bucket).list()).data).toEqual([]);
  });
});

describe('lists', () => {
  let bucket: string;
  const names = ['b.txt', 'a.txt', 'dir/x.txt', 'dir/Sub/y.txt', 'dir/z.txt', '%_odd'.slice(1)];
  beforeAll(async () => {
    bucket = await shop.bucket({});
    for (const name of names) await shop.service.from(bucket).upload(name, name);
  });
  const list = async (...query: Parameters<ReturnType<typeof shop.service.from>['list']>) =>
    (await shop.service.from(bucket).list(...query)).data?.map(({ name }) => name);

  test('show one level by name, folders without an id', async () => {
    expect(await list()).toEqual(['_odd', 'a.txt', 'b.txt', 'dir']);
    expect(await list('dir')).toEqual(['Sub', 'x.txt', 'z.txt']);
    expect(await list('di')).toEqual([]);
    const { data } = await shop.service.from(bucket).list('dir', { limit: 1 });
    expect(data).toEqual([expect.objectContaining({ name: 'Sub', id: null, metadata: null })]);
  });

  test('support limit, offset, order and search', async () => {
    expect(await list('', { limit: 2, offset: 1 })).toEqual(['a.txt', 'b.txt']);
    expect(await list('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'dir',
      'b.txt',
      'a.txt',
      '_odd',
    ]);
    expect(await list('dir', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'z.txt',
      'x.txt',
      'Sub',
    ]);
    expect(await list('dir', { search: 's' })).toEqual(['Sub']);
    expect(await list('', { search: '%' })).toEqual([]);
  });

  test.each([
    { column: 'name', order: 'asc' },
    { column: 'name', order: 'desc' },
    { column: 'created_at', order: 'asc' },
    { column: 'updated_at', order: 'desc' },
  ] as const)('in pages by $column $order show everything once', async (sortBy) => {
    for (const with_delimiter of [false, true]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await shop.service
          .from(bucket)
          .listV2({ limit: 2, sortBy, with_delimiter, ...(cursor && { cursor }) });
        seen.push(...[...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name));
        cursor = data?.nextCursor;
      } while (cursor);
      const all = with_delimiter ? ['_odd', 'a.txt', 'b.txt', 'dir/'] : names;
      expect(seen.toSorted()).toEqual(all.toSorted());
    }
  });

  test('are empty after an invalid cursor', async () => {
    const { error } = await shop.service.from(bucket).listV2({ cursor: 'nonsense' });
    expect(error).toMatchObject({ statusCode: '400' });
  });
});

describe('served files', () => {
  test.each([
    ['image/png', 'image/png', null],
    ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8', 'attachment'],
    ['application/pdf', 'application/pdf', 'attachment'],
    ['text/html', 'text/plain; charset=utf-8', 'attachment'],
    ['image/svg+xml', 'text/plain; charset=utf-8', 'attachment'],
    ['application/javascript', 'text/plain; charset=utf-8', 'attachment'],
    ['nonsense', 'application/octet-stream', 'attachment'],
  ])('of type %s cannot run scripts', async (contentType, served, disposition) => {
    const bucket = await shop.bucket({ public: true });
    await shop.service.from(bucket).upload('f', '<script>', { contentType });
    const { headers } = await shop.ask('GET', `/object/public/${bucket}/f`);
    expect(headers.get('content-type')).toBe(served);
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('support ranges and revalidation', async () => {
    const bucket = await shop.bucket({ public: true });
    await shop.service.from(bucket).upload('f', '0123456789');
    const path = `/object/public/${bucket}/f`;
    const get = (headers: Record<string, string>) => shop.ask('GET', path, { headers });
    const part = await get({ Range: 'bytes=2-4' });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await (await get({ Range: 'bytes=-3' })).text()).toBe('789');
    expect((await get({ Range: 'bytes=10-' })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
    const head = await shop.ask('HEAD', path);
    expect(head.headers.get('content-length')).toBe('10');
  });

  test('get the name that the URL requests', async () => {
    const bucket = await shop.bucket({ public: true });
    await shop.service.from(bucket).upload('f', 'x', { contentType: 'image/png' });
    const { data } = shop.service.from(bucket).getPublicUrl('f', { download: 'é".png' });
    const { headers } = await fetch(data.publicUrl);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="%C3%A9%22.png"; filename*=UTF-8''%C3%A9%22.png`,
    );
  });
});

test('an unknown object returns an error in the format of the service', async () => {
  const answer = await shop.ask('GET', '/vector/ListIndexes');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ statusCode: '404', code: 'NotFound' });
});

test('file names and tokens are not logged', async () => {
  const bucket = await shop.bucket({ public: true });
  await shop.ask('GET', `/object/public/${bucket}/private-name.txt?token=private-token`);
  expect(JSON.stringify(shop.site.logLines)).not.toContain('private-token');
});
