import { claimUnusedFiles, deleteUnusedFiles } from '~/db/storage/unused-file.repo.server';
import { storageFileKey } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';

const batchSize = 100;
const retryMs = 600_000;

/** Deletes files that no object uses anymore or ever used. */
export async function tidyStorage({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  for (;;) {
    const now = clock.now();
    const retryAt = new Date(now.getTime() + retryMs);
    const versions = await claimUnusedFiles(db, { now, retryAt, limit: batchSize });
    for (const version of versions) await files.delete(storageFileKey(version));
    await deleteUnusedFiles(db, versions);
    if (versions.length < batchSize) return;
  }
}
