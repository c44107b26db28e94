import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/**
 * Records that these products' prices changed, and notifies listeners when the transaction commits; returns the newest id. Call it after updating the catalog's
 * row in the same transaction: that row's lock makes ids grow in commit order, so a follower never skips a
 * change that commits later.
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
      ), newest as (select coalesce(max(id), 0) as id from inserted)
      select id as newest, send_wakeup('prices', id::text) from newest`,
  );
  return row?.newest ?? 0;
}

/** The id of the newest change, including deleted ones; 0 before the first. */
export async function findNewestPriceChangeId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ newest: z.number() }),
    sql`select greatest((select max(id) from price_change), price_changes_kept_from - 1) as newest
      from catalog`,
  );
  return row?.newest ?? 0;
}

/** The id from which on no change has been deleted. */
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

/** Changes after an id, oldest first. */
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
 * Deletes the oldest changes before a time, at most `limit`, if the price drops have processed them,
 * because those cannot recover from a gap; returns the number. Other followers detect the gap with
 * `findFirstRetainedPriceChangeId`.
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
