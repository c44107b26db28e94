import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgliteOptions } from '~/db/engine/pglite.server';

/** An engine with the contents that the migrations gave it. */
interface PooledEngine {
  engine: PGlite;
  schema: string;
  tables: string[];
  /** The rows of tables that are not empty, in COPY format, with the columns that COPY may write. */
  seeds: { table: string; columns: string; rows: Blob }[];
  sequences: { name: string; value: string; isCalled: boolean }[];
}

declare global {
  /** On the global object, because a test may reset the module registry. */
  var idleEngines: PooledEngine[] | undefined;
}

globalThis.idleEngines ??= [];
const idle = globalThis.idleEngines;

/**
 * A migrated, empty engine. Starting one takes a second of CPU time, so the test files of a worker share
 * engines: `release` empties the engine and keeps it for the next file.
 */
export async function acquireEngine(dump: string) {
  const pooled = idle.pop() ?? (await loadEngine(dump));
  let isReleased = false;
  return {
    /** Throws once released, so that work left behind by a test cannot reach the next one. */
    engine: new Proxy(pooled.engine, {
      get(target, key) {
        if (isReleased) throw new Error('This test database is closed.');
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    async release() {
      isReleased = true;
      if (pooled.engine.closed) return;
      if (await reset(pooled)) idle.push(pooled);
      else await pooled.engine.close();
    },
  };
}

async function loadEngine(dump: string): Promise<PooledEngine> {
  const engine = await PGlite.create({ ...pgliteOptions, loadDataDir: await openAsBlob(dump) });
  const tables = await column(
    engine,
    `select format('%I', relname) from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`,
  );
  const seeds: PooledEngine['seeds'] = [];
  for (const table of await nonEmpty(engine, tables)) {
    const columns = await column(
      engine,
      `select format('%I', attname) from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const { blob } = await engine.query(`copy ${table} (${columns.join()}) to '/dev/blob'`);
    if (blob) seeds.push({ table, columns: columns.join(), rows: blob });
  }
  const sequences: PooledEngine['sequences'] = [];
  for (const name of await column(
    engine,
    `select format('%I', relname) from pg_class where relkind = 'S'`,
  )) {
    const { rows } = await engine.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return { engine, tables, seeds, sequences, schema: await describeSchema(engine) };
}

/** Brings an engine back to what the migrations left; false when its schema was changed. */
async function reset({ engine, schema, tables, seeds, sequences }: PooledEngine): Promise<boolean> {
  await engine.exec('rollback; unlisten *; reset all; set session_replication_role = replica');
  if ((await describeSchema(engine)) !== schema) return false;
  const used = await nonEmpty(engine, tables);
  if (used.length > 0) await engine.exec(`truncate ${used.join()} restart identity cascade`);
  for (const { table, columns, rows } of seeds) {
    await engine.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: rows });
  }
  await engine.exec(
    sequences
      .map(({ name, value, isCalled }) => `select setval('${name}', ${value}, ${isCalled});`)
      .join('\n'),
  );
  // Row statistics would tell the next file of dead rows that are gone.
  await engine.exec('reset session_replication_role; select pg_stat_force_next_flush()');
  await engine.exec('select pg_stat_reset()');
  return true;
}

/** Changes with every change to the tables, indexes, functions, triggers and policies of our own. */
async function describeSchema(engine: PGlite): Promise<string> {
  const [description = ''] = await column(
    engine,
    `with own as (
       select oid, relname, relkind, relrowsecurity, relforcerowsecurity, relacl from pg_class
       where relnamespace = 'public'::regnamespace
     ), described as (
       select concat_ws(' ', relname, relkind, relrowsecurity, relforcerowsecurity, relacl) as text from own
       union all
       select concat_ws(' ', relname, attname, atttypid, attnotnull, attidentity, attacl, pg_get_expr(adbin, adrelid))
         from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
         left join pg_attrdef on adrelid = own.oid and adnum = attnum
         where relkind = 'r'
       union all
       select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from pg_index join own on own.oid = indrelid
       union all
       select concat_ws(' ', relname, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
         from pg_constraint join own on own.oid = conrelid
       union all
       select concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
         from pg_trigger join own on own.oid = tgrelid where not tgisinternal
       union all
       select concat_ws(' ', relname, polname, polcmd, polroles, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
         from pg_policy join own on own.oid = polrelid
       union all
       select concat_ws(' ', proname, proargtypes, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
       union all
       select concat_ws(' ', rolname, rolsuper, rolbypassrls) from pg_roles
     )
     select md5(string_agg(text, ';' order by text)) from described`,
  );
  return description;
}

async function nonEmpty(engine: PGlite, tables: readonly string[]): Promise<string[]> {
  const checks = tables.map((name) => `select '${name}' where exists (select from ${name})`);
  return column(engine, checks.join(' union all '));
}

/** The first column of a query's rows. */
async function column(engine: PGlite, query: string): Promise<string[]> {
  const { rows } = await engine.query<string[]>(query, [], { rowMode: 'array' });
  return rows.map(([first = '']) => first);
}
