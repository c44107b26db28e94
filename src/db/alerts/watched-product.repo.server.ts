import { z } from 'zod';
import type { WatchedOffer, WatchedProduct } from '~/domain/alerts/watched-offer';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const offerRow = z.object({
  id: z.number(),
  product_id: z.number(),
  retailer_id: z.number(),
  price_cents: z.number(),
  in_stock: z.boolean(),
  seen_at: z.date(),
  shipping_cents: z.number().nullable(),
  free_shipping_from_cents: z.number().nullable(),
  last_from: z.date().nullable(),
  last_to: z.date().nullable(),
  last_cents: z.number().nullable(),
  before_cents: z.number().nullable(),
});

const sizeRow = z.object({
  id: z.number(),
  size_amount: z.number().nullable(),
  size_unit: z.enum(['ml', 'g', 'count']).nullable(),
});

/** More stores than any product has. */
const maxWatchedOffersPerProduct = 100;

/**
 * Products with the data that alerts evaluate: every offer, since when it has its price, and the price
 * before.
 */
export async function listWatchedProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, WatchedProduct>> {
  const sizes = await db.rows(
    sizeRow,
    sql`select id, size_amount::float8 as size_amount, size_unit
      from product where id = any(${ids}::integer[])`,
  );
  const offers = await db.rows(
    offerRow,
    sql`select o.id, product_id, retailer_id, o.price_cents, in_stock, seen_at, shipping_cents,
        free_shipping_from_cents, coalesce(price_since, ended.valid_from) as last_from,
        ended.valid_to as last_to,
        case when price_since is null then ended.price_cents else o.price_cents end as last_cents,
        before.price_cents as before_cents
      from offer o join retailer on retailer.id = retailer_id
        left join lateral (select * from closed_price_interval
          where offer_id = o.id and price_since is null order by valid_from desc limit 1) ended on true
        left join lateral (select * from closed_price_interval
          where offer_id = o.id and valid_from < coalesce(price_since, ended.valid_from)
          order by valid_from desc limit 1) before on true
      where product_id = any(${ids}::integer[])
      order by product_id, o.id limit ${ids.length * maxWatchedOffersPerProduct}`,
  );
  const byProduct = Map.groupBy(offers, ({ product_id }) => product_id);
  return new Map(
    sizes.map(({ id, size_amount: amount, size_unit: unit }) => [
      id,
      {
        size: amount === null || unit === null ? null : { amount, unit },
        offers: (byProduct.get(id) ?? []).map(toOffer),
      },
    ]),
  );
}

function toOffer(row: z.infer<typeof offerRow>): WatchedOffer {
  return {
    id: row.id,
    retailerId: row.retailer_id,
    priceCents: row.price_cents,
    inStock: row.in_stock,
    seenAt: row.seen_at,
    since: row.in_stock ? row.last_from : row.last_to,
    previousCents: row.in_stock ? row.before_cents : row.last_cents,
    shippingCents: row.shipping_cents,
    freeShippingFromCents: row.free_shipping_from_cents,
  };
}
