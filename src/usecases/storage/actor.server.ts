import { asPerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import { findBucket } from '~/db/storage/bucket.repo.server';
import { type Bucket, siteBuckets } from '~/domain/storage/bucket';
import { StorageError, storageErrors } from '~/domain/storage/storage-error';
import { isInOwnFolder, isObjectName } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';

/** Who makes a request: a program with the service key, or a signed-in person. */
export type Actor = { kind: 'service' } | { kind: 'person'; userId: string; isAnonymous: boolean };

/** Runs statements with the rights of an actor; row-level security limits people to their own objects. */
export async function asActor<T>(
  db: Deps['db'],
  actor: Actor,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return actor.kind === 'service' ? db.transaction(work) : asPerson(db, actor.userId, work);
}

/** Only programs with the service key manage buckets. */
export function requireServiceActor(actor: Actor): void {
  if (actor.kind !== 'service') throw storageErrors.serviceOnly();
}

/** A bucket that an actor may see. */
export async function findOpenBucket(tx: Queryable, id: string): Promise<Bucket> {
  const bucket = await findBucket(tx, id);
  if (!bucket) throw storageErrors.noBucket();
  return bucket;
}

export function checkObjectName(name: string): string {
  if (!isObjectName(name))
    throw new StorageError('InvalidKey', `Invalid key: ${name.slice(0, 100)}`);
  return name;
}

/** Refuses early what row-level security would refuse later. */
export function checkMayWrite(actor: Actor, bucket: Bucket, name: string): void {
  if (siteBuckets.includes(bucket.id)) throw storageErrors.siteBucket();
  if (actor.kind === 'service') return;
  const isAllowed = bucket.personAccess === 'write' && isInOwnFolder(name, actor.userId);
  if (!isAllowed) throw storageErrors.denied();
}
