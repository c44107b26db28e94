import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Notes that these products' prices changed; returns the newest number. Call it after the
 * catalogue's row was updated in the same transaction: that row's lock makes the numbers grow in the
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

/** The number of the newest change; 0 before the first. */
export async function findNewestPriceChangeId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ newest: z.number() }),
    sql`select coalesce(max(id), 0) as newest from price_change`,
  );
  return row?.newest ?? 0;
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
