import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';

/** The name of a table as SQL; never input. */
function tableName(table: string): Sql {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`${table} is not the name of a table.`);
  return new Sql([table], []);
}

/** Deletes all rows of these tables, in this order. */
export async function emptyTables(db: Queryable, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.execute(sql`delete from ${tableName(table)}`);
}

/** Counts the rows of a table. */
export async function countRows(db: Queryable, table: string): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from ${tableName(table)}`,
  );
  return row?.count ?? 0;
}

/** All columns of all rows of these tables as text, to check that a secret is not among them. */
export async function readTablesAsText(
  db: Queryable,
  ...tables: readonly string[]
): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const rows = await db.rows(
      z.object({ text: z.string() }),
      sql`select row_to_json(t)::text as text from ${tableName(table)} t`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

/** The tables with rows of a person, other than those of the auth service. */
export async function listPersonalTables(db: Queryable): Promise<string[]> {
  const tables = await db.rows(
    z.object({ name: z.string() }),
    sql`select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'user_id' and c.relkind = 'r' and c.relname not like 'auth\\_%'
        and c.relnamespace = 'public'::regnamespace
      order by name`,
  );
  return tables.map(({ name }) => name);
}

/** The definitions of all indexes and constraints. */
export async function listIndexesAndConstraints(db: Queryable): Promise<string[]> {
  const rows = await db.rows(
    z.object({ definition: z.string() }),
    sql`select indexdef as definition from pg_indexes where schemaname = 'public'
      union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by definition`,
  );
  return rows.map(({ definition }) => definition);
}
