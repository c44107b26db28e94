import { z } from 'zod';
import type { Database, Queryable, Session } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';

const tables = [
  'product_change',
  'price_drop',
  'source_picture',
  'closed_price_interval',
  'product_price',
  'offer',
  'product',
  'brand',
  'retailer',
  'ingredient',
];
const tableList = tables.join(', ');
/** Filled later, from `closed_price_interval`. */
const pastPriceTables = 'past_price_interval, daily_low_price';

/** Truncates tables to free the space that a killed load left in the files. No transaction sees any of it. */
export async function deleteCatalog(session: Session): Promise<void> {
  await session.transaction((tx) =>
    withoutIndexes(tx, tables, async () => {
      await tx.execute(statement(`truncate ${tableList}, ${pastPriceTables}`));
      await tx.execute(sql`update price_history_progress set moved_before = default,
        pages_read = default, raw_since = default, up_to_product = default`);
    }),
  );
}

/** Like `withoutIndexes`, for the tables of the catalog. */
export async function withoutCatalogIndexes(
  tx: Queryable,
  fill: () => Promise<unknown>,
): Promise<void> {
  return withoutIndexes(tx, tables, fill);
}

/**
 * Drops foreign keys and secondary indexes, calls `fill` and recreates them: checking and sorting all rows
 * together takes a tenth of the time. Reads the definitions from the database, so migrations remain their
 * only source. Primary keys stay.
 */
export async function withoutIndexes(
  tx: Queryable,
  names: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const parts = await tx.rows(
    z.object({ remove: z.string(), restore: z.string() }),
    sql`with ours as (
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relname = any(${names}::text[])
      )
      select 1 as step, format('drop index %s', indexrelid::regclass) as remove,
        pg_get_indexdef(indexrelid) as restore
      from pg_index join ours on ours.oid = indrelid
      where not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
      union all
      select 2, format('alter table %s drop constraint %I', conrelid::regclass, conname),
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid))
      from pg_constraint
      where contype = 'f' and (conrelid in (select oid from ours) or confrelid in (select oid from ours))
      order by step, restore`,
  );
  for (const { remove } of parts) await tx.execute(statement(remove));
  await fill();
  for (const { restore } of parts) await tx.execute(statement(restore));
}

/**
 * Analyzes the tables after a load. PGlite has no autovacuum, and its first VACUUM of full tables takes
 * seconds, so it runs now rather than later under load.
 */
export async function tidyLoadedCatalog(session: Session, kind: Database['kind']): Promise<void> {
  if (kind !== 'pglite') return session.script(`analyze ${tableList}`);
  for (const table of tables) await session.script(`vacuum (freeze, analyze) ${table}`);
  await session.script('checkpoint');
}

/** A statement made of constants and names from the database, never of input. */
function statement(text: string): Sql {
  return new Sql([text], []);
}
