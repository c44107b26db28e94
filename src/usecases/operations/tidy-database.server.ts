import {
  listTablesToMaintain,
  maintainTable,
  writeCheckpoint,
} from '~/db/engine/upkeep.repo.server';
import { planUpkeep } from '~/domain/operations/upkeep';
import type { Deps } from '../deps';

const maxTables = 100;

/**
 * Does what PostgreSQL's own housekeeping would do and PGlite does not have: frees the room of dead
 * rows, lets the planner know the tables, shortens the log. All of that holds up the process, so a
 * moment that is not quiet gets only what cannot wait.
 */
export async function tidyDatabase(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { isIdle }: { isIdle: boolean },
): Promise<void> {
  if (db.kind !== 'pglite') return;
  // Freeing room in tables writes to the log first, and there is no room for that.
  if (db.refusesWritesBecause() !== null) return;
  const tables = (await listTablesToMaintain(db, maxTables))
    .map((stats) => ({ name: stats.name, ...planUpkeep(stats, isIdle) }))
    .filter(({ vacuum, analyze }) => vacuum || analyze);
  if (tables.length === 0) return;
  await db.withLock('upkeep', async (session) => {
    for (const table of tables) await maintainTable(session, table);
    await writeCheckpoint(session);
  });
  log.info({ tables: tables.map(({ name }) => name) }, 'tidied the database');
}
