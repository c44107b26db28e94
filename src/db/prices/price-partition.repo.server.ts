import { z } from 'zod';
import { monthStart } from '~/domain/prices/price-retention';
import type { Queryable } from '../engine/database.server';
import { Sql, sql } from '../engine/sql.server';

const parent = 'past_price_interval';
const namePattern = /^past_price_interval_(\d{4})_(\d{2})$/;

/** The months that have a partition of past price intervals, oldest first. */
export async function listPricePartitions(db: Queryable): Promise<Date[]> {
  const rows = await db.rows(
    z.object({ name: z.string() }),
    sql`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = ${parent}::regclass order by name`,
  );
  return rows.flatMap(({ name }) => monthOfPartition(name) ?? []);
}

/** The month of a table of this name; null if it is not a partition of price intervals. */
export function monthOfPartition(name: string): Date | null {
  const [, year, month] = namePattern.exec(name) ?? [];
  return year && month ? new Date(`${year}-${month}-01T00:00:00Z`) : null;
}

/** Adds the partitions of these months that are missing. No query waits for it. */
export async function createPricePartitions(tx: Queryable, months: readonly Date[]): Promise<void> {
  if (months.length === 0) return;
  const existing = new Set((await listPricePartitions(tx)).map(Number));
  for (const month of months.filter((start) => !existing.has(Number(start)))) {
    const name = partitionName(month);
    // "Create table … partition of" would lock the whole table against readers.
    await tx.execute(statement(`create table ${name} (like ${parent} including all)`));
    await tx.execute(
      statement(`alter table ${parent} attach partition ${name}
        for values from ('${month.toISOString()}') to ('${monthStart(month, 1).toISOString()}')`),
    );
  }
}

/**
 * Drops a partition with its rows. Waits at most a second for queries that are reading it, because others
 * wait behind this one; then it fails.
 */
export async function dropPricePartition(tx: Queryable, month: Date): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '1s'`);
  await tx.execute(statement(`drop table ${partitionName(month)}`));
}

const partitionName = (month: Date) =>
  `${parent}_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** A statement made of constants and dates, never of input. */
function statement(text: string): Sql {
  return new Sql([text], []);
}
