import { z } from 'zod';
import type { ExchangeRate } from '~/domain/prices/exchange-rates';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const rateRow = rowOf({ currency: z.string(), day: z.string(), dollarsPerUnit: z.number() });

const columns: readonly Column<ExchangeRate>[] = [
  { name: 'currency', type: 'text', value: ({ currency }) => currency },
  { name: 'day', type: 'text', value: ({ day }) => day },
  { name: 'dollars_per_unit', type: 'float8', value: ({ dollarsPerUnit }) => dollarsPerUnit },
];

/** Stores rates; a rate of the same currency and day is replaced. */
export async function upsertExchangeRates(
  db: Queryable,
  rates: readonly ExchangeRate[],
  loadedAt: Date,
): Promise<void> {
  await db.execute(sql`insert into exchange_rate (currency, day, dollars_per_unit, loaded_at)
    select currency, day::date, dollars_per_unit, ${loadedAt}::timestamptz
      from ${rowTable(columns, rates)}
    on conflict (currency, day) do update set dollars_per_unit = excluded.dollars_per_unit,
      loaded_at = excluded.loaded_at`);
}

/** The newest rate of each currency on or before a day. */
export async function listRatesOfDay(db: Queryable, day: Date): Promise<ExchangeRate[]> {
  return db.rows(
    rateRow,
    sql`select distinct on (currency) currency, day::text as day, dollars_per_unit
      from exchange_rate where day <= (${day}::timestamptz at time zone 'UTC')::date
      order by currency, exchange_rate.day desc`,
  );
}

/** The newest rates, by currency and day. */
export async function listExchangeRates(db: Queryable, limit: number): Promise<ExchangeRate[]> {
  return db.rows(
    rateRow,
    sql`select currency, day::text as day, dollars_per_unit from exchange_rate
      order by currency, exchange_rate.day desc limit ${limit}`,
  );
}

/** Marks the entries with a converted price as changed, so that the next run uses the new rates. */
export async function updateConvertedStale(db: Queryable): Promise<void> {
  await db.execute(sql`update feed_offer set hash = '' where price_minor is not null`);
}
