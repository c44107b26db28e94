import { isUniqueViolation } from '~/db/engine/unique-violation';
import {
  findObject,
  listObjectNames,
  type ObjectPlace,
  updateObjectPlace,
} from '~/db/storage/object.repo.server';
import { storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import type { StorageObject } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';
import {
  type Actor,
  asActor,
  checkMayWrite,
  checkObjectName,
  findOpenBucket,
} from './actor.server';
import { findReadableObject, readContent } from './find-objects.server';
import { storeFiles } from './store-files.server';
import { checkContent, continueAsActor, permitUpload, saveObject } from './upload-object.server';

/** Moves an object to another name or bucket. Its file is not touched. */
export async function moveObject(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { from, to }: { from: ObjectPlace; to: ObjectPlace },
): Promise<StorageObject> {
  checkObjectName(from.name);
  checkObjectName(to.name);
  return asActor(db, actor, async (tx) => {
    const source = await findOpenBucket(tx, from.bucketId);
    const target = await findOpenBucket(tx, to.bucketId);
    const object = await findObject(tx, from);
    if (!object) throw storageErrors.noObject();
    checkMayWrite(actor, source, from.name);
    checkMayWrite(actor, target, to.name);
    const maxBytes = target.fileSizeLimit ?? storageLimits.maxObjectBytes;
    checkContent(target, { ...object, maxBytes });
    const taken = await listObjectNames(tx, { bucketId: to.bucketId, names: [to.name] });
    if (taken.size > 0) throw storageErrors.objectExists();
    if (!(await updateObjectPlace(tx, { from, to }, clock.now()))) throw storageErrors.noObject();
    return { ...object, ...to };
  }).catch((error: unknown) => {
    // A concurrent request took the name.
    throw isUniqueViolation(error) ? storageErrors.objectExists() : error;
  });
}

/** Copies an object, with its file. */
export async function copyObject(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'site'>,
  actor: Actor,
  { from, to, isUpsert }: { from: ObjectPlace; to: ObjectPlace; isUpsert: boolean },
): Promise<{ id: string }> {
  const { object } = await findReadableObject(deps, actor, from);
  const { bucket, maxBytes } = await permitUpload(deps, { actor, place: to, isUpsert });
  const { contentType, cacheControl, metadata, size } = object;
  checkContent(bucket, { size, contentType, maxBytes });
  const bytes = await readContent(deps, object);
  return storeFiles(deps, [{ bytes, contentType }], async (tx, [file]) => {
    if (!file) throw new Error('The stored file is missing.');
    await continueAsActor(deps, tx, { actor, place: to, size: file.size });
    const copy = { ...to, contentType, cacheControl, metadata, ...file };
    return { id: await saveObject(tx, copy, { actor, isUpsert }, deps.clock.now()) };
  });
}
