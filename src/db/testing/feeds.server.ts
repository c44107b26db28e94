import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

const anyRow = z.record(z.string(), z.unknown());

/** Everything that feeds write, without the times of the runs: equal inputs give equal results. */
export async function readImportedData(db: Queryable) {
  const list = (query: Sql) => db.rows(anyRow, query);
  return {
    brands: await list(sql`select id, name, slug from brand order by id`),
    products: await list(
      sql`select id, group_id, brand_id, name, category, subcategory, size_amount, gtin from product
        order by id`,
    ),
    offers: await list(
      sql`select product_id, retailer_id, price_cents, original_price_cents, in_stock, url from offer
        order by 1, 2`,
    ),
    intervals: await list(
      sql`select product_id, price_interval.price_cents, valid_to is null as is_open
        from price_interval join offer on offer.id = offer_id order by product_id, valid_from`,
    ),
    prices: await list(sql`select * from product_price order by product_id`),
    entries: await list(
      sql`select retailer_key, hash, state, product_id, matched_by, price_cents, missed
        from feed_offer order by 1`,
    ),
    catalog: await list(
      sql`select product_count, priced_count, savings_percent_sum, figures from catalog`,
    ),
    reports: await list(
      sql`select report - 'tookMs' as report from feed_run where state = 'done' order by id`,
    ),
  };
}
