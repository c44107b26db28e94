import { findObject } from '~/db/storage/object.repo.server';
import { storageFileKey } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';

/** The file of an object, or null. */
export async function readObject(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  place: { bucketId: string; name: string },
): Promise<Uint8Array | null> {
  const object = await findObject(db, place);
  return object && files.get(storageFileKey(object.version));
}
