import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/**
 * Notes that these products' prices changed; returns the newest number. Call it after the
 * catalog's row was updated in the same transaction: that row's lock makes the numbers grow in the
 * order of the commits, so whoever follows them never overtakes one that is still to come.
 */
export async function insertPriceChanges(
  db: Queryable,
  productIds: readonly number[],
  changedAt: Date,
): Promise<number> {
  const [row] = await db.rows(
    z.object({ newest: z.number() }),
    sql`with inserted as (
        insert into price_change (product_id, changed_at)
        select product_id, ${changedAt}::timestamptz
        from unnest(${productIds}::integer[]) as given (product_id)
        returning id
      )
      select coalesce(max(id), 0) as newest from inserted`,
  );
  const newest = row?.newest ?? 0;
  // Sent when the transaction commits.
  await db.execute(sql`select pg_notify('prices', ${String(newest)})`);
  return newest;
}

/** The number of the newest change, also of one that has been tidied away; 0 before the first. */
export async function findNewestPriceChangeId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ newest: z.number() }),
    sql`select greatest((select max(id) from price_change), price_changes_kept_from - 1) as newest
      from catalog`,
  );
  return row?.newest ?? 0;
}

/** The number from which on no change has been tidied away. */
export async function findFirstRetainedPriceChangeId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ start: z.number() }),
    sql`select price_changes_kept_from as start from catalog`,
  );
  return row?.start ?? 1;
}

const changeRow = z
  .object({ id: z.number(), product_id: z.number() })
  .transform((row) => ({ id: row.id, productId: row.product_id }));

/** Changes after a number, oldest first. */
export async function listPriceChanges(
  db: Queryable,
  query: { after: number; limit: number },
): Promise<{ id: number; productId: number }[]> {
  return db.rows(
    changeRow,
    sql`select id, product_id from price_change where id > ${query.after}
      order by id limit ${query.limit}`,
  );
}

/**
 * Tidies away the oldest changes, at most `limit`, as far as they are from before a moment and price
 * drops have been looked for in them, which cannot be made up for; returns how many. Whoever else has
 * not followed them finds out by `findKeptPriceChangesStart`.
 */
export async function deletePriceChangesBefore(
  db: Queryable,
  query: { before: Date; limit: number },
): Promise<number> {
  const [row] = await db.rows(
    z.object({ gone: z.number() }),
    sql`with oldest as (
        select id, changed_at from price_change order by id limit ${query.limit}
      ), gone as (
        delete from price_change using oldest
        where price_change.id = oldest.id and oldest.changed_at < ${query.before}
          and oldest.id <= (select up_to_change from price_drop_progress)
        returning price_change.id
      ), noted as (
        update catalog set price_changes_kept_from =
          greatest(price_changes_kept_from, (select max(id) + 1 from gone))
        where exists (select from gone)
      )
      select count(*) as gone from gone`,
  );
  return row?.gone ?? 0;
}
