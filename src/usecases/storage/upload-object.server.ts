import { randomUUID } from 'node:crypto';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import { becomePerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  findPersonUsage,
  insertObject,
  type ObjectContent,
  type ObjectPlace,
  updateObjectContent,
} from '~/db/storage/object.repo.server';
import { isBanned } from '~/domain/auth/auth-user';
import { allowsMimeType, type Bucket, mediaType } from '~/domain/storage/bucket';
import { StorageError, storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import type { Deps } from '../deps';
import {
  type Actor,
  asActor,
  checkMayWrite,
  checkObjectName,
  findOpenBucket,
} from './actor.server';
import { storeFiles } from './store-files.server';

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'site'>;

/** Permission to upload to one place, given before the body is read. */
export interface UploadPermit {
  actor: Actor;
  place: ObjectPlace;
  isUpsert: boolean;
  maxBytes: number;
  bucket: Bucket;
}

export interface Upload {
  bytes: Uint8Array;
  contentType: string;
  cacheControl: string;
  metadata: Record<string, unknown>;
}

/** Checks whether an actor may upload to a place, and how much. */
export async function permitUpload(
  { db }: Pick<Deps, 'db'>,
  { actor, place, isUpsert }: { actor: Actor; place: ObjectPlace; isUpsert: boolean },
): Promise<UploadPermit> {
  checkObjectName(place.name);
  const bucket = await asActor(db, actor, (tx) => findOpenBucket(tx, place.bucketId));
  checkMayWrite(actor, bucket, place.name);
  const { maxObjectBytes, maxPersonObjectBytes } = storageLimits;
  const maxActorBytes = actor.kind === 'service' ? maxObjectBytes : maxPersonObjectBytes;
  const maxBytes = Math.min(bucket.fileSizeLimit ?? maxActorBytes, maxActorBytes);
  return { actor, place, isUpsert, maxBytes, bucket };
}

/** Throws if the bucket does not accept the content. */
export function checkContent(
  bucket: Bucket,
  content: { size: number; contentType: string; maxBytes: number },
): void {
  if (content.size > content.maxBytes) throw storageErrors.tooLarge();
  if (!allowsMimeType(bucket, content.contentType)) {
    throw storageErrors.mimeType(mediaType(content.contentType).slice(0, 100));
  }
}

/** Stores an upload as an object and returns its id. */
export async function uploadObject(
  deps: Needs,
  permit: UploadPermit,
  { bytes, ...upload }: Upload,
): Promise<string> {
  const { actor, place, isUpsert, maxBytes, bucket } = permit;
  const { contentType } = upload;
  checkContent(bucket, { size: bytes.length, contentType, maxBytes });
  return storeFiles(deps, [{ bytes, contentType }], async (tx, [file]) => {
    if (!file) throw new Error('The stored file is missing.');
    await continueAsActor(deps, tx, { actor, place, size: file.size });
    return saveObject(tx, { ...place, ...upload, ...file }, { actor, isUpsert }, deps.clock.now());
  });
}

/** Adds an object, or replaces one if that is allowed. */
export async function saveObject(
  tx: Queryable,
  object: ObjectPlace & ObjectContent,
  { actor, isUpsert }: { actor: Actor; isUpsert: boolean },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const userId = actor.kind === 'person' ? actor.userId : null;
  if (await insertObject(tx, { ...object, id, userId }, now)) return id;
  if (!isUpsert) throw storageErrors.objectExists();
  const replaced = await updateObjectContent(tx, object, now);
  if (replaced === null) throw storageErrors.denied();
  return replaced;
}

/**
 * Continues a transaction with the rights of an actor who is about to store something. Locks the account,
 * so that it cannot be deleted concurrently and its uploads are counted in sequence.
 */
export async function continueAsActor(
  { clock, site }: Pick<Deps, 'clock' | 'site'>,
  tx: Queryable,
  { actor, place, size }: { actor: Actor; place: ObjectPlace; size: number },
): Promise<void> {
  if (actor.kind === 'service') return;
  const { userId, isAnonymous } = actor;
  if (site.accountsUrl === undefined) {
    const user = await findAuthUserForUpdate(tx, userId);
    if (!user || user.deletedAt || isBanned(user, clock.now())) throw storageErrors.denied();
  }
  await becomePerson(tx, userId);
  const { objects, bytes } = await findPersonUsage(tx, { userId, except: place });
  const limits = storageLimits;
  const maxObjects = isAnonymous ? limits.maxAnonymousObjects : limits.maxPersonObjects;
  const maxBytes = isAnonymous ? limits.maxAnonymousBytes : limits.maxPersonBytes;
  if (objects >= maxObjects || bytes + size > maxBytes) {
    throw new StorageError('EntityTooLarge', 'Your storage is full. Remove some files first.');
  }
}
