import { z } from 'zod';
import type { OfferClicks, RetailerClicks } from '~/domain/clicks/offer-click';
import { rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** Adds clicks to the counts, in a fixed order, so that two processes never deadlock. */
export async function upsertOfferClicks(
  db: Queryable,
  clicks: readonly OfferClicks[],
): Promise<void> {
  const given = rowTable(
    [
      { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
      { name: 'day', type: 'text', value: ({ day }) => day },
      { name: 'clicks', type: 'integer', value: (row) => row.clicks },
    ],
    clicks,
  );
  await db.execute(sql`
    insert into offer_click (offer_id, day, clicks)
    select offer_id, day::date, clicks from ${given} order by offer_id, day
    on conflict (offer_id, day) do update set clicks = offer_click.clicks + excluded.clicks`);
}

const retailerRow = z.object({ retailer: z.string(), clicks: z.number() });

/** Each store's clicks since a day, most clicked first; stores without clicks are omitted. */
export async function listRetailerClicks(
  db: Queryable,
  query: { sinceDay: string; limit: number },
): Promise<RetailerClicks[]> {
  return db.rows(
    retailerRow,
    sql`select coalesce(retailer.name, '(offer no longer listed)') as retailer,
        sum(clicks)::integer as clicks
      from offer_click left join offer on offer.id = offer_id
        left join foreign_price on foreign_price.id = offer_id
        left join retailer on retailer.id = coalesce(offer.retailer_id, foreign_price.retailer_id)
      where day >= ${query.sinceDay}::date
      group by 1 order by 2 desc, 1 limit ${query.limit}`,
  );
}

const dayRow = rowOf({ offerId: z.number(), day: z.string(), clicks: z.number() });

/** One offer's clicks since a day, the newest first. */
export async function listOfferClicks(
  db: Queryable,
  query: { offerId: number; sinceDay: string; limit: number },
): Promise<OfferClicks[]> {
  return db.rows(
    dayRow,
    sql`select offer_id, day::text as day, clicks from offer_click
      where offer_id = ${query.offerId} and day >= ${query.sinceDay}::date
      order by day desc limit ${query.limit}`,
  );
}

const productRow = z.object({ product_id: z.number(), clicks: z.number() });

/** Each product's clicks since a day; of an offer at most `maxPerDay` a day. */
export async function findProductClicks(
  db: Queryable,
  query: { sinceDay: string; maxPerDay: number },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows(
    productRow,
    sql`select product_id, sum(least(clicks, ${query.maxPerDay}))::integer as clicks
      from offer_click join offer on offer.id = offer_id
      where day >= ${query.sinceDay}::date group by product_id`,
  );
  return new Map(rows.map((row) => [row.product_id, row.clicks]));
}
