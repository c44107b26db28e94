import { dumpDatabase } from '~/db/backup/dump-database.server';
import type { Database } from '~/db/engine/database.server';
import {
  type BackupManifest,
  filesPrefix,
  manifestName,
  tablePartName,
  writeManifest,
} from '~/domain/backup/backup-manifest';
import type { BackupWriter, Deps, FileTree } from '../deps';

interface BackupSources extends Pick<Deps, 'clock'> {
  db: Database;
  /** Not given when they are in a bucket. */
  files?: FileTree | undefined;
}

/** Writes the database as it is at one moment, then users' files; the secrets key is left out. */
export async function writeBackup(
  { db, clock, files }: BackupSources,
  writer: BackupWriter,
): Promise<Omit<BackupManifest, 'format'>> {
  const createdAt = clock.now();
  let count = 0;
  const database = await dumpDatabase(db, {
    // Right after the moment that the rows show: a file that is deleted later should be in the backup.
    async afterSnapshot() {
      for await (const { key, content } of files ?? []) {
        await writer.add(`${filesPrefix}${key}`, content);
        count += 1;
      }
    },
    writePart: (table, part, rows) => writer.add(tablePartName(table, part), rows),
  });
  const manifest = { createdAt, database, files: files ? { count } : ('elsewhere' as const) };
  await writer.add(manifestName, [Buffer.from(writeManifest(manifest))]);
  return manifest;
}
