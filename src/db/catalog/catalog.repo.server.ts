import { z } from 'zod';
import type { CatalogState } from '~/domain/catalog/catalog-state';
import { averageSavingsPercent } from '~/domain/prices/savings';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';
import { savingsPercentSql } from '../prices/savings-percent.server';

const figuresShape = z.object({
  brandCount: z.number().default(0),
  retailerCount: z.number().default(0),
  offerCount: z.number().default(0),
  reviewCount: z.number().default(0),
  categories: z
    .record(z.string(), z.object({ brandCount: z.number(), reviewCount: z.number() }))
    .default({}),
});

const stateRow = z
  .object({
    version: z.number(),
    product_count: z.number(),
    loaded_at: z.date().nullable(),
    priced_count: z.number(),
    savings_percent_sum: z.number(),
    figures: figuresShape,
  })
  .transform(
    (row): CatalogState => ({
      version: row.version,
      productCount: row.product_count,
      loadedAt: row.loaded_at,
      figures: {
        ...row.figures,
        averageSavingsPercent: averageSavingsPercent(row.savings_percent_sum, row.priced_count),
      },
    }),
  );

/** The catalog's single row of state and figures. */
export async function findCatalogState(db: Queryable): Promise<CatalogState> {
  const [state] = await db.rows(
    stateRow,
    sql`select version, product_count, loaded_at, priced_count, savings_percent_sum, figures
      from catalog`,
  );
  if (!state) throw new Error('The catalog table is missing its only row.');
  return state;
}

/**
 * Counts what shoppers can find: products with a price, their brands, and stores with an offer, in a
 * single pass over the products.
 */
const countedCatalog = sql`
  with listed as materialized (
    select category, brand_id, count(*) as product_count, sum(review_count) as review_count,
      sum(${savingsPercentSql('best_price_cents', 'highest_price_cents')}) as savings_percent_sum
    from product join product_price on product_id = product.id
    group by category, brand_id
  ), by_category as (
    select category,
      jsonb_build_object('brandCount', count(*), 'reviewCount', sum(review_count)) as figures
    from listed group by category
  )
  select coalesce(sum(product_count), 0) as product_count,
    coalesce(sum(product_count), 0) as priced_count,
    coalesce(sum(savings_percent_sum), 0) as savings_percent_sum,
    jsonb_build_object(
      'brandCount', (select count(distinct brand_id) from listed),
      'retailerCount', (select count(*) from retailer
        where exists (select from offer where retailer_id = retailer.id)),
      'offerCount', (select count(*) from offer),
      'reviewCount', coalesce(sum(review_count), 0),
      'categories', coalesce(
        (select jsonb_object_agg(category, figures) from by_category), '{}')) as figures
  from listed`;

/** Records a finished load, recounts the catalog and increments the version. */
export async function updateCatalogLoaded(db: Queryable, load: { loadedAt: Date }): Promise<void> {
  await updateAndNotify(
    db,
    sql`update catalog set version = version + 1, products_version = products_version + 1,
      loaded_at = ${load.loadedAt},
      product_count = counted.product_count, priced_count = counted.priced_count,
      savings_percent_sum = counted.savings_percent_sum, figures = counted.figures
    from (${countedCatalog}) as counted`,
  );
}

/** Recounts the catalog after products were added, increments the version and notifies listeners. */
export async function updateCatalogCounted(db: Queryable): Promise<void> {
  // Lock first: prices recorded concurrently would be counted twice or not at all.
  await db.execute(sql`select from catalog for update`);
  await updateAndNotify(
    db,
    sql`update catalog set version = version + 1, product_count = counted.product_count,
      priced_count = counted.priced_count, savings_percent_sum = counted.savings_percent_sum,
      figures = counted.figures
    from (${countedCatalog}) as counted`,
  );
}

/** Increments the version and updates the figures after price changes. */
export async function updateCatalogPrices(
  db: Queryable,
  change: {
    newOffers: number;
    newlyPriced: number;
    savingsPercent: number;
    /** Whether the caller notifies of new products later, all together. */
    suppressNotify: boolean;
  },
): Promise<void> {
  const { newOffers, newlyPriced, suppressNotify } = change;
  const update = sql`update catalog set version = version + 1,
      products_version = products_version + ${newlyPriced > 0 ? 1 : 0},
      product_count = product_count + ${newlyPriced},
      priced_count = priced_count + ${newlyPriced},
      savings_percent_sum = savings_percent_sum + ${change.savingsPercent},
      figures = case when ${newOffers}::integer = 0 then figures else jsonb_set(figures, '{offerCount}',
        to_jsonb(coalesce((figures ->> 'offerCount')::integer, 0) + ${newOffers}::integer)) end`;
  await updateAndNotify(db, update, { hasNewProducts: newlyPriced > 0 && !suppressNotify });
}

/** Increments the versions after products' tags changed, so that search indexes and pages are rebuilt. */
export async function updateProductsVersion(db: Queryable): Promise<void> {
  await updateAndNotify(
    db,
    sql`update catalog set version = version + 1, products_version = products_version + 1`,
  );
}

/** Increases whenever the set of listed products changes. */
export async function findProductsVersion(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ version: z.number() }),
    sql`select products_version as version from catalog`,
  );
  return row?.version ?? 0;
}

/** Updates the catalog's row and notifies listeners when the transaction commits, in one statement. */
async function updateAndNotify(
  db: Queryable,
  update: Sql,
  { hasNewProducts = true }: { hasNewProducts?: boolean } = {},
): Promise<void> {
  const products = hasNewProducts ? sql`, send_wakeup('products', products_version::text)` : sql``;
  await db.execute(sql`with updated as (${update} returning version, products_version)
    select send_wakeup('catalog', version::text)${products} from updated`);
}
