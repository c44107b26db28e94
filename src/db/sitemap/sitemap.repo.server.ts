import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/**
 * The numbers, from 0, of the ranges of `rangeSize` ids that contain products with a price; a lookup for
 * each instead of a full scan.
 */
export async function listProductRanges(
  db: Queryable,
  query: { rangeSize: number; limit: number },
): Promise<number[]> {
  const { rangeSize, limit } = query;
  const rows = await db.rows(
    z.object({ number: z.number() }),
    sql`with recursive found (number) as (
        (select (product_id - 1) / ${rangeSize}::bigint from product_price
          order by product_id limit 1)
        union all
        select (
          select (product_id - 1) / ${rangeSize}::bigint from product_price
          where product_id > (found.number + 1) * ${rangeSize}::bigint
          order by product_id limit 1
        ) from found where found.number is not null
      )
      select number from found where number is not null order by number limit ${limit}`,
  );
  return rows.map(({ number }) => number);
}

const entryRow = rowOf({ id: z.number(), changedAt: z.date() });

export type SitemapProduct = z.infer<typeof entryRow>;

/**
 * Priced products in the order of ids, with the time their page last changed: when the newest price
 * interval of any of their offers opened or closed.
 */
export async function listSitemapProducts(
  db: Queryable,
  query: { afterId: number; upToId: number; limit: number },
): Promise<SitemapProduct[]> {
  return db.rows(
    entryRow,
    sql`select product.id, greatest(first_seen_at, (
          select max(coalesce(price_since, (select valid_to from closed_price_interval
            where offer_id = offer.id order by valid_from desc limit 1)))
          from offer where offer.product_id = product.id
        )) as changed_at
      from product join product_price on product_price.product_id = product.id
      where product.id > ${query.afterId}::bigint and product.id <= ${query.upToId}::bigint
      order by product.id limit ${query.limit}`,
  );
}

/** The time of the newest price change; null before the first. */
export async function findNewestPriceChangeAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.rows(
    z.object({ changed_at: z.date() }),
    sql`select changed_at from price_change order by id desc limit 1`,
  );
  return row?.changed_at ?? null;
}
