import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';
import { sendWakeup } from '../engine/wakeup.repo.server';

const offerRow = rowOf({
  productId: z.number(),
  productName: z.string(),
  priceCents: z.number(),
  inStock: z.boolean(),
  seenAt: z.date(),
});

/** The offers of the retailer with this name, in the order of their products. */
export async function listOffersOfRetailer(
  db: Queryable,
  retailer: string,
): Promise<z.infer<typeof offerRow>[]> {
  return db.rows(
    offerRow,
    sql`select product_id, product.name as product_name, price_cents, in_stock, seen_at
      from offer join product on product.id = product_id join retailer on retailer.id = retailer_id
      where retailer.name = ${retailer} order by product_id`,
  );
}

/** Wakes the followers of prices, as after a lost notification. */
export async function notifyPriceFollowers(db: Queryable): Promise<void> {
  await sendWakeup(db, { channel: 'prices', payload: '' });
}

/** Adds price changes and deletes some, so that the table has dead rows in its statistics. */
export async function wearOutPriceChanges(db: Queryable): Promise<void> {
  await db.execute(sql`insert into price_change (product_id, changed_at)
    select n, now() from generate_series(1, 8000) as n`);
  await db.execute(sql`delete from price_change where product_id <= 3000`);
  // Statistics are flushed asynchronously.
  await db.execute(sql`select pg_stat_force_next_flush()`);
}
