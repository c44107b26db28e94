import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '~/db/engine/database.server';
import { countPendingMigrations } from '~/db/engine/migrate.server';
import { openPgliteFolder } from '~/db/engine/pglite.server';
import type { BackupManifest } from '~/domain/backup/backup-manifest';
import type { Deps } from '../deps';
import { recordOperatorAction } from '../security/record-operator-action.server';
import type { SitePlace } from './site-place';
import { writeBackup } from './write-backup.server';

interface WrittenBackup {
  manifest: Omit<BackupManifest, 'format'>;
  bytes: number;
}

/** Writes the database and users' files to a backup file. Works while the site is running. */
export async function backUpSite(
  { clock }: Pick<Deps, 'clock'>,
  place: SitePlace,
  { path, replace }: { path: string; replace: boolean },
): Promise<WrittenBackup> {
  const { backups, bucket, dataDir } = place;
  const writer = backups.create(path, { replace });
  try {
    const files = bucket ? undefined : backups.readTree(join(dataDir, 'files'));
    const manifest = await withDatabase({ clock }, place, (db) =>
      writeBackup({ db, clock, files }, writer),
    );
    return { manifest, bytes: await writer.finish() };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

async function withDatabase<T>(
  { clock }: Pick<Deps, 'clock'>,
  place: SitePlace,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (place.takeSnapshot) {
    const { folder } = await place.takeSnapshot();
    try {
      return await closing(await openPgliteFolder(join(folder, 'pglite'), place), work);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (place.engine === 'pglite' && !existsSync(join(place.dataDir, 'pglite'))) {
    throw new Error(`There is no database in ${place.dataDir}.`);
  }
  return closing(await place.openDatabase(), async (db) => {
    // Before an upgrade, the database has the old schema; then the event is not recorded.
    if ((await countPendingMigrations(db)) === 0 && db.refusesWritesBecause() === null)
      await recordOperatorAction({ db, clock }, 'backup');
    return work(db);
  });
}

async function closing<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
