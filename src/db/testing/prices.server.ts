import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

interface RetailerOffer {
  productId: number;
  productName: string;
  priceCents: number;
  inStock: boolean;
  seenAt: Date;
}

const offerRow = z
  .object({
    product_id: z.number(),
    name: z.string(),
    price_cents: z.number(),
    in_stock: z.boolean(),
    seen_at: z.date(),
  })
  .transform(
    (row): RetailerOffer => ({
      productId: row.product_id,
      productName: row.name,
      priceCents: row.price_cents,
      inStock: row.in_stock,
      seenAt: row.seen_at,
    }),
  );

/** The offers of the retailer with this name, in the order of their products. */
export async function listOffersOfRetailer(
  db: Queryable,
  retailer: string,
): Promise<RetailerOffer[]> {
  return db.rows(
    offerRow,
    sql`select product_id, product.name, price_cents, in_stock, seen_at
      from offer join product on product.id = product_id join retailer on retailer.id = retailer_id
      where retailer.name = ${retailer} order by product_id`,
  );
}

/** Wakes the followers of prices, as after a lost notification. */
export async function notifyPriceFollowers(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_notify('prices', '')`);
}

/** Adds price changes and deletes some, so that the table has dead rows in its statistics. */
export async function wearOutPriceChanges(db: Queryable): Promise<void> {
  await db.execute(sql`insert into price_change (product_id, changed_at)
    select n, now() from generate_series(1, 8000) as n`);
  await db.execute(sql`delete from price_change where product_id <= 3000`);
  // Statistics are flushed asynchronously.
  await db.execute(sql`select pg_stat_force_next_flush()`);
}
