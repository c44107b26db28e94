import { findBucket } from '~/db/storage/bucket.repo.server';
import { findObject, type ObjectPlace } from '~/db/storage/object.repo.server';
import type { Bucket } from '~/domain/storage/bucket';
import { storageErrors } from '~/domain/storage/storage-error';
import { type StorageObject, storageFileKey } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';
import { type Actor, asActor, checkObjectName, findOpenBucket } from './actor.server';

export interface FoundObject {
  bucket: Bucket;
  object: StorageObject;
}

/** An object of a public bucket; null if the bucket is not public. */
export async function findPublicObject(
  { db }: Pick<Deps, 'db'>,
  place: ObjectPlace,
): Promise<FoundObject | null> {
  const bucket = await findBucket(db, place.bucketId);
  if (!bucket?.isPublic) return null;
  const object = await findObject(db, { ...place, name: checkObjectName(place.name) });
  if (!object) throw storageErrors.noObject();
  return { bucket, object };
}

/** An object that an actor may read. */
export async function findReadableObject(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  place: ObjectPlace,
): Promise<FoundObject> {
  checkObjectName(place.name);
  return asActor(db, actor, async (tx) => {
    const bucket = await findOpenBucket(tx, place.bucketId);
    const object = await findObject(tx, place);
    if (!object) throw storageErrors.noObject();
    return { bucket, object };
  });
}

export async function readContent(
  { files }: Pick<Deps, 'files'>,
  { version }: Pick<StorageObject, 'version'>,
): Promise<Uint8Array> {
  const bytes = await files.get(storageFileKey(version));
  // The object was deleted or replaced after it was found.
  if (!bytes) throw storageErrors.noObject();
  return bytes;
}
