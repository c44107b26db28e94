import { z } from 'zod';
import type { PriceInterval } from '~/domain/catalogue/product';
import { type Column, rowTable } from './bulk.server';
import { CopyDraft, copyTable } from './copy-draft.server';
import { copyRows } from './copy-rows.server';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

const intervalRow = z
  .object({
    offer_id: z.number(),
    price_cents: z.number(),
    valid_from: z.date(),
    valid_to: z.date().nullable(),
  })
  .transform(
    (row): PriceInterval => ({
      offerId: row.offer_id,
      priceCents: row.price_cents,
      from: row.valid_from,
      to: row.valid_to,
    }),
  );

const columns: readonly Column<PriceInterval>[] = [
  { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
  { name: 'price_cents', type: 'integer', value: ({ priceCents }) => priceCents },
  { name: 'valid_from', type: 'timestamptz', value: ({ from }) => from },
  { name: 'valid_to', type: 'timestamptz', value: ({ to }) => to },
];

const table = copyTable('price_interval', columns);

/** Takes new intervals. */
export const draftPriceIntervals = () => new CopyDraft(table);

export async function insertPriceIntervals(
  db: Queryable,
  intervals: readonly PriceInterval[],
): Promise<void> {
  await copyRows(db, table, intervals);
}

/** Ends the open interval of each of these offers. */
export async function updatePriceIntervalsClosed(
  db: Queryable,
  closings: readonly { offerId: number; at: Date }[],
): Promise<void> {
  const given = rowTable(
    [
      { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
      { name: 'closed_at', type: 'timestamptz', value: ({ at }) => at },
    ],
    closings,
  );
  await db.execute(sql`
    update price_interval set valid_to = given.closed_at from ${given}
    where price_interval.offer_id = given.offer_id and price_interval.valid_to is null`);
}

/**
 * The intervals of a product's offers that touch the window, offer by offer, oldest first. They are
 * whole: the first may begin before the window.
 */
export async function listPriceIntervals(
  db: Queryable,
  query: { productId: number; from: Date; to: Date; limit: number },
): Promise<PriceInterval[]> {
  return db.rows(
    intervalRow,
    sql`select offer_id, price_interval.price_cents, valid_from, valid_to
      from price_interval join offer on offer.id = offer_id
      where product_id = ${query.productId} and valid_from < ${query.to}
        and (valid_to is null or valid_to > ${query.from})
      order by offer_id, valid_from limit ${query.limit}`,
  );
}
