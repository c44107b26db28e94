import { z } from 'zod';
import type { Retailer, RetailerSettings } from '~/domain/catalog/product';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const retailerShape = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  shippingCents: z.number().nullable(),
  freeShippingFromCents: z.number().nullable(),
  returnPolicy: z.string(),
  affiliateTemplate: z.string(),
  priceMatchEligible: z.boolean(),
  domains: z.array(z.string()),
};
export const retailerRow = rowOf(retailerShape);

const settingsRow = rowOf({ ...retailerShape, chain: z.string().nullable() });

const columns: readonly Column<Retailer>[] = [
  { name: 'id', type: 'integer', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'slug', type: 'text', value: ({ slug }) => slug },
  { name: 'shipping_cents', type: 'integer', value: (row) => row.shippingCents },
  { name: 'free_shipping_from_cents', type: 'integer', value: (row) => row.freeShippingFromCents },
  { name: 'return_policy', type: 'text', value: (row) => row.returnPolicy },
  { name: 'affiliate_template', type: 'text', value: (row) => row.affiliateTemplate },
  { name: 'price_match_eligible', type: 'boolean', value: (row) => row.priceMatchEligible },
  { name: 'domains', type: 'text[]', value: (row) => row.domains },
];

export const retailerFields = sql`id, name, slug, shipping_cents, free_shipping_from_cents, return_policy,
  affiliate_template, price_match_eligible, domains`;

export async function insertRetailers(
  db: Queryable,
  retailers: readonly Retailer[],
): Promise<void> {
  await db.execute(insertRows('retailer', columns, retailers));
}

/** Retailers in the order of their names. */
export async function listRetailers(db: Queryable, limit: number): Promise<Retailer[]> {
  return db.rows(
    retailerRow,
    sql`select ${retailerFields} from retailer order by name, id limit ${limit}`,
  );
}

/** Like `listRetailers`, with their settings. */
export async function listRetailerSettings(
  db: Queryable,
  limit: number,
): Promise<RetailerSettings[]> {
  return db.rows(
    settingsRow,
    sql`select ${retailerFields}, chain from retailer order by name, id limit ${limit}`,
  );
}

/** The retailers with these ids, by id. */
export async function listRetailersById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Retailer>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const retailers = await db.rows(
    retailerRow,
    sql`select ${retailerFields} from retailer where id = any(${wanted}::integer[])
      limit ${wanted.length}`.prepared('retailers'),
  );
  return new Map(retailers.map((retailer) => [retailer.id, retailer]));
}

/** One retailer by the slug in its URLs, or null. */
export async function findRetailerBySlug(db: Queryable, slug: string): Promise<Retailer | null> {
  const [retailer] = await db.rows(
    retailerRow,
    sql`select ${retailerFields} from retailer where slug = ${slug}`,
  );
  return retailer ?? null;
}

/** A retailer by its name, case-insensitive. */
export async function findRetailerByName(
  db: Queryable,
  name: string,
): Promise<RetailerSettings | null> {
  const [retailer] = await db.rows(
    settingsRow,
    sql`select ${retailerFields}, chain from retailer where lower(name) = lower(${name}) or slug = ${name}
      order by id limit 1`,
  );
  return retailer ?? null;
}

/** Updates a retailer; its name stays. */
export async function updateRetailer(db: Queryable, retailer: Retailer): Promise<void> {
  await db.execute(sql`update retailer set shipping_cents = ${retailer.shippingCents},
      free_shipping_from_cents = ${retailer.freeShippingFromCents},
      return_policy = ${retailer.returnPolicy},
      affiliate_template = ${retailer.affiliateTemplate},
      price_match_eligible = ${retailer.priceMatchEligible},
      domains = ${retailer.domains}
    where id = ${retailer.id}`);
}

/** Sets the currency of a retailer's prices, where a feed does not say. */
export async function updateRetailerCurrency(
  db: Queryable,
  retailer: { id: number; currency: string },
): Promise<void> {
  await db.execute(
    sql`update retailer set currency = ${retailer.currency} where id = ${retailer.id}`,
  );
}

/** Sets the chain whose shops share product ids with a retailer; null: none. */
export async function updateRetailerChain(
  db: Queryable,
  retailer: { id: number; chain: string | null },
): Promise<void> {
  await db.execute(sql`update retailer set chain = ${retailer.chain} where id = ${retailer.id}`);
}

/** Prevents concurrent additions of retailers until the transaction ends; does not block reads. */
export async function lockRetailers(db: Queryable): Promise<void> {
  await db.execute(sql`lock table retailer in share row exclusive mode`);
}

/** The highest id of a retailer; 0 if there are none. */
export async function findMaxRetailerId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`select coalesce(max(id), 0) as id from retailer`,
  );
  return row?.id ?? 0;
}
