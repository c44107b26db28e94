import {
  listTablesToMaintain,
  maintainTable,
  writeCheckpoint,
} from '~/db/engine/upkeep.repo.server';
import { planUpkeep } from '~/domain/operations/upkeep';
import type { Deps } from '../deps';

const maxTables = 100;

/**
 * Replaces PostgreSQL's autovacuum, which PGlite lacks: vacuums and analyzes tables and writes a
 * checkpoint. This blocks the process, so a busy process does only the urgent part.
 */
export async function tidyDatabase(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { isIdle }: { isIdle: boolean },
): Promise<void> {
  if (db.kind !== 'pglite') return;
  // Vacuuming writes to the log first, which needs free disk space.
  if (db.refusesWritesBecause() !== null) return;
  const tables = (await listTablesToMaintain(db, maxTables))
    .map((stats) => ({ name: stats.name, ...planUpkeep(stats, isIdle) }))
    .filter(({ vacuum, analyze }) => vacuum || analyze);
  if (tables.length === 0) return;
  await db.withLock('upkeep', async (session) => {
    for (const table of tables) await maintainTable(session, table);
    await writeCheckpoint(session);
  });
  log.info({ tables: tables.map(({ name }) => name) }, 'vacuumed the database');
}
