import { z } from 'zod';
import type { PriceInterval } from '~/domain/catalog/product';
import { type Column, rowTable } from '../engine/bulk.server';
import { copyTable } from '../engine/copy/copy-buffer.server';
import { copyRows } from '../engine/copy/copy-rows.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

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

const table = copyTable('closed_price_interval', columns);

/** Adds the closed ones of these intervals; an open interval is part of its offer. */
export async function insertClosedIntervals(
  db: Queryable,
  intervals: readonly PriceInterval[],
): Promise<void> {
  await copyRows(
    db,
    table,
    intervals.filter(({ to }) => to !== null),
  );
}

/** Closes the open interval of each of these offers, before the offer is updated. */
export async function insertEndedIntervals(
  db: Queryable,
  endings: readonly { offerId: number; at: Date }[],
): Promise<void> {
  if (endings.length === 0) return;
  const given = rowTable(
    [
      { name: 'offer_id', type: 'integer', value: ({ offerId }) => offerId },
      { name: 'ended_at', type: 'timestamptz', value: ({ at }) => at },
    ],
    endings,
  );
  // A lookup per offer: a join might scan a large table for a few thousand rows.
  await db.execute(sql`
    insert into closed_price_interval (offer_id, price_cents, valid_from, valid_to)
    select given.offer_id, price_cents, price_since, ended_at
    from ${given} cross join lateral (select price_cents, price_since from offer
      where id = given.offer_id and price_since is not null limit 1) as open`);
}

/**
 * The price intervals of a product's offers that overlap the window, grouped by offer, oldest first. They
 * are complete: the first may start before the window. The window starts a year ago at the earliest
 * (`shownPricesSince`).
 */
export async function listPriceIntervals(
  db: Queryable,
  query: { productId: number; from: Date; to: Date; limit: number },
): Promise<PriceInterval[]> {
  return db.rows(
    intervalRow,
    sql`select offer_id, held.price_cents, valid_from, valid_to
      from offer cross join lateral (
        select * from recent_price_interval where offer_id = offer.id and valid_from < ${query.to}
          and (valid_to is null or valid_to > ${query.from}) offset 0) as held
      where product_id = ${query.productId}
      order by offer_id, valid_from limit ${query.limit}`,
  );
}

/** All price intervals of a product's offers that are stored, also those of past years. */
export async function listAllPriceIntervals(
  db: Queryable,
  query: { productId: number; limit: number },
): Promise<PriceInterval[]> {
  return db.rows(
    intervalRow,
    sql`select offer_id, held.price_cents, valid_from, valid_to
      from offer cross join lateral (
        select * from price_interval where offer_id = offer.id offset 0) as held
      where product_id = ${query.productId} order by offer_id, valid_from limit ${query.limit}`,
  );
}
