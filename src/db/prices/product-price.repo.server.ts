import { z } from 'zod';
import type { OfferSummary } from '~/domain/prices/savings';
import type { Column } from '../engine/bulk.server';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import { CopyBuffer, copyTable } from '../engine/copy/copy-buffer.server';
import { copyRows } from '../engine/copy/copy-rows.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { savingsPercentSql } from './savings-percent.server';

/** A product with the summary of its offers. */
export type NewProductPrice = OfferSummary & { productId: number };

const columns: readonly Column<NewProductPrice>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'best_price_cents', type: 'integer', value: ({ bestPriceCents }) => bestPriceCents },
  { name: 'highest_price_cents', type: 'integer', value: (row) => row.highestPriceCents },
  { name: 'on_sale', type: 'boolean', value: ({ onSale }) => onSale },
];

const table = copyTable('product_price', columns);

/** A buffer for the first prices of products. */
export const createProductPriceBuffer = () => new CopyBuffer(table);

export async function insertProductPrices(
  db: Queryable,
  prices: readonly NewProductPrice[],
): Promise<void> {
  await copyRows(db, table, prices);
}

/**
 * Locks products in the order of ids; returns the existing ones. Every change of offers requires the lock
 * on their products: concurrent changes wait instead of deadlocking, and none computes a best price from
 * offers that another is about to change.
 */
export async function lockProducts(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const [row] = await db.rows(
    z.object({ ids: z.array(z.number()) }),
    sql`select coalesce(json_agg(id), '[]') as ids from (
      select id from product where id = any(${ids}::integer[]) order by id for no key update) as held`,
  );
  return row?.ids ?? [];
}

const changeLists = z.object({
  product_id: z.array(z.number()),
  savings_change: z.array(z.number()),
  newly_priced: z.array(z.boolean()),
});

export interface ProductPriceChange {
  productId: number;
  /** The change of the savings badge, in percentage points. */
  savingsChange: number;
  /** Whether it had no price before. */
  newlyPriced: boolean;
}

/**
 * Updates best price, highest price and sale state of products from their offers, by the rule of
 * `summarizeOffers`; returns the products that changed.
 */
export async function updateProductPrices(
  db: Queryable,
  productIds: readonly number[],
): Promise<ProductPriceChange[]> {
  if (productIds.length === 0) return [];
  const [lists] = await db.rows(
    changeLists,
    // A lateral lookup per product: a join might scan a large table for a few thousand rows.
    sql`with changed as (
        select given.product_id, best, highest, summary.on_sale, best_price_cents as old_best,
          highest_price_cents as old_highest
        from unnest(${productIds}::integer[]) as given (product_id)
        cross join lateral (
          select coalesce(min(price_cents) filter (where in_stock), min(price_cents)) as best,
            coalesce(max(price_cents) filter (where in_stock), max(price_cents)) as highest,
            bool_or(coalesce(price_cents < original_price_cents, false)) as on_sale
          from offer where offer.product_id = given.product_id) as summary
        left join lateral (
          select best_price_cents, highest_price_cents, on_sale
          from product_price where product_price.product_id = given.product_id limit 1) as before on true
        where best is not null and (best_price_cents, highest_price_cents, before.on_sale)
          is distinct from (best, highest, summary.on_sale)
      ), written as (
        insert into product_price (product_id, best_price_cents, highest_price_cents, on_sale)
        select product_id, best, highest, on_sale from changed
        on conflict (product_id) do update set best_price_cents = excluded.best_price_cents,
          highest_price_cents = excluded.highest_price_cents, on_sale = excluded.on_sale
      )
      select ${columnLists(changeLists)}
      from (select product_id, old_best is null as newly_priced,
          (${savingsPercentSql('best', 'highest')}
            - coalesce(${savingsPercentSql('old_best', 'old_highest')}, 0))::integer as savings_change
        from changed order by product_id) as change`,
  );
  return zipColumns(lists, (columns, at) => ({
    productId: at(columns.product_id),
    savingsChange: at(columns.savings_change),
    newlyPriced: at(columns.newly_priced),
  }));
}
