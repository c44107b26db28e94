import type { DatabaseManifest } from '~/domain/backup/backup-manifest';
import { withoutIndexes } from '../catalog/catalog-load.repo.server';
import type { Database, Queryable, Session } from '../engine/database.server';
import { applyWithin, checkHistory, type Migration } from '../engine/migrate.server';
import { createPricePartitions, monthOfPartition } from '../prices/price-partition.repo.server';
import {
  countSiteConnections,
  dropSchemaObjects,
  listBackupTables,
  migrationTable,
  updateSequence,
} from './backup-table.repo.server';

interface Loading {
  manifest: DatabaseManifest;
  /** The migrations of this version; the next start applies the ones that the backup lacks. */
  migrations: readonly Migration[];
  /** Whether existing data may be replaced. */
  replace: boolean;
  /** One part of a table's rows, in the text format of COPY. */
  readPart(table: string, part: number): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Fills a database from a backup in one transaction: a failure changes nothing. The schema comes from the
 * migrations that the backup names, so both engines read backups of either.
 */
export async function loadDatabase(db: Database, loading: Loading): Promise<void> {
  const { manifest, migrations, replace } = loading;
  const applied = new Map(manifest.migrations.map(({ name, hash }) => [name, hash]));
  checkHistory(migrations, applied, 'backup');
  await db.withLock('migration', async (session) => {
    await checkTargetDatabase(db, session, replace);
    await session.script('begin');
    try {
      await dropSchemaObjects(session);
      await applyWithin(
        session,
        migrations.filter(({ name }) => applied.has(name)),
      );
      await loadRows(session, loading);
      await session.script('commit');
    } catch (error) {
      await session.script('rollback');
      throw error;
    }
    await session.script(db.kind === 'pglite' ? 'vacuum (freeze, analyze)' : 'analyze');
    if (db.kind === 'pglite') await session.script('checkpoint');
  });
}

async function checkTargetDatabase(
  db: Database,
  session: Session,
  replace: boolean,
): Promise<void> {
  const tables = await listBackupTables(session);
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === migrationTable)) {
    throw new Error('The database contains tables of another program. Restore into an empty one.');
  }
  if (!replace) {
    throw new Error(
      'The database contains data. Add --replace to delete it and restore the backup.',
    );
  }
  const others = db.kind === 'postgres' ? await countSiteConnections(session) : 0;
  if (others > 0) {
    throw new Error(
      `A site is using the database (${others} connections). Stop all its processes, then try again.`,
    );
  }
}

async function loadRows(session: Session, { manifest, readPart }: Loading): Promise<void> {
  // The only tables that are not created by migrations.
  const months = manifest.tables.flatMap(({ name }) => monthOfPartition(name) ?? []);
  await createPricePartitions(session, months);
  const existing = await listBackupTables(session);
  const names = existing.map(({ name }) => name).filter((name) => name !== migrationTable);
  const expected = manifest.tables.map(({ name }) => name);
  if (names.join() !== expected.toSorted().join()) {
    throw new Error(`The backup’s tables differ from those of its migrations: ${expected.join()}.`);
  }
  await withoutIndexes(session, names, async () => {
    // Triggers that refuse changes or derive rows already ran before the backup.
    for (const name of names) await session.script(`alter table ${name} disable trigger user`);
    await session.script(`truncate ${names.join(', ')}`);
    for (const table of manifest.tables) await loadTable(session, table, readPart);
    for (const sequence of manifest.sequences) await updateSequence(session, sequence);
    for (const name of names) await session.script(`alter table ${name} enable trigger user`);
  });
}

async function loadTable(
  tx: Queryable,
  { name, columns, parts }: DatabaseManifest['tables'][number],
  readPart: Loading['readPart'],
): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    await tx.copy([{ table: name, columns, lines: [await readPart(name, part)] }]);
  }
}
