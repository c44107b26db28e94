import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** The progress of refreshing the price drops. */
export interface PriceDropProgress {
  /** The last product of the initial pass; null after that pass. */
  upToProduct: number | null;
  /** The last processed price change. */
  upToChange: number;
}

/** Reads the progress and locks it until the transaction ends: one process at a time continues. */
export async function lockPriceDropProgress(tx: Queryable): Promise<PriceDropProgress> {
  const [row] = await tx.rows(
    z.object({ up_to_product: z.number().nullable(), up_to_change: z.number() }),
    sql`select up_to_product, up_to_change from price_drop_progress for update`,
  );
  if (!row) throw new Error('The table price_drop_progress is missing its only row.');
  return { upToProduct: row.up_to_product, upToChange: row.up_to_change };
}

export async function updatePriceDropProgress(
  tx: Queryable,
  progress: PriceDropProgress,
): Promise<void> {
  await tx.execute(sql`update price_drop_progress
    set up_to_product = ${progress.upToProduct}, up_to_change = ${progress.upToChange}`);
}

/** The highest product id; 0 if there are none. */
export async function findLastProductId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ last: z.number() }),
    sql`select coalesce(max(id), 0) as last from product`,
  );
  return row?.last ?? 0;
}
