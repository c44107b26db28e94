import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { hourMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { asPerson } from '../engine/as-person.server';
import { findBucket, insertBucket } from './bucket.repo.server';
import {
  deleteObjects,
  findObject,
  insertObject,
  updateObjectContent,
  updateObjectPlace,
} from './object.repo.server';
import { claimUnusedFiles, deleteUnusedFiles, insertUnusedFiles } from './unused-file.repo.server';

const db = await openTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const [anna, ben] = [randomUUID(), randomUUID()];
const later = new Date(now.getTime() + hourMs);

beforeAll(async () => {
  for (const [id, personAccess] of [
    ['open', 'write'],
    ['readable', 'read'],
    ['closed', 'none'],
  ] as const) {
    const settings = { isPublic: true, imageTransformation: true };
    const limits = { fileSizeLimit: null, allowedMimeTypes: null };
    await insertBucket(db, { id, personAccess, ...settings, ...limits }, now);
  }
});

/** An object whose file is announced. */
async function anObject(bucketId: string, name: string, userId: string) {
  const version = randomUUID();
  await insertUnusedFiles(db, { versions: [version], deleteAfter: later });
  const content = { size: 1, contentType: 'text/plain', cacheControl: 'no-cache', etag: '"1"' };
  return { id: randomUUID(), bucketId, name, userId, version, metadata: {}, ...content };
}

test.each([
  ['closed', `${anna}/a`, anna],
  ['readable', `${anna}/a`, anna],
  ['open', 'a', anna],
  ['open', `${ben}/a`, anna],
  ['open', `${anna}/a`, ben],
])('the database itself refuses an object in %s named %s', async (bucketId, name, owner) => {
  const object = await anObject(bucketId, name, owner);
  await expect(asPerson(db, anna, (tx) => insertObject(tx, object, now))).rejects.toThrow(
    /row-level security/,
  );
});

test('limits users to their own objects', async () => {
  const object = await anObject('open', `${anna}/own`, anna);
  await asPerson(db, anna, (tx) => insertObject(tx, object, now));
  const place = { bucketId: 'open', name: object.name };
  const seen = await asPerson(db, ben, async (tx) => [
    await findObject(tx, place),
    await updateObjectContent(tx, object, now),
    await updateObjectPlace(tx, { from: place, to: { ...place, name: `${ben}/x` } }, now),
    await deleteObjects(tx, { bucketId: 'open', names: [object.name] }),
  ]);
  expect(seen).toEqual([null, null, false, []]);
  const moving = { from: place, to: { bucketId: 'open', name: `${ben}/x` } };
  await expect(asPerson(db, anna, (tx) => updateObjectPlace(tx, moving, now))).rejects.toThrow(
    /row-level security/,
  );
  expect(await asPerson(db, anna, (tx) => findBucket(tx, 'closed'))).toBeNull();
});

test('an object cannot use a file that is being deleted or was never announced', async () => {
  const object = await anObject('open', 'late', anna);
  const due = new Date(later.getTime() + 1);
  const claimed = await claimUnusedFiles(db, { now: due, retryAt: due, limit: 1_000 });
  expect(claimed).toContain(object.version);
  await expect(insertObject(db, object, now)).rejects.toThrow(/being deleted/);
  await deleteUnusedFiles(db, claimed);
  await expect(insertObject(db, object, now)).rejects.toThrow(/not announced/);
  expect(await findObject(db, { bucketId: 'open', name: 'late' })).toBeNull();
});
