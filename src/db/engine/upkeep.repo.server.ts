import { z } from 'zod';
import type { Queryable, Session } from './database.server';
import { rowOf } from './row.server';
import { Sql, sql } from './sql.server';

/** A table with its changes since the last maintenance. */
export interface TableStats {
  name: string;
  liveRows: number;
  /** Old row versions that occupy space. */
  deadRows: number;
  /** Rows that are not in the planner's statistics yet. */
  unknownRows: number;
}

const tableStatsRow = rowOf({
  name: z.string(),
  liveRows: z.number(),
  deadRows: z.number(),
  unknownRows: z.number(),
});

/** Our tables with changed rows, the most urgent first. */
export async function listTablesToMaintain(db: Queryable, limit: number): Promise<TableStats[]> {
  return db.rows(
    tableStatsRow,
    sql`select relname::text as name, n_live_tup as live_rows, n_dead_tup as dead_rows,
        n_mod_since_analyze as unknown_rows
      from pg_stat_user_tables
      where schemaname = 'public' and (n_dead_tup > 0 or n_mod_since_analyze > 0)
      order by n_dead_tup desc, relname limit ${limit}`,
  );
}

/** Vacuums or analyzes a table, or both. */
export async function maintainTable(
  session: Session,
  { name, vacuum, analyze }: { name: string; vacuum: boolean; analyze: boolean },
): Promise<void> {
  const [row] = await session.rows(
    z.object({ quoted: z.string() }),
    sql`select quote_ident(${name}::text) as quoted`,
  );
  if (!row) return;
  if (vacuum) await session.execute(new Sql([`vacuum ${row.quoted}`], []));
  if (analyze) await session.execute(new Sql([`analyze ${row.quoted}`], []));
}

/** Writes a checkpoint, which shortens the log. */
export async function writeCheckpoint(session: Session): Promise<void> {
  await session.execute(new Sql(['checkpoint'], []));
}
