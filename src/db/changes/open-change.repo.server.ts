import { z } from 'zod';
import { type ChangeKind, changeKinds, type ProductChange } from '~/domain/changes/product-change';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** A change that no second reading has confirmed yet. */
export interface OpenChange extends ProductChange {
  id: number;
  productId: number;
  retailerId: number;
  retailerKey: string;
  runId: number;
  /** The feed that still states it, and the run that wrote its entry last; null: none does. */
  statedIn: { feedId: number; runId: number } | null;
}

const openRow = z
  .object({
    id: z.number(),
    product_id: z.number(),
    kind: z.enum(changeKinds),
    retailer_id: z.number(),
    retailer_key: z.string(),
    run_id: z.number(),
    before: z.array(z.string()),
    after: z.array(z.string()),
    stated_in: z.object({ feedId: z.number(), runId: z.number() }).nullable(),
  })
  .transform(
    (row): OpenChange => ({
      id: row.id,
      productId: row.product_id,
      kind: row.kind,
      retailerId: row.retailer_id,
      retailerKey: row.retailer_key,
      runId: row.run_id,
      before: row.before,
      after: row.after,
      statedIn: row.stated_in,
    }),
  );

const openFields = sql`open.id, open.product_id, kind, open.retailer_id, open.retailer_key, open.run_id, before, after,
  (select json_build_object('feedId', entry.feed_id, 'runId', entry.run_id) from feed_offer as entry
    where entry.retailer_id = open.retailer_id and entry.retailer_key = open.retailer_key
      and entry.product_id = open.product_id and entry.missed = 0
      and entry.facts_hash = open.facts_hash) as stated_in`;

/** The open changes of some entries of a store. */
export async function listOpenChangesOfEntries(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<OpenChange[]> {
  return db.rows(
    openRow,
    sql`select ${openFields} from product_change as open
      where confirmed_at is null and open.retailer_id = ${retailerId}
        and open.retailer_key = any(${retailerKeys}::text[])
      order by open.id`,
  );
}

/** The open changes of all products for which a store has any, those of one product together. */
export async function listOpenChangesOfStore(
  db: Queryable,
  { retailerId, limit }: { retailerId: number; limit: number },
): Promise<OpenChange[]> {
  return db.rows(
    openRow,
    sql`select ${openFields} from product_change as open
      where confirmed_at is null and retailer_key is not null and product_id in (
        select product_id from product_change
        where confirmed_at is null and retailer_id = ${retailerId}
        order by product_id limit ${limit})
      order by open.product_id, open.id limit ${limit}`,
  );
}

interface EntryKind {
  retailerKey: string;
  kind: ChangeKind;
  factsHash: number | null;
}

const entryColumns: readonly Column<EntryKind>[] = [
  { name: 'retailer_key', type: 'text', value: ({ retailerKey }) => retailerKey },
  { name: 'kind', type: 'text', value: ({ kind }) => kind },
  { name: 'facts_hash', type: 'integer', value: ({ factsHash }) => factsHash },
];

/** Deletes open changes that a feed no longer states. */
export async function deleteOpenChanges(
  db: Queryable,
  retailerId: number,
  entries: readonly EntryKind[],
): Promise<void> {
  if (entries.length === 0) return;
  await db.execute(sql`delete from product_change as open using ${rowTable(entryColumns, entries)}
    where confirmed_at is null and retailer_id = ${retailerId}
      and open.retailer_key = given.retailer_key and open.kind = given.kind`);
}

/** Notes that a feed states open changes in other words. */
export async function updateOpenChanges(
  db: Queryable,
  retailerId: number,
  entries: readonly EntryKind[],
): Promise<void> {
  if (entries.length === 0) return;
  await db.execute(sql`update product_change as open set facts_hash = given.facts_hash
    from ${rowTable(entryColumns, entries)}
    where confirmed_at is null and retailer_id = ${retailerId}
      and open.retailer_key = given.retailer_key and open.kind = given.kind`);
}

/** Confirms open changes. */
export async function updateChangesConfirmed(
  db: Queryable,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  await db.execute(
    sql`update product_change set confirmed_at = ${at} where id = any(${ids}::integer[])`,
  );
}
