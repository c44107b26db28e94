import { z } from 'zod';
import type { Offer } from '~/domain/catalog/product';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** An offer in stock, with the median of all its prices. */
interface PickedOffer extends Pick<Offer, 'id' | 'priceCents' | 'originalPriceCents'> {
  usualPriceCents: number;
}

const pickedRow = rowOf({
  id: z.number(),
  priceCents: z.number(),
  originalPriceCents: z.number().nullable(),
  usualPriceCents: z.number(),
});

/**
 * Up to `count` random offers in stock: half of them of the most reviewed products, which people look at
 * most, the rest from anywhere. Skips the first products, up to `skipUpToProductId`. The usual price is the
 * median since a time.
 */
export async function listRandomOffers(
  db: Queryable,
  query: { count: number; skipUpToProductId: number; pricesSince: Date },
): Promise<PickedOffer[]> {
  const { count, skipUpToProductId } = query;
  const half = Math.ceil(count / 2);
  return db.rows(
    pickedRow,
    sql`with looked_at as (
        select id from product where id > ${skipUpToProductId}
        order by review_count desc, id limit ${Math.max(100, half)}
      ), popular as (
        select id from offer where product_id in (select id from looked_at) and in_stock
        order by random() limit ${half}
      ), drawn as (
        select ceil(random() * (select max(id) from offer))::integer as id
        from generate_series(1, ${count * 2}::integer)
      ), anywhere as (
        select offer.id from offer
        where id in (select id from drawn) and product_id > ${skipUpToProductId} and in_stock
        limit ${count}
      ), chosen as (
        select id from popular union select id from anywhere limit ${count}
      )
      select offer.id, price_cents, original_price_cents, (
        select percentile_disc(0.5) within group (order by held.price_cents)
        from recent_price_interval as held where offer_id = offer.id
          and (valid_to is null or valid_to > ${query.pricesSince})
      ) as usual_price_cents
      from offer join chosen using (id)`,
  );
}
