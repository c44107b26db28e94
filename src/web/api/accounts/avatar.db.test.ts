import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { updateProfileAvatar } from '~/db/accounts/profile.repo.server';
import { listJobs } from '~/db/testing/jobs.server';
import { avatarKey } from '~/domain/accounts/avatar';
import { dropAvatar } from '~/usecases/accounts/change-avatar.server';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';
import { aPicture, aPng, jpegWithScans } from '../../../../tests/factories/pictures';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
const folder = join(tmpdir(), `glowfare-avatars-${randomUUID()}`);
const files = createLocalFiles(join(folder, 'files'));
const uploads = createUploads();
let site: AuthSite;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  site = await startAuthSite(db, { AUTH_ANONYMOUS: 'on' }, { files, uploads });
});
afterAll(async () => {
  await site.stop();
  await uploads.close();
  await rm(folder, { recursive: true, force: true });
});

async function member() {
  const { session, user, person, client } = await signUpConfirmed(site);
  const token = session.access_token;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(`${site.url}/api/profile`, { method: 'POST', headers, body: '{}' });
  return { token, user, person, client };
}

function send(token: string | undefined, body: Uint8Array | null, method = 'PUT') {
  return fetch(`${site.url}/api/profile/avatar`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: body && new Uint8Array(body),
  });
}

const photo = aPicture;

async function queuedDrops(): Promise<string[]> {
  const jobs = await listJobs(db, { kind: 'drop-avatar' });
  const due = jobs.filter(({ runAt }) => runAt <= site.now());
  return due.map(({ payload }) => z.object({ avatar: z.string() }).parse(payload).avatar);
}

test('stores a picture as two squares at an unguessable URL', async () => {
  const { token } = await member();
  const answer = await send(token, await photo().jpeg().toBuffer());
  expect(answer.status).toBe(200);
  const { avatar } = await answer.json();
  for (const [address, side] of [
    [avatar.large, 512],
    [avatar.small, 128],
  ]) {
    expect(address).toMatch(/^\/avatars\/[\w-]{22}\/\d+\.webp$/);
    const shown = await fetch(`${site.url}${address}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect([width, height]).toEqual([side, side]);
  }
});

test('stores only pixels: no location, no comment, no hidden page', async () => {
  const { token } = await member();
  const honest = await photo()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(honest.includes('SECRET-OWNER')).toBe(true);
  const polyglot = Buffer.concat([honest, Buffer.from('<script>alert(1)</script>')]);
  const { avatar } = await (await send(token, polyglot)).json();
  const kept = Buffer.from(await (await fetch(`${site.url}${avatar.large}`)).arrayBuffer());
  for (const text of ['SECRET-OWNER', 'script', 'Exif', 'EXIF']) {
    expect(kept.includes(text), text).toBe(false);
  }
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test('rotates a picture by its orientation tag', async () => {
  const { token } = await member();
  // Red on the left; rotated by the orientation tag, red ends up on top.
  const left = await photo(300, 600).png().toBuffer();
  const sideways = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#00f' },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { avatar } = await (await send(token, sideways)).json();
  const kept = await (await fetch(`${site.url}${avatar.large}`)).arrayBuffer();
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(400, 60)).toBeGreaterThan(120);
  expect(redAt(60, 450)).toBeLessThan(60);
});

describe('rejects with a helpful message', () => {
  const text = (content: string) => Buffer.from(content.padEnd(64));
  test.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    [
      'an SVG',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      /We can’t read this picture/,
    ],
    [
      'a web page',
      () => text('<!doctype html><script>alert(1)</script>'),
      415,
      /We can’t read this picture/,
    ],
    [
      'a page that starts like a GIF',
      () => text('GIF89a/*<script>alert(1)</script>*/=1;'),
      415,
      /read this picture/,
    ],
    ['a program', () => text('\u007fELF'), 415, /read this picture/],
    ['an empty body', () => Buffer.alloc(0), 415, /read this picture/],
    [
      'a JPEG of two lines and noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]),
      415,
      /damaged/,
    ],
    [
      'half a picture',
      async () => (await photo().png().toBuffer()).subarray(0, 300),
      415,
      /damaged/,
    ],
    [
      'a decompression bomb',
      () => aPng({ width: 60_000, height: 60_000, pixels: Buffer.alloc(1024) }),
      415,
      /too many pixels/,
    ],
    ['too many scans', () => jpegWithScans(1_000), 422, /save it again as a JPEG/],
    ['a tiny picture', () => photo(40, 900).png().toBuffer(), 415, /too small/],
    ['more than eight mebibytes', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0xff), 413, /8 MiB/],
  ])('%s', async (_, make, status, words) => {
    const { token } = await member();
    const answer = await send(token, await make());
    expect(answer.status).toBe(status);
    expect((await answer.json()).error.message).toMatch(words);
    const profile = await fetch(`${site.url}/api/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await profile.json()).avatar).toBeNull();
  });

  test('a visitor before reading the body', async () => {
    expect((await send(undefined, new Uint8Array(9 * 1024 * 1024))).status).toBe(401);
  });

  test('the 21st upload in an hour', async () => {
    const { token } = await member();
    for (let sent = 0; sent < 20; sent += 1) await send(token, Buffer.from('x'));
    expect((await send(token, await photo().png().toBuffer())).status).toBe(429);
  });
});

describe('an anonymous session', () => {
  async function visitor(): Promise<string> {
    const { data } = await site.client().auth.signInAnonymously();
    const token = data.session?.access_token ?? '';
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    await fetch(`${site.url}/api/profile`, { method: 'POST', headers, body: '{}' });
    return token;
  }

  test('may upload a small picture, not a large one', async () => {
    const token = await visitor();
    expect((await send(token, await photo().png().toBuffer())).status).toBe(200);
    const large = await send(token, Buffer.alloc(2 * 1024 * 1024 + 1, 0xff));
    expect(large.status).toBe(413);
    expect((await large.json()).error.message).toContain('2 MiB');
  });

  test('shares an hourly limit with its network', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await send(await visitor(), Buffer.from('x'))).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await send((await member()).token, await photo().png().toBuffer())).status).toBe(200);
  });
});

test('uploads of one network wait for each other', async () => {
  const { token } = await member();
  const endings: (() => void)[] = [];
  /** An upload whose last part is delayed. */
  const slow = () =>
    fetch(`${site.url}/api/profile/avatar`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(10));
          endings.push(() => controller.close());
        },
      }),
      duplex: 'half',
    } as RequestInit);
  const uploads = Array.from({ length: 4 }, slow);
  const bytes = await photo().png().toBuffer();
  const afterwards = send(token, bytes);
  for (const end of endings) end();
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses).toEqual([415, 415, 415, 415]);
  expect((await afterwards).status).toBe(200);
});

test('removes a replaced or deleted picture from its URL immediately, and its files later', async () => {
  const { token } = await member();
  const bytes = await photo().webp().toBuffer();
  const countFiles = async () => {
    await tidyStorage(site.deps);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  const before = await countFiles();
  const first = (await (await send(token, bytes)).json()).avatar;
  const second = (await (await send(token, bytes)).json()).avatar;
  expect(second.large).not.toBe(first.large);
  expect((await fetch(`${site.url}${first.large}`)).status).toBe(404);
  expect(await countFiles()).toBe(before + 2);
  const removed = await send(token, null, 'DELETE');
  expect((await removed.json()).avatar).toBeNull();
  expect((await fetch(`${site.url}${second.small}`)).status).toBe(404);
  expect(await countFiles()).toBe(before);
});

test('lets the owner list and read the picture as an object, but not change it', async () => {
  const { token, user, client } = await member();
  await send(token, await photo().png().toBuffer());
  const pictures = client.storage.from('avatars');
  const [folderOf] = (await pictures.list(user.id)).data ?? [];
  const place = `${user.id}/${folderOf?.name}`;
  const found = (await pictures.list(place)).data ?? [];
  expect(found.map(({ name }) => name)).toEqual(['128.webp', '512.webp']);
  expect((await pictures.download(`${place}/128.webp`)).data?.type).toBe('image/webp');
  expect((await pictures.remove([`${place}/128.webp`])).error).toMatchObject({ statusCode: '403' });
  const other = (await member()).client.storage.from('avatars');
  expect((await other.list(place)).data).toEqual([]);
});

test('keeps a picture from before the storage service until it is replaced', async () => {
  const { token, user } = await member();
  const old = randomBytes(16).toString('base64url');
  await files.put(avatarKey(old, 512), new Uint8Array(4), 'image/webp');
  await updateProfileAvatar(db, { userId: user.id, avatar: old }, site.now());
  await dropAvatar(site.deps, { avatar: old });
  expect((await fetch(`${site.url}/avatars/${old}/512.webp`)).status).toBe(200);
  await send(token, await photo().png().toBuffer());
  expect((await fetch(`${site.url}/avatars/${old}/512.webp`)).status).toBe(404);
  expect(await queuedDrops()).toContain(old);
  await dropAvatar(site.deps, { avatar: old });
  expect(await files.get(avatarKey(old, 512))).toBeNull();
});

test.each([
  '/avatars/x/512.webp',
  '/avatars/..%2f..%2fetc/512.webp',
  `/avatars/${'A'.repeat(22)}/9.webp`,
])('returns 404 for %s', async (path) => {
  expect((await fetch(`${site.url}${path}`)).status).toBe(404);
});
