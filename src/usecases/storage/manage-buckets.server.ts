import type { Queryable } from '~/db/engine/database.server';
import {
  type BucketQuery,
  type BucketSettings,
  deleteBucketRow,
  findBucketForUpdate,
  insertBucket,
  listBuckets,
  updateBucket,
} from '~/db/storage/bucket.repo.server';
import { deleteObjectsInBucket, hasObjects } from '~/db/storage/object.repo.server';
import { type Bucket, isBucketName, isMimeRule, siteBuckets } from '~/domain/storage/bucket';
import { StorageError, storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import type { Deps } from '../deps';
import { type Actor, asActor, findOpenBucket, requireServiceActor } from './actor.server';

/** A bucket that an actor may see. */
export async function showBucket(
  { db }: Pick<Deps, 'db'>,
  { actor, id }: { actor: Actor; id: string },
): Promise<Bucket> {
  return asActor(db, actor, (tx) => findOpenBucket(tx, id));
}

/** The buckets that an actor may see. */
export async function showBuckets(
  { db }: Pick<Deps, 'db'>,
  { actor, query }: { actor: Actor; query: BucketQuery },
): Promise<Bucket[]> {
  return asActor(db, actor, (tx) => listBuckets(tx, query));
}

type Needs = Pick<Deps, 'db' | 'clock'>;

const defaults: BucketSettings = {
  isPublic: false,
  personAccess: 'none',
  imageTransformation: true,
  fileSizeLimit: null,
  allowedMimeTypes: null,
};

/** Adds a bucket. It is private and closed to users by default. */
export async function createBucket(
  { db, clock }: Needs,
  { actor, id, settings }: { actor: Actor; id: string; settings: Partial<BucketSettings> },
): Promise<void> {
  requireServiceActor(actor);
  if (!isBucketName(id)) throw new StorageError('InvalidBucketName', 'Bucket name invalid');
  const bucket = { ...defaults, ...settings, id };
  checkSettings(bucket);
  if (!(await insertBucket(db, bucket, clock.now()))) throw storageErrors.bucketExists();
}

/** Changes settings of a bucket; those not named stay. */
export async function changeBucket(
  deps: Needs,
  { actor, id, settings }: { actor: Actor; id: string; settings: Partial<BucketSettings> },
): Promise<void> {
  await withBucket(deps, { actor, id }, async (tx, bucket) => {
    const changed = { ...bucket, ...settings };
    checkSettings(changed);
    await updateBucket(tx, changed, deps.clock.now());
  });
}

/** Deletes all objects of a bucket; their files follow within minutes. */
export async function emptyBucket(
  deps: Needs,
  target: { actor: Actor; id: string },
): Promise<void> {
  await withBucket(deps, target, (tx, { id }) => deleteObjectsInBucket(tx, id));
}

export async function deleteBucket(
  deps: Needs,
  target: { actor: Actor; id: string },
): Promise<void> {
  await withBucket(deps, target, async (tx, { id }) => {
    if (await hasObjects(tx, id)) throw storageErrors.bucketNotEmpty();
    await deleteBucketRow(tx, id);
  });
}

async function withBucket(
  { db }: Needs,
  { actor, id }: { actor: Actor; id: string },
  work: (tx: Queryable, bucket: Bucket) => Promise<void>,
): Promise<void> {
  requireServiceActor(actor);
  await db.transaction(async (tx) => {
    const bucket = await findBucketForUpdate(tx, id);
    if (!bucket) throw storageErrors.noBucket();
    if (siteBuckets.includes(id)) throw storageErrors.siteBucket();
    await work(tx, bucket);
  });
}

function checkSettings({ fileSizeLimit, allowedMimeTypes }: BucketSettings): void {
  if (fileSizeLimit !== null && fileSizeLimit > storageLimits.maxObjectBytes) {
    throw storageErrors.tooLarge();
  }
  const wrong = allowedMimeTypes?.find((type) => !isMimeRule(type));
  if (wrong !== undefined) throw storageErrors.mimeType(wrong.slice(0, 100));
}
