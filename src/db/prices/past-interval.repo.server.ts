import { z } from 'zod';
import type { PricedInterval } from '~/domain/prices/price-steps';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

/** The intervals of some pages of the table that ended before a time. */
export interface OldIntervals {
  firstPage: number;
  pageCount: number;
  endedBefore: Date;
}

/** The number of pages of the table with closed intervals. */
export async function countIntervalPages(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ pages: z.number() }),
    sql`select pg_relation_size('closed_price_interval') / current_setting('block_size')::bigint
      as pages`,
  );
  return row?.pages ?? 0;
}

/** Read in the order of pages, which needs no index. The newest closed interval of an offer never counts. */
const areOld = ({ firstPage, pageCount, endedBefore }: OldIntervals): Sql => sql`
  old.ctid >= ${`(${firstPage},0)`}::tid and old.ctid < ${`(${firstPage + pageCount},0)`}::tid
  and old.valid_to < ${endedBefore}
  and exists (select from closed_price_interval newer
    where newer.offer_id = old.offer_id and newer.valid_from > old.valid_from offset 0)`;

/** The months in which old intervals ended. */
export async function listMonthsOfOldIntervals(
  tx: Queryable,
  query: OldIntervals & { since: Date },
): Promise<Date[]> {
  const rows = await tx.rows(
    z.object({ month: z.date() }),
    sql`select distinct date_trunc('month', valid_to, 'UTC') as month
      from closed_price_interval as old
      where ${areOld(query)} and valid_to >= ${query.since} order by month`,
  );
  return rows.map(({ month }) => month);
}

/** Moves old intervals to their partitions, which must exist; returns the number. */
export async function moveOldIntervals(tx: Queryable, query: OldIntervals): Promise<number> {
  return tx.execute(sql`with moved as (
      delete from closed_price_interval as old where ${areOld(query)}
      returning offer_id, price_cents, valid_from, valid_to
    )
    insert into past_price_interval (offer_id, price_cents, valid_from, valid_to)
    select offer_id, price_cents, valid_from, valid_to from moved on conflict do nothing`);
}

/** Price intervals by product. */
type IntervalsByProduct = Map<number, PricedInterval[]>;

/** Deletes old intervals and returns them. */
export async function takeOldIntervals(
  tx: Queryable,
  query: OldIntervals,
): Promise<IntervalsByProduct> {
  return byProduct(
    await tx.rows(
      intervalRow,
      sql`with taken as (
          delete from closed_price_interval as old where ${areOld(query)}
          returning offer_id, price_cents, valid_from, valid_to
        )
        select product_id, taken.price_cents, valid_from, valid_to
        from taken join offer on offer.id = offer_id`,
    ),
  );
}

/** The past intervals of a range of products that ended in a period. */
export async function listPastIntervals(
  db: Queryable,
  query: { after: number; upTo: number; from: Date; to: Date },
): Promise<IntervalsByProduct> {
  return byProduct(
    await db.rows(
      intervalRow,
      sql`select product_id, held.price_cents, valid_from, valid_to
        from offer cross join lateral (select * from past_price_interval
          where offer_id = offer.id and valid_to >= ${query.from} and valid_to < ${query.to}
          offset 0) as held
        where product_id > ${query.after} and product_id <= ${query.upTo}`,
    ),
  );
}

const intervalRow = z.object({
  product_id: z.number(),
  price_cents: z.number(),
  valid_from: z.date(),
  valid_to: z.date(),
});

function byProduct(rows: readonly z.infer<typeof intervalRow>[]): IntervalsByProduct {
  const intervals: IntervalsByProduct = new Map();
  for (const { product_id, price_cents: priceCents, valid_from: from, valid_to: to } of rows) {
    const list = intervals.get(product_id) ?? [];
    list.push({ priceCents, from, to });
    intervals.set(product_id, list);
  }
  return intervals;
}
