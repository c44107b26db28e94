import { z } from 'zod';
import type { Offer } from '~/domain/catalog/product';
import type { NewOffer, NewOfferWithoutId } from '~/domain/prices/price-observation';
import { type Column, rowTable } from '../engine/bulk.server';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import { CopyBuffer, copyTable } from '../engine/copy/copy-buffer.server';
import { copyRows } from '../engine/copy/copy-rows.server';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

const offerRow = z
  .object({
    id: z.number(),
    product_id: z.number(),
    retailer_id: z.number(),
    price_cents: z.number(),
    original_price_cents: z.number().nullable(),
    in_stock: z.boolean(),
    url: z.string(),
    seen_at: z.date(),
  })
  .transform(
    (row): Offer => ({
      id: row.id,
      productId: row.product_id,
      retailerId: row.retailer_id,
      priceCents: row.price_cents,
      originalPriceCents: row.original_price_cents,
      inStock: row.in_stock,
      url: row.url,
      seenAt: row.seen_at,
    }),
  );

const offerFields = sql`id, product_id, retailer_id, price_cents, original_price_cents, in_stock,
  url, seen_at`;

const columnsWithoutId: readonly Column<NewOfferWithoutId>[] = [
  { name: 'product_id', type: 'integer', value: ({ offer }) => offer.productId },
  { name: 'retailer_id', type: 'integer', value: ({ offer }) => offer.retailerId },
  { name: 'price_cents', type: 'integer', value: ({ offer }) => offer.priceCents },
  { name: 'original_price_cents', type: 'integer', value: ({ offer }) => offer.originalPriceCents },
  { name: 'in_stock', type: 'boolean', value: ({ offer }) => offer.inStock },
  { name: 'url', type: 'text', value: ({ offer }) => offer.url },
  { name: 'seen_at', type: 'timestamptz', value: ({ offer }) => offer.seenAt },
  { name: 'price_since', type: 'timestamptz', value: ({ since }) => since },
];

const columns: readonly Column<NewOffer>[] = [
  { name: 'id', type: 'integer', value: ({ offer }) => offer.id },
  ...columnsWithoutId,
];

const table = copyTable('offer', columns);
const tableWithoutId = copyTable('offer', columnsWithoutId);

/** A buffer for new offers that get their ids from the database. */
export const createOfferBuffer = () => new CopyBuffer(tableWithoutId);

export async function insertOffers(db: Queryable, offers: readonly NewOffer[]): Promise<void> {
  await copyRows(db, table, offers);
}

/** Sets the id sequence after the highest existing id. */
export async function updateNextOfferId(db: Queryable): Promise<void> {
  await db.execute(sql`
    select setval(pg_get_serial_sequence('offer', 'id'), coalesce(max(id), 0) + 1, false)
      from (select id from offer union all select id from foreign_price) as used`);
}

/** Reserves ids for new offers. */
export async function listNewOfferIds(db: Queryable, count: number): Promise<number[]> {
  const [row] = await db.rows(
    z.object({ ids: z.array(z.number()) }),
    // Looks up the sequence's name once, not for every id.
    sql`select coalesce(json_agg(nextval(name)), '[]') as ids
      from (select pg_get_serial_sequence('offer', 'id')::regclass as name offset 0) as sequence,
        generate_series(1, ${count}::integer)`,
  );
  return row?.ids ?? [];
}

const offerLists = z.object({
  id: z.array(z.number()),
  product_id: z.array(z.number()),
  retailer_id: z.array(z.number()),
  price_cents: z.array(z.number()),
  original_price_cents: z.array(z.number().nullable()),
  in_stock: z.array(z.boolean()),
  url: z.array(z.string()),
  seen_ms: z.array(z.number()),
});

/** The offers of these products, grouped by product, cheapest first, out of stock last. */
export async function listOffersOfProducts(
  db: Queryable,
  productIds: readonly number[],
  limit: number,
): Promise<Offer[]> {
  const [lists] = await db.rows(
    offerLists,
    sql`select ${columnLists(offerLists)} from (
      select ${offerFields}, (extract(epoch from seen_at) * 1000)::bigint as seen_ms
      from offer where product_id = any(${productIds}::integer[])
      order by product_id, in_stock desc, price_cents, retailer_id limit ${limit}
    ) as page`,
  );
  return zipColumns(lists, (columns, at) => ({
    id: at(columns.id),
    productId: at(columns.product_id),
    retailerId: at(columns.retailer_id),
    priceCents: at(columns.price_cents),
    originalPriceCents: at(columns.original_price_cents),
    inStock: at(columns.in_stock),
    url: at(columns.url),
    seenAt: new Date(at(columns.seen_ms)),
  }));
}

/** The offers with these ids. */
export async function listOffersById(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<Offer[]> {
  return db.rows(
    offerRow,
    sql`select ${offerFields} from offer where id = any(${ids}::integer[])
      order by id limit ${limit}`,
  );
}

/** The immutable fields of an offer. */
export type OfferKey = Pick<Offer, 'id' | 'productId' | 'retailerId'>;

const keyLists = z.object({
  id: z.array(z.number()),
  product_id: z.array(z.number()),
  retailer_id: z.array(z.number()),
});

async function listKeys(db: Queryable, from: Sql): Promise<OfferKey[]> {
  const [lists] = await db.rows(keyLists, sql`select ${columnLists(keyLists)} from ${from}`);
  return zipColumns(lists, (columns, at) => ({
    id: at(columns.id),
    productId: at(columns.product_id),
    retailerId: at(columns.retailer_id),
  }));
}

/** Finds offers by their ids. */
export async function listOfferKeysById(
  db: Queryable,
  ids: readonly number[],
): Promise<OfferKey[]> {
  return ids.length === 0 ? [] : listKeys(db, sql`offer where id = any(${ids}::integer[])`);
}

/** Finds offers by product and retailer. */
export async function listOfferKeysByProductRetailer(
  db: Queryable,
  pairs: readonly { productId: number; retailerId: number }[],
): Promise<OfferKey[]> {
  if (pairs.length === 0) return [];
  const given = rowTable(
    [
      { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
      { name: 'retailer_id', type: 'integer', value: ({ retailerId }) => retailerId },
    ],
    pairs,
  );
  // A lateral lookup per pair: a join might scan a large table for a few thousand rows.
  return listKeys(
    db,
    sql`(select known.* from ${given} cross join lateral (
      select id, product_id, retailer_id from offer where offer.product_id = given.product_id
        and offer.retailer_id = given.retailer_id limit 1) as known) as found`,
  );
}

/**
 * Updates offers; with `since` null, an offer in stock keeps the start of its current price. The caller
 * holds the lock on the offers' products and has closed the intervals that end.
 */
export async function updateOffers(db: Queryable, offers: readonly NewOffer[]): Promise<void> {
  const changing = columns.filter(({ name }) => !['product_id', 'retailer_id'].includes(name));
  await db.execute(sql`
    update offer set price_cents = given.price_cents,
      original_price_cents = given.original_price_cents, in_stock = given.in_stock,
      url = given.url, seen_at = given.seen_at,
      price_since = case when given.in_stock then coalesce(given.price_since, offer.price_since) end
    from ${rowTable(changing, offers)} where offer.id = given.id`);
}
