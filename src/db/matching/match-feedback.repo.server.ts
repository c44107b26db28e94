import { z } from 'zod';
import type { FeedOfferKey } from '~/domain/matching/match-question';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Stores the products that an offer does not belong to. */
export async function insertMatchRejections(
  db: Queryable,
  { retailerId, retailerKey }: FeedOfferKey,
  productIds: readonly number[],
  rejectedAt: Date,
): Promise<void> {
  await db.execute(
    sql`insert into match_rejection (retailer_id, retailer_key, product_id, rejected_at)
      select ${retailerId}::integer, ${retailerKey}::text, product.id, ${rejectedAt}::timestamptz
      from product where product.id = any(${productIds}::integer[])
      on conflict do nothing`,
  );
}

/** Forgets the products that an offer does not belong to. */
export async function deleteMatchRejections(
  db: Queryable,
  { retailerId, retailerKey }: FeedOfferKey,
): Promise<void> {
  await db.execute(sql`delete from match_rejection
    where retailer_id = ${retailerId} and retailer_key = ${retailerKey}`);
}

/** The products that these offers of a retailer do not belong to. */
export async function listMatchRejections(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
  limit: number,
): Promise<{ retailerKey: string; productId: number }[]> {
  const row = z
    .object({ retailer_key: z.string(), product_id: z.number() })
    .transform((found) => ({ retailerKey: found.retailer_key, productId: found.product_id }));
  return db.rows(
    row,
    sql`select retailer_key, product_id from match_rejection
      where retailer_id = ${retailerId} and retailer_key = any(${retailerKeys}::text[])
      order by retailer_key, product_id limit ${limit}`,
  );
}

/** Stores that two brand keys are one brand; the latest entry for an alias wins. */
export async function upsertBrandAlias(
  db: Queryable,
  alias: { aliasKey: string; brandKey: string; learnedAt: Date },
): Promise<void> {
  await db.execute(
    sql`insert into brand_alias (alias_key, brand_key, learned_at)
      values (${alias.aliasKey}, ${alias.brandKey}, ${alias.learnedAt})
      on conflict (alias_key) do update set brand_key = excluded.brand_key,
        learned_at = excluded.learned_at`,
  );
}

/** Forgets an alias, if it was learned at that time. */
export async function deleteBrandAlias(
  db: Queryable,
  { aliasKey, learnedAt }: { aliasKey: string; learnedAt: Date },
): Promise<void> {
  await db.execute(
    sql`delete from brand_alias where alias_key = ${aliasKey} and learned_at = ${learnedAt}`,
  );
}

/** The brand aliases from the operator's decisions. */
export async function listBrandAliases(
  db: Queryable,
  limit: number,
): Promise<{ aliasKey: string; brandKey: string }[]> {
  const row = z
    .object({ alias_key: z.string(), brand_key: z.string() })
    .transform((found) => ({ aliasKey: found.alias_key, brandKey: found.brand_key }));
  return db.rows(
    row,
    sql`select alias_key, brand_key from brand_alias order by alias_key limit ${limit}`,
  );
}
