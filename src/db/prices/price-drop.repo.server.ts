import { z } from 'zod';
import type { PriceDrop } from '~/domain/prices/price-drop';
import type { PricedInterval } from '~/domain/prices/price-steps';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

export type ProductPriceDrop = PriceDrop & { productId: number };

const columns: readonly Column<ProductPriceDrop>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'price_cents', type: 'integer', value: ({ priceCents }) => priceCents },
  { name: 'before_cents', type: 'integer', value: ({ beforeCents }) => beforeCents },
  { name: 'dropped_at', type: 'timestamptz', value: ({ droppedAt }) => droppedAt },
];

/** Replaces the price drops of these products; products without a drop lose theirs. */
export async function updatePriceDrops(
  db: Queryable,
  productIds: readonly number[],
  drops: readonly ProductPriceDrop[],
): Promise<void> {
  await db.execute(sql`delete from price_drop where product_id = any(${productIds}::integer[])`);
  await db.execute(insertRows('price_drop', columns, drops));
}

/** Deletes drops that are no longer recent. */
export async function deletePriceDropsBefore(db: Queryable, time: Date): Promise<void> {
  await db.execute(sql`delete from price_drop where dropped_at < ${time}`);
}

const dropRow = rowOf({
  productId: z.number(),
  groupId: z.number(),
  priceCents: z.number(),
  beforeCents: z.number(),
  droppedAt: z.date(),
});

const orders = {
  biggest: sql`share desc, product_id`,
  newest: sql`dropped_at desc, share desc, product_id`,
};

/** Drops since a time, of products that are in stock at that price. */
export async function listRecordedPriceDrops(
  db: Queryable,
  query: { since: Date; order: keyof typeof orders; limit: number },
): Promise<(ProductPriceDrop & { groupId: number })[]> {
  return db.rows(
    dropRow,
    sql`select product_id, group_id, price_cents, before_cents, dropped_at
      from price_drop join product on product.id = product_id
      where dropped_at >= ${query.since} and exists (
        select from offer where offer.product_id = price_drop.product_id
          and in_stock and offer.price_cents = price_drop.price_cents)
      order by ${orders[query.order]} limit ${query.limit}`,
  );
}

/** Products in an id range whose best price started after a time: only those can have dropped. */
export async function listDropCandidates(
  db: Queryable,
  query: { after: number; upTo: number; since: Date; limit: number },
): Promise<number[]> {
  const rows = await db.rows(
    z.object({ product_id: z.number() }),
    sql`select distinct offer.product_id from offer
        join product_price on product_price.product_id = offer.product_id
          and best_price_cents = offer.price_cents
      where offer.product_id > ${query.after} and offer.product_id <= ${query.upTo}
        and in_stock and price_since >= ${query.since}
      order by offer.product_id limit ${query.limit}`,
  );
  return rows.map((row) => row.product_id);
}

const intervalRow = z.object({
  product_id: z.number(),
  price_cents: z.number(),
  valid_from: z.date(),
  valid_to: z.date().nullable(),
});

/** The price intervals of these products' offers since a time, by product. */
export async function listPriceIntervalsOfProducts(
  db: Queryable,
  query: { productIds: readonly number[]; since: Date; limit: number },
): Promise<Map<number, PricedInterval[]>> {
  const rows = await db.rows(
    intervalRow,
    sql`select product_id, held.price_cents, valid_from, valid_to
      from offer cross join lateral (
        select * from recent_price_interval where offer_id = offer.id
          and (valid_to is null or valid_to > ${query.since}) offset 0) as held
      where product_id = any(${query.productIds}::integer[])
      order by product_id, offer_id, valid_from limit ${query.limit}`,
  );
  const byProduct = new Map<number, PricedInterval[]>();
  for (const row of rows) {
    const list = byProduct.get(row.product_id) ?? [];
    list.push({ priceCents: row.price_cents, from: row.valid_from, to: row.valid_to });
    byProduct.set(row.product_id, list);
  }
  return byProduct;
}
