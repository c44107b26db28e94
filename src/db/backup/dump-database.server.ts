import type { DatabaseManifest } from '~/domain/backup/backup-manifest';
import type { Database, Session } from '../engine/database.server';
import { listAppliedMigrations } from '../engine/migrate.server';
import {
  type BackupTable,
  listBackupTables,
  listSequences,
  measureDatabase,
  migrationTable,
} from './backup-table.repo.server';

interface DumpSteps {
  /** Called when the snapshot is fixed, before any rows are read. */
  afterSnapshot(): Promise<void>;
  /** Receives rows of a table in the text format of COPY. */
  writePart(table: string, part: number, rows: readonly Uint8Array[]): Promise<void>;
}

/** 8 MB of a table: the maximum in memory. */
const pagesPerPart = 1_024;
const newline = 0x0a;

/**
 * Formats that every server reads the same way. If row-level security would hide rows from this user,
 * reading fails instead of omitting them.
 */
const portable = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 3; set local row_security = off`;

/** Reads the whole database in one snapshot, while others keep writing. */
export async function dumpDatabase(db: Database, steps: DumpSteps): Promise<DatabaseManifest> {
  return db.withLock('backup', async (session) => {
    await session.script(`begin isolation level repeatable read read only; ${portable}`);
    try {
      return await dumpSnapshot(db.kind, session, steps);
    } finally {
      await session.script('rollback');
    }
  });
}

async function dumpSnapshot(
  engine: Database['kind'],
  session: Session,
  { afterSnapshot, writePart }: DumpSteps,
): Promise<DatabaseManifest> {
  const found = await listBackupTables(session);
  if (found.length === 0) throw new Error('There is nothing to back up: the database is empty.');
  // Locks the tables against migrations until they have been read.
  const names = found.map(({ name }) => name).join(', ');
  await session.script(`lock table ${names} in access share mode`);
  const migrations = [...((await listAppliedMigrations(session)) ?? [])];
  const sequences = await listSequences(session);
  const bytes = await measureDatabase(session);
  await afterSnapshot();
  const tables: DatabaseManifest['tables'] = [];
  for (const table of found) {
    if (table.name === migrationTable) continue;
    tables.push(await dumpTable(session, table, writePart));
  }
  return {
    engine,
    bytes,
    migrations: migrations.map(([name, hash]) => ({ name, hash })),
    tables,
    sequences,
  };
}

async function dumpTable(
  session: Session,
  { name, columns, pages }: BackupTable,
  writePart: DumpSteps['writePart'],
): Promise<DatabaseManifest['tables'][number]> {
  let rows = 0;
  let parts = 0;
  for (let page = 0; page < pages; page += pagesPerPart) {
    const lines = await session.copyOut(
      `select ${columns.join(', ')} from ${name}
        where ctid >= '(${page},0)'::tid and ctid < '(${page + pagesPerPart},0)'::tid`,
    );
    const count = countLines(lines);
    if (count === 0) continue;
    await writePart(name, parts, lines);
    rows += count;
    parts += 1;
  }
  return { name, columns, rows, parts };
}

/** Rows are lines: line breaks in values are escaped as \n. */
function countLines(parts: readonly Uint8Array[]): number {
  let count = 0;
  for (const part of parts) {
    for (let at = part.indexOf(newline); at !== -1; at = part.indexOf(newline, at + 1)) count += 1;
  }
  return count;
}
