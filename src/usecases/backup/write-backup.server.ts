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
  /** Omitted if the files are in a bucket. */
  files?: FileTree | undefined;
}

/** Writes a consistent snapshot of the database, then users' files. Does not include the secrets key. */
export async function writeBackup(
  { db, clock, files }: BackupSources,
  writer: BackupWriter,
): Promise<Omit<BackupManifest, 'format'>> {
  const createdAt = clock.now();
  let count = 0;
  const database = await dumpDatabase(db, {
    // List the files right after the snapshot, so that files deleted later are in the backup.
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
