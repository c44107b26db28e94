import { z } from 'zod';
import { changeKinds, type ProductChange } from '~/domain/changes/product-change';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** A change as one store's feed states it. */
export interface StatedChange extends ProductChange {
  productId: number;
  retailerId: number;
  /** Null: of the demo catalog. */
  retailerKey: string | null;
  runId: number | null;
  factsHash: number | null;
  priceCentsBefore: number | null;
  priceCentsAfter: number | null;
  seenAt: Date;
  confirmedAt: Date | null;
}

const columns: readonly Column<StatedChange>[] = [
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'kind', type: 'text', value: ({ kind }) => kind },
  { name: 'retailer_id', type: 'integer', value: ({ retailerId }) => retailerId },
  { name: 'retailer_key', type: 'text', value: ({ retailerKey }) => retailerKey },
  { name: 'run_id', type: 'bigint', value: ({ runId }) => runId },
  { name: 'facts_hash', type: 'integer', value: ({ factsHash }) => factsHash },
  { name: 'before', type: 'text[]', value: ({ before }) => before },
  { name: 'after', type: 'text[]', value: ({ after }) => after },
  { name: 'price_cents_before', type: 'integer', value: (change) => change.priceCentsBefore },
  { name: 'price_cents_after', type: 'integer', value: (change) => change.priceCentsAfter },
  { name: 'seen_at', type: 'timestamptz', value: ({ seenAt }) => seenAt },
  { name: 'confirmed_at', type: 'timestamptz', value: ({ confirmedAt }) => confirmedAt },
];

/** Stores changes; an open one of the same entry must have been deleted. */
export async function insertProductChanges(
  db: Queryable,
  changes: readonly StatedChange[],
): Promise<void> {
  if (changes.length > 0) await db.execute(insertRows('product_change', columns, changes));
}

const shownRow = z
  .object({
    kind: z.enum(changeKinds),
    before: z.array(z.string()),
    after: z.array(z.string()),
    price_cents_before: z.number().nullable(),
    price_cents_after: z.number().nullable(),
    seen_at: z.date(),
    retailer: z.string(),
  })
  .transform((row) => ({
    kind: row.kind,
    before: row.before,
    after: row.after,
    priceCentsBefore: row.price_cents_before,
    priceCentsAfter: row.price_cents_after,
    seenAt: row.seen_at,
    retailer: row.retailer,
  }));

export type ShownChange = z.infer<typeof shownRow>;

/** The confirmed changes of a product, the latest first. */
export async function listConfirmedChanges(
  db: Queryable,
  productId: number,
  limit: number,
): Promise<ShownChange[]> {
  return db.rows(
    shownRow,
    sql`select kind, before, after, price_cents_before, price_cents_after, seen_at,
        retailer.name as retailer
      from product_change join retailer on retailer.id = retailer_id
      where product_id = ${productId} and confirmed_at is not null
      order by seen_at desc, product_change.id limit ${limit}`,
  );
}

const storeChangeRow = z
  .object({
    kind: z.enum(changeKinds),
    retailer_id: z.number(),
    before: z.array(z.string()),
    after: z.array(z.string()),
  })
  .transform(({ retailer_id: retailerId, ...change }) => ({ ...change, retailerId }));

/** What stores have stated about a product, confirmed or not, the latest first. */
export async function listChangesOfProduct(
  db: Queryable,
  productId: number,
  limit: number,
): Promise<(ProductChange & { retailerId: number })[]> {
  return db.rows(
    storeChangeRow,
    sql`select kind, retailer_id, before, after from product_change
      where product_id = ${productId} order by id desc limit ${limit}`,
  );
}
