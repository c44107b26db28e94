import { join } from 'node:path';
import { createDataFolder } from '~/db/engine/create-data-folder.server';
import { measureDisk } from '~/db/engine/data-folder/disk-watch.server';
import { makeDataDir } from '~/db/engine/data-folder/make-data-dir.server';
import {
  commitRestore,
  discardRestore,
  finishRestore,
  listRestoreTargets,
  makeRestoreFolder,
} from '~/db/engine/data-folder/restored-data.server';
import { acquireDataLock } from '~/db/engine/data-lock.server';
import type { Database } from '~/db/engine/database.server';
import { openPgliteFolder } from '~/db/engine/pglite.server';
import type { BackupManifest } from '~/domain/backup/backup-manifest';
import { reserveBytesOf } from '~/domain/operations/disk-space';
import type { BackupReader, Deps } from '../deps';
import { readBackupFiles, readBackupManifest, restoreDatabase } from './restore-backup.server';
import type { SitePlace } from './site-place';

/** While rows are loaded, the write-ahead log needs as much space as they do. */
const roomPerByte = 2;

/**
 * Fills a site from a backup file. Files are prepared next to the data and then moved into place;
 * PostgreSQL is filled in one transaction. A failure changes nothing.
 */
export async function restoreSite(
  { clock }: Pick<Deps, 'clock'>,
  place: SitePlace,
  { path, replace }: { path: string; replace: boolean },
): Promise<BackupManifest> {
  const reader = await place.backups.open(path);
  try {
    const manifest = await readBackupManifest(reader);
    makeDataDir(place.dataDir);
    const lock = await acquireDataLock(place.dataDir);
    try {
      finishRestore(place.dataDir, clock.now());
      checkTargetFolder(place, manifest, replace);
      const folder = makeRestoreFolder(place.dataDir);
      await prepareFiles(place, folder, reader, manifest);
      const db = await openTarget(place, folder);
      try {
        await restoreDatabase(db, reader, { manifest, replace });
      } finally {
        await db.close();
      }
      const aside = commitRestore(place.dataDir, clock.now());
      if (aside)
        place.print(`The previous data is in ${aside}. Delete it when you no longer need it.`);
    } catch (error) {
      discardRestore(place.dataDir);
      throw error;
    } finally {
      lock.release();
    }
    return manifest;
  } finally {
    reader.close();
  }
}

function checkTargetFolder(
  { dataDir, engine }: SitePlace,
  manifest: BackupManifest,
  replace: boolean,
) {
  const names = engine === 'pglite' ? ['pglite', 'files'] : ['files'];
  const existing = listRestoreTargets(dataDir, names);
  if (existing.length > 0 && !replace) {
    throw new Error(
      `${dataDir} already contains data (${existing.join(', ')}). Add --replace to move it aside and restore.`,
    );
  }
  if (engine !== 'pglite') return;
  const { totalBytes, freeBytes } = measureDisk(dataDir);
  const needed =
    manifest.database.bytes * roomPerByte + reserveBytesOf({ totalBytes, segmentBytes: 0 });
  if (freeBytes >= needed) return;
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_048_576)} MB`;
  throw new Error(
    `The backup needs ${inMegabytes(needed)} on the disk of ${dataDir}; ${inMegabytes(freeBytes)} are free.`,
  );
}

async function openTarget(place: SitePlace, folder: string): Promise<Database> {
  if (place.engine === 'postgres') return place.openDatabase();
  const database = join(folder, 'pglite');
  await createDataFolder(database);
  return openPgliteFolder(database, place);
}

async function prepareFiles(
  { backups, bucket, print }: SitePlace,
  folder: string,
  reader: BackupReader,
  manifest: BackupManifest,
): Promise<void> {
  if (manifest.files === 'elsewhere') {
    print('The backup has no users’ files: they were in a bucket. Set S3_BUCKET to that bucket.');
    return;
  }
  const files = readBackupFiles(reader);
  if (!bucket) return backups.writeTree(join(folder, 'files'), files);
  for await (const { key, content } of files) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    await bucket.put(key, Buffer.concat(chunks), 'application/octet-stream');
  }
}
