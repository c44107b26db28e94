import { z } from 'zod';
import type { DailyLow } from '~/domain/prices/daily-lows';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

type ProductDailyLow = DailyLow & { productId: number };

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

const columns: readonly Column<ProductDailyLow>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'price_cents', type: 'integer', value: ({ priceCents }) => priceCents },
  { name: 'first_day', type: 'text', value: ({ firstDay }) => isoDay(firstDay) },
  { name: 'last_day', type: 'text', value: ({ lastDay }) => isoDay(lastDay) },
];

const firstDayColumns: readonly Column<Pick<ProductDailyLow, 'productId' | 'firstDay'>>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'first_day', type: 'text', value: ({ firstDay }) => isoDay(firstDay) },
];

/** Adds the lowest prices on ranges of days. */
export async function insertDailyLows(
  tx: Queryable,
  lows: readonly ProductDailyLow[],
): Promise<void> {
  if (lows.length === 0) return;
  await tx.execute(sql`insert into daily_low_price (product_id, price_cents, first_day, last_day)
    select product_id, price_cents, first_day::date, last_day::date
    from ${rowTable(columns, lows)}`);
}

const lowRow = z
  .object({
    product_id: z.number(),
    price_cents: z.number(),
    first_day: z.string(),
    last_day: z.string(),
  })
  .transform(
    (row): ProductDailyLow => ({
      productId: row.product_id,
      priceCents: row.price_cents,
      firstDay: new Date(row.first_day),
      lastDay: new Date(row.last_day),
    }),
  );

/** Deletes and returns the stored lows of products that overlap or touch the time from a product's day on. */
export async function takeDailyLowsFrom(
  tx: Queryable,
  firstDays: readonly { productId: number; firstDay: Date }[],
): Promise<ProductDailyLow[]> {
  const given = rowTable(firstDayColumns, firstDays);
  return tx.rows(
    lowRow,
    sql`delete from daily_low_price as stored using ${given}
      where stored.product_id = given.product_id and last_day >= given.first_day::date - 1
      returning stored.product_id, price_cents, stored.first_day::text as first_day,
        last_day::text as last_day`,
  );
}

/** The stored daily lows of a product, oldest first. */
export async function listDailyLows(
  db: Queryable,
  query: { productId: number; limit: number },
): Promise<ProductDailyLow[]> {
  return db.rows(
    lowRow,
    sql`select product_id, price_cents, first_day::text as first_day, last_day::text as last_day
      from daily_low_price where product_id = ${query.productId}
      order by daily_low_price.first_day limit ${query.limit}`,
  );
}
