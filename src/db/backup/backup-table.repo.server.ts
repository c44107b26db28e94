import { z } from 'zod';
import type { Queryable, Session } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** A table in a backup. */
export interface BackupTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
  pages: number;
}

/** Where migrations are recorded; a restore writes it by applying them. */
export const migrationTable = 'schema_migration';

/** How processes reach each other: a restored site may run elsewhere. */
const unsavedTables = ['wakeup', 'wakeup_mode', 'search_snapshot'];

/** Lists the tables of the site that a backup contains, without those of extensions. */
export async function listBackupTables(db: Queryable): Promise<BackupTable[]> {
  return db.rows(
    z.object({ name: z.string(), columns: z.array(z.string()), pages: z.number() }),
    sql`select class.relname::text as name,
        pg_relation_size(class.oid) / current_setting('block_size')::bigint as pages,
        (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
          where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '')
          as columns
      from pg_class class
      where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r'
        and class.relname <> all (${unsavedTables}::text[])
        and not exists (select from pg_depend
          where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')
      order by class.relname`,
  );
}

/** The bytes that tables and indexes take up. */
export async function measureDatabase(db: Queryable): Promise<number> {
  const rows = await db.rows(
    z.object({ bytes: z.number() }),
    sql`select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  return rows[0]?.bytes ?? 0;
}

/** The last value of each sequence; null if it was never used. */
export async function listSequences(
  db: Queryable,
): Promise<{ name: string; last: number | null }[]> {
  return db.rows(
    z.object({ name: z.string(), last: z.number().nullable() }),
    sql`select sequencename::text as name, last_value as last from pg_sequences
      where schemaname = current_schema() order by sequencename`,
  );
}

/** Sets a sequence to continue after a value. */
export async function updateSequence(
  db: Queryable,
  { name, last }: { name: string; last: number | null },
): Promise<void> {
  if (last === null) return;
  await db.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
}

/** Counts other connections of the site to this PostgreSQL database. */
export async function countSiteConnections(db: Queryable): Promise<number> {
  const rows = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name like 'glowfare%'`,
  );
  return rows[0]?.count ?? 0;
}

/** Drops everything that migrations create, so that they can be applied from the start. */
export async function dropSchemaObjects(session: Session): Promise<void> {
  await session.script(`do $$
    declare item record;
    begin
      for item in
        select 1 as step, format('drop view if exists %I cascade', relname) as statement
        from pg_class class where relnamespace = current_schema()::regnamespace and relkind = 'v'
          and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
        union all
        select 2, format('drop table if exists %I cascade', relname)
        from pg_class class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
        union all
        select 3, format('drop routine if exists %s cascade', proc.oid::regprocedure)
        from pg_proc proc where pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
        union all
        select 4, format('drop type if exists %I cascade', typname)
        from pg_type type where typnamespace = current_schema()::regnamespace
          and typtype in ('e', 'd')
          and not exists (select from pg_depend where objid = type.oid and deptype = 'e')
        order by step
      loop
        execute item.statement;
      end loop;
    end $$`);
}
