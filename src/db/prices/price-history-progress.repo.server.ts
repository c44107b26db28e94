import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const progressRow = rowOf({
  /** Intervals that ended before this time have been moved to partitions. */
  movedBefore: z.date(),
  /** Pages of the table that the current pass has read. */
  pagesRead: z.number(),
  /** Of intervals that ended before this time, only daily lows are stored. */
  rawSince: z.date(),
  /** The last product whose daily lows were taken from the oldest partition. */
  upToProduct: z.number(),
});

/** The progress of moving old price intervals and of replacing them by daily lows. */
export type PriceHistoryProgress = z.infer<typeof progressRow>;

/** Reads the progress and locks it until the transaction ends: one process at a time continues. */
export async function lockPriceHistoryProgress(tx: Queryable): Promise<PriceHistoryProgress> {
  const [row] = await tx.rows(
    progressRow,
    sql`select moved_before, pages_read, raw_since, up_to_product
      from price_history_progress for update`,
  );
  if (!row) throw new Error('The table price_history_progress is missing its only row.');
  return row;
}

export async function updatePriceHistoryProgress(
  tx: Queryable,
  progress: PriceHistoryProgress,
): Promise<void> {
  await tx.execute(sql`update price_history_progress set moved_before = ${progress.movedBefore},
    pages_read = ${progress.pagesRead}, raw_since = ${progress.rawSince},
    up_to_product = ${progress.upToProduct}`);
}
