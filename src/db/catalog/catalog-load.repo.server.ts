import { z } from 'zod';
import type { Database, Queryable, Session } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';

const tables = [
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

/** Throws away what a load that was killed has left in the files. No transaction sees any of it. */
export async function deleteCatalog(session: Session): Promise<void> {
  await session.transaction((tx) =>
    withoutIndexes(tx, tables, () => tx.execute(statement(`truncate ${tableList}`))),
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
 * Takes foreign keys and plain indexes of tables away, calls `fill` and puts them
 * back: checking and sorting all rows at once takes a tenth of the time. Their definitions are read
 * from the database, so migrations stay the only place that knows them. Primary keys stay.
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
 * After a load: lets the planner know the tables. PGlite has nobody who would do the rest in the
 * background, and its first VACUUM of full tables takes seconds: better now than in business hours.
 */
export async function tidyLoadedCatalog(session: Session, kind: Database['kind']): Promise<void> {
  if (kind !== 'pglite') return session.script(`analyze ${tableList}`);
  for (const table of tables) await session.script(`vacuum (freeze, analyze) ${table}`);
  await session.script('checkpoint');
}

/** A statement put together from our own words and the database's, never from input. */
function statement(text: string): Sql {
  return new Sql([text], []);
}
