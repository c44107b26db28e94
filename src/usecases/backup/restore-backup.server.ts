import { loadDatabase } from '~/db/backup/load-database.server';
import type { Database } from '~/db/engine/database.server';
import { allMigrations } from '~/db/engine/migrate.server';
import {
  type BackupManifest,
  filesPrefix,
  manifestName,
  readManifest,
  tablePartName,
} from '~/domain/backup/backup-manifest';
import type { BackupReader, FileTree } from '../deps';

/** Reads and checks the manifest of a backup. */
export async function readBackupManifest(reader: BackupReader): Promise<BackupManifest> {
  if (!reader.names.includes(manifestName)) {
    throw new Error('This file is not a backup of Glowfare.');
  }
  return readManifest(new TextDecoder().decode(await readWhole(reader, manifestName)));
}

/** Fills the database from a backup; a failure leaves it unchanged. */
export async function restoreDatabase(
  db: Database,
  reader: BackupReader,
  { manifest, replace }: { manifest: BackupManifest; replace: boolean },
): Promise<void> {
  await loadDatabase(db, {
    manifest: manifest.database,
    migrations: allMigrations,
    replace,
    readPart: (table, part) => readWhole(reader, tablePartName(table, part)),
  });
}

/** The users' files in a backup. */
export async function* readBackupFiles(reader: BackupReader): FileTree {
  for (const name of reader.names) {
    if (!name.startsWith(filesPrefix)) continue;
    yield { key: name.slice(filesPrefix.length), content: reader.read(name) };
  }
}

async function readWhole(reader: BackupReader, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of reader.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
