import { deleteObjects } from '~/db/storage/object.repo.server';
import { siteBuckets } from '~/domain/storage/bucket';
import { storageErrors } from '~/domain/storage/storage-error';
import type { StorageObject } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';
import { type Actor, asActor, findOpenBucket } from './actor.server';

/** Deletes those of the named objects that an actor may delete. */
export async function removeObjects(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { bucketId, names }: { bucketId: string; names: readonly string[] },
): Promise<StorageObject[]> {
  return asActor(db, actor, async (tx) => {
    await findOpenBucket(tx, bucketId);
    if (siteBuckets.includes(bucketId)) throw storageErrors.siteBucket();
    return deleteObjects(tx, { bucketId, names });
  });
}
