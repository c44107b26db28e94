import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import { insertUnusedFiles, updateUnusedFilesDue } from '~/db/storage/unused-file.repo.server';
import { hourMs } from '~/domain/durations';
import { storageFileKey } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';

/** Longer than an upload takes after its last byte has arrived. */
const unusedFileGraceMs = hourMs;

interface Content {
  bytes: Uint8Array;
  contentType: string;
}

export interface StoredFile {
  version: string;
  size: number;
  etag: string;
}

/**
 * Writes files, and then runs the transaction that makes objects use them. Files are announced as unused
 * first, so that the cleanup finds them if the process dies or the transaction fails.
 */
export async function storeFiles<T>(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  contents: readonly Content[],
  use: (tx: Queryable, stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored = contents.map(({ bytes }) => ({
    version: randomUUID(),
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  }));
  const versions = stored.map(({ version }) => version);
  const deleteAfter = new Date(clock.now().getTime() + unusedFileGraceMs);
  await insertUnusedFiles(db, { versions, deleteAfter });
  try {
    for (const [index, { bytes }] of contents.entries()) {
      // The declared type is in the database. The file storage does not need it and must not act on it.
      const key = storageFileKey(versions[index] ?? '');
      await files.put(key, bytes, 'application/octet-stream');
    }
    return await db.transaction((tx) => use(tx, stored));
  } catch (error) {
    await updateUnusedFilesDue(db, { versions, deleteAfter: clock.now() }).catch(() => {});
    throw error;
  }
}
