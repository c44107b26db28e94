import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { insertUnusedFiles } from '~/db/storage/unused-file.repo.server';
import { hourMs } from '~/domain/durations';
import { storageLimits } from '~/domain/storage/storage-limits';
import { storageFileKey } from '~/domain/storage/storage-object';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';
import { aPicture } from '../../../../tests/factories/pictures';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import {
  type StorageSite,
  serviceKey,
  startStorageSite,
} from '../../../../tests/sites/storage-site';

const db = await openTestDatabase();
const uploads = createUploads();
let shop: StorageSite;
let bucket: string;
let anna: Awaited<ReturnType<StorageSite['person']>>;
let ben: Awaited<ReturnType<StorageSite['person']>>;

beforeAll(async () => {
  shop = await startStorageSite(db, { uploads }, { AUTH_ANONYMOUS: 'on' });
  bucket = await shop.bucket({ person_access: 'write' });
  [anna, ben] = [await shop.person(), await shop.person()];
});
afterAll(async () => {
  await shop.stop();
  await uploads.close();
});

describe('users', () => {
  test('store files in their own folder, which no one else can use', async () => {
    const name = `${anna.id}/a.txt`;
    const [own, other] = [anna.storage.from(bucket), ben.storage.from(bucket)];
    expect((await own.upload(name, 'Anna')).error).toBeNull();
    expect((await own.list(anna.id)).data?.map((file) => file.name)).toEqual(['a.txt']);
    expect(await (await own.download(name)).data?.text()).toBe('Anna');

    expect((await other.list(anna.id)).data).toEqual([]);
    expect((await other.list()).data).toEqual([]);
    expect((await other.listV2({})).data?.objects).toEqual([]);
    expect((await other.exists(name)).data).toBe(false);
    expect((await other.remove([name])).data).toEqual([]);
    const statuses = [
      await other.download(name),
      await other.info(name),
      await other.createSignedUrl(name, 60),
      await other.move(name, `${ben.id}/a.txt`),
      await other.copy(name, `${ben.id}/a.txt`),
      await other.upload(name, 'Ben', { upsert: true }),
      await other.update(name, 'Ben'),
      await other.createSignedUploadUrl(name, { upsert: true }),
      await other.upload('a.txt', 'Ben'),
      await own.move(name, `${ben.id}/b.txt`),
      await own.copy(name, `${ben.id}/b.txt`),
    ].map(({ error }) => error?.status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 403, 403, 403, 403, 403, 403]);
    expect((await other.createSignedUrls([name], 60)).data?.[0]).toMatchObject({
      signedUrl: null,
      error: expect.stringContaining('do not have access'),
    });
    expect(await (await own.download(name)).data?.text()).toBe('Anna');
  });

  test('cannot use closed buckets or write to read-only ones', async () => {
    const [closed, readable] = [
      await shop.bucket({}),
      await shop.bucket({ person_access: 'read' }),
    ];
    const name = `${anna.id}/a.txt`;
    expect((await anna.storage.from(closed).upload(name, 'x')).error).toMatchObject({
      status: 404,
    });
    expect((await anna.storage.from(closed).list()).error).toMatchObject({ status: 404 });
    expect((await anna.storage.from(readable).upload(name, 'x')).error).toMatchObject({
      status: 403,
      message: 'new row violates row-level security policy',
    });
    expect((await anna.storage.from(readable).list()).data).toEqual([]);
  });

  test('lose access when their bucket is closed or their session ends', async () => {
    const person = await shop.person();
    const place = await shop.bucket({ person_access: 'write' });
    const name = `${person.id}/a.txt`;
    await person.storage.from(place).upload(name, 'x');
    await shop.ask('PUT', `/bucket/${place}`, {
      headers: { Authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ person_access: 'none' }),
    });
    expect((await person.storage.from(place).download(name)).error).toMatchObject({ status: 404 });
    await person.client.auth.signOut();
    const headers = { Authorization: `Bearer ${person.token}` };
    const answer = await shop.ask('GET', `/object/${bucket}/${person.id}/a.txt`, { headers });
    expect(answer.status).toBe(401);
  });

  test('cannot exceed their quota', async () => {
    const client = shop.site.client();
    const { data } = await client.auth.signInAnonymously();
    const files = client.storage.from(bucket);
    const folder = data.user?.id ?? '';
    for (let count = 0; count < storageLimits.maxAnonymousObjects; count += 1) {
      expect((await files.upload(`${folder}/${count}`, 'x')).error).toBeNull();
    }
    expect((await files.upload(`${folder}/more`, 'x')).error).toMatchObject({
      statusCode: '413',
      message: 'Your storage is full. Remove some files first.',
    });
    expect((await files.upload(`${folder}/0`, 'y', { upsert: true })).error).toBeNull();
  });
});

describe('visitors', () => {
  test('read public files by name, and nothing else', async () => {
    const open = await shop.bucket({ public: true });
    await shop.service.from(open).upload('a.txt', 'open');
    const name = `${anna.id}/secret.txt`;
    await anna.storage.from(bucket).upload(name, 'secret');
    const visitor = shop.site.client().storage;
    expect(await (await visitor.from(open).download('a.txt')).data?.text()).toBe('open');
    expect((await visitor.from(open).info('a.txt')).error).toBeNull();
    await expect(visitor.from(bucket).exists(name)).rejects.toThrow('Bucket not found');
    const { publicUrl } = visitor.from(bucket).getPublicUrl(name).data;
    expect((await fetch(publicUrl)).status).toBe(404);
    const statuses = [
      await visitor.from(bucket).download(name),
      await visitor.from(open).list(),
      await visitor.from(open).upload('b.txt', 'x'),
      await visitor.from(open).remove(['a.txt']),
      await visitor.from(open).createSignedUrl('a.txt', 60),
    ].map(({ error }) => error?.status);
    expect(statuses).toEqual([404, 401, 401, 401, 401]);
  });

  test('download only the signed file until the URL expires', async () => {
    const name = `${anna.id}/signed.txt`;
    await anna.storage.from(bucket).upload(name, 'signed');
    const { data } = await anna.storage.from(bucket).createSignedUrl(name, 60);
    const url = data?.signedUrl ?? '';
    const answer = await fetch(url);
    expect(await answer.text()).toBe('signed');
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=[56]\d$/);
    expect((await fetch(url.replace('signed.txt', 'secret.txt'))).status).toBe(400);
    expect((await fetch(url.slice(0, -2))).status).toBe(400);
    expect((await fetch(`${url.split('?')[0]}?token=${anna.token}`)).status).toBe(400);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(400);
    const asUpload = url.replace('/object/sign/', '/object/upload/sign/');
    expect((await fetch(asUpload, { method: 'PUT', body: 'x' })).status).toBe(400);
    shop.site.advance(61);
    const late = await fetch(url);
    expect(await late.json()).toMatchObject({ statusCode: '400', code: 'ExpiredToken' });
    const tooLong = await anna.storage.from(bucket).createSignedUrl(name, 365 * 86_400);
    expect(tooLong.error).toMatchObject({ statusCode: '400' });
  });

  test('upload once with a signed URL, as the user who signed it', async () => {
    const name = `${anna.id}/given.txt`;
    const { data } = await anna.storage.from(bucket).createSignedUploadUrl(name);
    const visitor = shop.site.client().storage.from(bucket);
    const token = data?.token ?? '';
    expect((await visitor.uploadToSignedUrl(`${anna.id}/other`, token, 'x')).error).toMatchObject({
      code: 'InvalidSignature',
    });
    expect((await visitor.uploadToSignedUrl(name, token, 'x')).error).toBeNull();
    expect(
      (await visitor.uploadToSignedUrl(name, token, 'x', { upsert: true })).error,
    ).toMatchObject({ statusCode: '409' });
    expect((await anna.storage.from(bucket).info(name)).data?.size).toBe(1);
  });
});

describe('images', () => {
  test('are resized and converted where the bucket allows it', async () => {
    const [open, plain] = [
      await shop.bucket({ public: true }),
      await shop.bucket({ public: true, image_transformation: false }),
    ];
    const jpeg = await aPicture(600, 300).jpeg().toBuffer();
    for (const name of [open, plain]) await shop.service.from(name).upload('a', jpeg);
    const sharp = (await import('sharp')).default;
    const sizeOf = async (transform: object) => {
      const { publicUrl } = shop.service.from(open).getPublicUrl('a', { transform }).data;
      const answer = await fetch(publicUrl);
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      return [answer.headers.get('content-type'), format, width, height];
    };
    expect(await sizeOf({ width: 100, height: 100 })).toEqual(['image/jpeg', 'jpeg', 100, 100]);
    expect(await sizeOf({ width: 100, resize: 'contain', format: 'webp' })).toEqual([
      'image/webp',
      'webp',
      100,
      50,
    ]);
    expect(await sizeOf({ width: 9_999 })).toEqual(['image/jpeg', 'jpeg', 600, 300]);
    const refused = shop.service.from(plain).getPublicUrl('a', { transform: { width: 9 } }).data;
    expect((await fetch(refused.publicUrl)).status).toBe(400);
    await shop.service.from(open).upload('text', 'this is not an image at all');
    const text = shop.service.from(open).getPublicUrl('text', { transform: { width: 9 } }).data;
    expect((await fetch(text.publicUrl)).status).toBe(422);
  });

  test('in a signed URL have the signed size', async () => {
    const jpeg = await aPicture(600, 300).jpeg().toBuffer();
    const name = `${anna.id}/photo`;
    const files = anna.storage.from(bucket);
    await files.upload(name, jpeg);
    const transform = { width: 200, height: 200, quality: 60 };
    const { data } = await files.createSignedUrl(name, 60, { transform });
    const answer = await fetch(`${data?.signedUrl}&width=2000`);
    expect(answer.headers.get('x-transformations')).toBe(
      'height:200,width:200,resizing_type:fill,quality:60',
    );
  });
});

describe('files on disk', () => {
  const tidy = () => tidyStorage(shop.site.deps);

  test('are deleted when their object is replaced or removed, or its bucket emptied', async () => {
    const place = await shop.bucket({});
    await tidy();
    const before = await shop.countFiles();
    const files = shop.service.from(place);
    await files.upload('a', 'one');
    await files.upload('a', 'two', { upsert: true });
    await files.upload('b', 'x');
    await files.upload('c', 'x');
    await files.remove(['b']);
    await tidy();
    expect(await shop.countFiles()).toBe(before + 2);
    await shop.service.emptyBucket(place);
    await tidy();
    expect(await shop.countFiles()).toBe(before);
  });

  test('of an unfinished upload are deleted after an hour', async () => {
    await tidy();
    const before = await shop.countFiles();
    const version = crypto.randomUUID();
    const deleteAfter = new Date(shop.site.now().getTime() + hourMs);
    // As after a crash between writing the file and adding the object.
    await insertUnusedFiles(db, { versions: [version], deleteAfter });
    await shop.site.deps.files.put(storageFileKey(version), new Uint8Array([1]), 'text/plain');
    await tidy();
    expect(await shop.countFiles()).toBe(before + 1);
    shop.site.advance(3_601);
    await tidy();
    expect(await shop.countFiles()).toBe(before);
  });

  test('are deleted with the account, which accepts no more uploads', async () => {
    const person = await shop.person();
    await tidy();
    const before = await shop.countFiles();
    const files = person.storage.from(bucket);
    const name = `${person.id}/a.txt`;
    await files.upload(name, 'mine', { metadata: { note: 'about me' } });
    const signed = await files.createSignedUploadUrl(`${person.id}/late.txt`);
    const headers = { Authorization: `Bearer ${person.token}` };
    const exported = await fetch(`${shop.site.url}/api/profile/export`, { headers });
    expect((await exported.json()).storage_objects).toEqual([
      expect.objectContaining({ bucket_id: bucket, name, metadata: { note: 'about me' } }),
    ]);
    const gone = await fetch(`${shop.site.url}/api/profile`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    const late = await shop.site
      .client()
      .storage.from(bucket)
      .uploadToSignedUrl(signed.data?.path ?? '', signed.data?.token ?? '', 'late');
    expect(late.error).toMatchObject({ statusCode: '403' });
    expect((await shop.service.from(bucket).list(person.id)).data).toEqual([]);
    await tidy();
    expect(await shop.countFiles()).toBe(before);
  });
});
