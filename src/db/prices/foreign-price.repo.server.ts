import { z } from 'zod';
import type { ForeignPrice } from '~/domain/prices/foreign-price';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** A retailer's price in another currency, by the entry of its feed. */
export interface ForeignPriceRow extends ForeignPrice {
  retailerKey: string;
  productId: number;
}

const columns: readonly Column<ForeignPriceRow>[] = [
  { name: 'retailer_id', type: 'integer', value: ({ retailerId }) => retailerId },
  { name: 'retailer_key', type: 'text', value: ({ retailerKey }) => retailerKey },
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'currency', type: 'text', value: ({ currency }) => currency },
  { name: 'price_minor', type: 'bigint', value: ({ priceMinor }) => priceMinor },
  { name: 'in_stock', type: 'boolean', value: ({ inStock }) => inStock },
  { name: 'url', type: 'text', value: ({ url }) => url },
  { name: 'dollars_per_unit', type: 'float8', value: ({ rate }) => rate?.dollarsPerUnit ?? null },
  { name: 'rate_day', type: 'text', value: ({ rate }) => rate?.day ?? null },
  { name: 'seen_at', type: 'timestamptz', value: ({ seenAt }) => seenAt },
];

/** Stores the current prices of entries in other currencies; an id stays with its entry. */
export async function upsertForeignPrices(
  db: Queryable,
  prices: readonly ForeignPriceRow[],
): Promise<void> {
  if (prices.length === 0) return;
  await db.execute(sql`insert into foreign_price (id, retailer_id, retailer_key, product_id, currency,
      price_minor, in_stock, url, dollars_per_unit, rate_day, seen_at)
    select coalesce(known.id, nextval(pg_get_serial_sequence('offer', 'id'))), given.retailer_id,
      given.retailer_key, given.product_id, given.currency, given.price_minor, given.in_stock,
      given.url, given.dollars_per_unit, given.rate_day::date, given.seen_at
    from ${rowTable(columns, prices)}
      left join foreign_price as known using (retailer_id, retailer_key)
    on conflict (retailer_id, retailer_key) do update set product_id = excluded.product_id,
      currency = excluded.currency, price_minor = excluded.price_minor,
      in_stock = excluded.in_stock, url = excluded.url,
      dollars_per_unit = excluded.dollars_per_unit, rate_day = excluded.rate_day,
      seen_at = excluded.seen_at`);
}

const foreignRow = rowOf({
  id: z.number(),
  retailerId: z.number(),
  retailer: z.string(),
  currency: z.string(),
  priceMinor: z.number(),
  inStock: z.boolean(),
  url: z.string(),
  dollarsPerUnit: z.number().nullable(),
  rateDay: z.string().nullable(),
  seenAt: z.date(),
});

/** The prices of a product in other currencies whose entries are still listed, cheapest first. */
export async function listForeignPrices(
  db: Queryable,
  productId: number,
  limit: number,
): Promise<(ForeignPrice & { id: number; retailer: string })[]> {
  const rows = await db.rows(
    foreignRow,
    sql`select foreign_price.id, foreign_price.retailer_id, retailer.name as retailer, foreign_price.currency,
        foreign_price.price_minor, in_stock, url, dollars_per_unit, rate_day::text as rate_day,
        seen_at
      from foreign_price
        join feed_offer using (retailer_id, retailer_key)
        join retailer on retailer.id = foreign_price.retailer_id
      where foreign_price.product_id = ${productId} and missed < 2
        and feed_offer.product_id = ${productId} and state in ('placed', 'foreign')
        and feed_offer.currency = foreign_price.currency
      order by foreign_price.currency, foreign_price.price_minor, retailer.name
      limit ${limit}`.prepared('foreign_prices'),
  );
  return rows.map(({ dollarsPerUnit, rateDay, ...price }) => ({
    ...price,
    rate:
      dollarsPerUnit === null || rateDay === null
        ? null
        : { currency: price.currency, day: rateDay, dollarsPerUnit },
  }));
}

const linkRow = rowOf({ productId: z.number(), retailerId: z.number(), url: z.string() });

/** The link of a price in another currency whose entry is still listed; null if there is none. */
export async function findForeignPriceLink(
  db: Queryable,
  id: number,
): Promise<{ productId: number; retailerId: number; url: string } | null> {
  const [link] = await db.rows(
    linkRow,
    sql`select foreign_price.product_id, foreign_price.retailer_id, url
      from foreign_price join feed_offer using (retailer_id, retailer_key)
      where foreign_price.id = ${id} and missed < 2`,
  );
  return link ?? null;
}
